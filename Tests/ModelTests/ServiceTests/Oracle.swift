import DataSource

/// What every figure must be, from whole numbers alone and without a line of the Services.
struct Oracle {
    struct Reading {
        let year: Int
        let month: Int
        let day: Int
        /// Days since Monday, 1 January 2024.
        let number: Int
        /// In ten-billionths of a kilogram.
        let weight: Int
        /// In micrometres.
        let height: Int
    }

    static let bounds: [Scheme: [Int]] = [
        .who: [1600, 1700, 1850, 2500, 3000, 3500, 4000], .asianActionPoints: [1850, 2300, 2750],
        .asiaPacific: [1850, 2300, 2500, 3000], .jasso: [1850, 2500, 3000, 3500, 4000],
    ]
    static let normal: [Scheme: Int] = [.who: 3, .asianActionPoints: 1, .asiaPacific: 1, .jasso: 1]

    let readings: [Reading]
    let scheme: Scheme
    /// Of the unit that is shown, in ten-billionths of a kilogram.
    let size: Int

    /// kg / m² times a hundred is weight · 10,000 / height², in the units above.
    func bmi(_ reading: Reading) -> Int {
        let (part, whole) = (reading.weight * 10_000, reading.height * reading.height)
        let rounded = half(part, whole)
        let isBelow = (Self.bounds[scheme] ?? []).contains { $0 == rounded && part < $0 * whole }
        return isBelow ? rounded - 1 : rounded
    }

    func place(_ reading: Reading) -> Int {
        (Self.bounds[scheme] ?? []).count {
            reading.weight * 10_000 >= $0 * reading.height * reading.height
        }
    }

    func change(_ index: Int) -> Int? {
        index > 0 ? half((readings[index].weight - readings[index - 1].weight) * 10, size) : nil
    }

    /// In tenths of the unit, found by trying them one by one from a safe distance.
    func healthy(_ height: Int) -> ClosedRange<Int> {
        let place = Self.normal[scheme] ?? 0
        let isNormal = { (tenths: Int) in
            let weight = tenths * (self.size / 10)
            return self.place(
                Reading(year: 0, month: 0, day: 0, number: 0, weight: weight, height: height)
            ) == place
        }
        var lower = 0
        while !isNormal(lower) { lower += 1 }
        var upper = lower
        while isNormal(upper + 1) { upper += 1 }
        return lower...upper
    }

    func groups(_ key: (Reading) -> Int) -> [[Reading]] {
        var groups = [[Reading]]()
        for reading in readings {
            if let last = groups.last?.last, key(last) == key(reading) {
                groups[groups.count - 1].append(reading)
            } else {
                groups.append([reading])
            }
        }
        return groups
    }

    func mean(_ readings: [Reading]) -> Int {
        half(readings.reduce(0) { $0 + $1.weight } * 10, size * readings.count)
    }

    func tenths(_ weight: Int) -> Int { half(weight * 10, size) }

    func hundredths(_ weight: Int) -> Int { half(weight * 100, size) }

    /// Halves away from zero.
    private func half(_ part: Int, _ whole: Int) -> Int {
        let rounded = (2 * abs(part) + whole) / (2 * whole)
        return part < 0 ? -rounded : rounded
    }
}
