import DataSource

extension OwnMeasure {
    // Follows from name and unit, so that two machines that define a measure agree on its values.
    func identifier(besides used: [ID]) -> ID {
        // FNV-1a, with 32 bits.
        let text = "\(name.normalized)\n\(unit.normalized)"
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        let id = String(repeating: "0", count: 8 - digits.count) + digits
        let others = (2...).lazy.map { "\(id)-\($0)" }
        return used.contains(id) ? others.first { !used.contains($0) } ?? id : id
    }

    // An identifier that a version of the program has given.
    static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts[0].utf8.count == 8 && parts[0].allSatisfy(\.isHexDigit)
            && parts.dropFirst().allSatisfy { Int($0) != nil }
    }

    func identified(by id: ID) -> OwnMeasure {
        OwnMeasure(id: id, name: name, unit: unit, bounds: bounds, decimals: decimals)
    }
}
