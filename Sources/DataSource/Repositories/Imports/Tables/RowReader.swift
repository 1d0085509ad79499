protocol RowReader {
    mutating func take(_ row: CSVRow, _ file: inout ImportedFile)
}

extension CSVRow {
    func moment(_ place: Int) throws(ImportRefusal.Reason) -> WrittenMoment {
        let result = with(place) { text -> Result<WrittenMoment, ImportRefusal.Reason> in
            do throws(ImportRefusal.Reason) {
                return .success(try WrittenMoment(text))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension ImportedReading {
    mutating func fill(
        _ weight: WrittenWeight,
        isInGrams: Bool = false
    ) throws(ImportRefusal.Reason) {
        switch weight {
        case .absent: throw .notAWeight
        case .refused(let reason): throw reason
        case .number(let number, nil):
            self.weight = isInGrams ? number / 1000 : number
        case .number(let number, .grams):
            self.weight = number / 1000
            unit = .kilograms
        case .number(let number, .kilograms): (self.weight, unit) = (number, .kilograms)
        case .number(let number, .pounds): (self.weight, unit) = (number, .pounds)
        case .number(let number, .stones): (self.weight, unit) = (number, .stones)
        case .number(let number, .bareStones):
            self.weight = number
            isInStones = true
        }
    }
}

extension ImportedFile {
    mutating func cleaned(_ text: String) -> String {
        let cleaned = ImportedText.cleaned(text)
        // A changed line end does not count as cleaned.
        let returns = text.utf8.count { $0 == 0x0D }
        if cleaned.utf8.count + returns != text.utf8.count { cleanedCount += 1 }
        return cleaned
    }
}
