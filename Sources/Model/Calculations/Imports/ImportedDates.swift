import DataSource

// Day order of a file's dates: chosen, declared, or evident from a day above 12.
struct ImportedDates {
    let order: ToldDayOrder?

    init(_ file: ImportedFile, choice: DayOrder?) {
        if let choice {
            order = ToldDayOrder(choice, .person)
        } else if let told = file.dayOrder, told.source == .format {
            order = told
        } else {
            order = Self.evidence(file.readings) ?? file.dayOrder
        }
    }

    func day(_ date: ImportedDate) throws(ImportRefusal.Reason) -> Day {
        if case .day(let day) = date { return day }
        if let order {
            guard let day = date.day(order.order) else { throw .noSuchDay }
            return day
        }
        let days = Self.orders(of: date).compactMap(date.day)
        guard let day = days.first ?? date.day(.yearFirst) else { throw .noSuchDay }
        // 3/3 is the same day in any order.
        guard Set(days).count <= 1 else { throw .eitherDay }
        return day
    }

    // A year of two digits may also come first.
    private static func orders(of date: ImportedDate) -> [DayOrder] {
        guard case .parts(_, _, let last) = date, last < 100 else {
            return [.dayFirst, .monthFirst]
        }
        return [.dayFirst, .monthFirst, .yearFirst]
    }

    // Contradicting days are no evidence.
    private static func evidence(_ readings: [ImportedReading]) -> ToldDayOrder? {
        var found: Set<DayOrder> = []
        for reading in readings {
            guard case .parts = reading.date else { continue }
            let orders = orders(of: reading.date).filter { reading.date.day($0) != nil }
            if orders.count == 1 { found.insert(orders[0]) }
            if found.count > 1 { return nil }
        }
        return found.first.map { ToldDayOrder($0, .days) }
    }
}
