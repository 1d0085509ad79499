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
        case .number(let number, nil): self.weight = isInGrams ? number / 1000 : number
        case .number(let number, let named): (self.weight, unit) = (number, named)
        case .bareParts(let number): (self.weight, isCompound) = (number, true)
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
