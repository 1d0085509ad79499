import DataSource

// Possible orders of a date's parts: year first in Japanese, ambiguous in English.
struct DateOrder {
    let language: Language
    let isDotted: Bool

    func readings(of parts: [DatePart]) -> [DateReading] {
        switch parts.count {
        case 1: alone(parts[0])
        case 2: pair(nil, parts[0], parts[1])
        default: triple(parts)
        }
    }

    private func alone(_ part: DatePart) -> [DateReading] {
        if part.digits == 8, part.role == nil {
            let (year, rest) = part.number.quotientAndRemainder(dividingBy: 10_000)
            guard year > 99 else { return [] }
            return [DateReading(year: year, month: rest / 100, day: rest % 100)]
        }
        return part.can(.day) ? [DateReading(day: part.number)] : []
    }

    private func pair(_ year: Int?, _ first: DatePart, _ second: DatePart) -> [DateReading] {
        let dayFirst = reading(year, month: second, day: first)
        let monthFirst = reading(year, month: first, day: second)
        if first.role != nil || second.role != nil { return [monthFirst ?? dayFirst].compact }
        if language == .japanese { return oneOf(monthFirst, dayFirst) }
        return isDotted ? [dayFirst].compact : [dayFirst, monthFirst].compact
    }

    private func triple(_ parts: [DatePart]) -> [DateReading] {
        let (first, second, third) = (parts[0], parts[1], parts[2])
        if first.isYear { return [reading(first.number, month: second, day: third)].compact }
        if third.isYear { return pair(third.number, first, second) }
        guard parts.allSatisfy({ $0.digits <= 2 && $0.role != .year }) else { return [] }
        if first.role != nil || second.role != nil { return pair(third.number, first, second) }
        let yearFirst = reading(first.number, month: second, day: third)
        if language == .japanese { return oneOf(yearFirst, nil) }
        let yearLast = pair(third.number, first, second)
        // A day of 2003 is unlikely to be written as 3/4/26.
        return yearLast.isEmpty || first.number > 12 ? [yearFirst].compact + yearLast : yearLast
    }

    private func reading(_ year: Int?, month: DatePart, day: DatePart) -> DateReading? {
        guard month.can(.month), day.can(.day), (1...12).contains(month.number) else { return nil }
        guard (1...31).contains(day.number) else { return nil }
        return DateReading(year: year, month: month.number, day: day.number)
    }

    private func oneOf(_ first: DateReading?, _ second: DateReading?) -> [DateReading] {
        [first ?? second].compact
    }
}

extension [DateReading?] {
    fileprivate var compact: [DateReading] { compactMap(\.self) }
}
