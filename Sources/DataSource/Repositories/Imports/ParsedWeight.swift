// A number with either decimal mark, perhaps with a unit.
enum ParsedWeight: Equatable {
    case absent
    case number(Double, WeightUnit?)
    // "11 6": valid only in files of a compound unit.
    case bareParts(Double)
    case refused(ImportRefusal.Reason)

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let text = text.trimmed
        if let number = Double(shortDecimal: text) {
            self = number == 0 ? .absent : .number(number, nil)
        } else if text.isEmpty || text.isAnyCase("null") || text.isAnyCase("--")
            || text.isAnyCase("-")
        {
            self = .absent
        } else {
            do throws(EntryError) {
                self = try Measurement(text)?.importedWeight ?? .refused(.notAWeight)
            } catch {
                self = .refused(error == .bothDecimalMarks ? .bothDecimalMarks : .notAWeight)
            }
        }
    }
}

extension Measurement {
    fileprivate var importedWeight: ParsedWeight? {
        let (first, unit) = (parts[0].number, parts[0].unit)
        guard first.isFinite else { return nil }
        guard parts.count > 1 else {
            let weight: ParsedWeight? =
                switch unit {
                case nil: .number(first, nil)
                case .grams: .number(first / 1000, .kilograms)
                case .weight(let unit): .number(first, unit)
                default: nil
                }
            return weight.map { first == 0 ? .absent : $0 }
        }
        // 11st 6.5lb or 11 6
        let compound = unit == nil ? .stones : unit?.weight
        guard let compound, compound.isCompound, parts.count == 2, first == first.rounded(),
            parts[1].unit == nil || parts[1].unit == .weight(compound.single)
        else { return nil }
        let (rest, count) = (parts[1].number, Double(compound.singles))
        guard rest < count else { return nil }
        return unit == nil
            ? .bareParts(first + rest / count) : .number(first * count + rest, compound.single)
    }
}

// A length in other programs' notation, perhaps with a unit.
struct ParsedHeight: Equatable {
    // `nil` if empty, 0 if unparsable.
    let centimetres: Double?

    // Smaller values are metres, even below a head in centimetres.
    private static let mostMetres = 3.0

    // `factor` is that of a number alone.
    init(_ text: UnsafeBufferPointer<UInt8>, centimetres factor: Double) {
        let text = text.trimmed
        let isZero = text.contains { $0.isDigit }
        guard !OffsetText.isAbsent(text) || isZero else {
            centimetres = nil
            return
        }
        let measurement = (try? Measurement(text)) ?? nil
        guard let first = measurement?.parts.first else {
            centimetres = 0
            return
        }
        let isBare = first.unit == nil && measurement?.parts.count == 1
        let length = isBare ? first.number * factor : measurement?.centimetres ?? 0
        let isInCentimetres = isBare ? factor == 1 : first.unit == .centimetres
        centimetres = isInCentimetres && length < Self.mostMetres ? length * 100 : length
    }
}
