import Model

/// What a Store shows: its observed properties, which `@Observable` keeps under a leading underscore,
/// and those of the Stores that it is made of.
@MainActor
enum Snapshot {
    static func lines(of store: some Composable) -> [String] {
        lines(of: store, at: "", seen: [])
    }

    private static func lines(
        of store: any Composable,
        at path: String,
        seen: Set<ObjectIdentifier>
    ) -> [String] {
        let id = ObjectIdentifier(store)
        guard !seen.contains(id) else { return [] }
        return Mirror(reflecting: store).children.flatMap { child -> [String] in
            guard let label = child.label, !label.hasPrefix("_$") else { return [] }
            let isObserved = label.hasPrefix("_")
            guard isObserved || child.value is any Composable else { return [] }
            let name = isObserved ? String(label.dropFirst()) : label
            return lines(of: child.value, at: path + name, seen: seen.union([id]))
        }
    }

    private static func lines(
        of value: Any,
        at path: String,
        seen: Set<ObjectIdentifier>
    ) -> [String] {
        if let store = value as? any Composable {
            return lines(of: store, at: path + ".", seen: seen)
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { lines(of: $0.value, at: path, seen: seen) }
                ?? ["\(path) = nil"]
        case .struct where value is any CustomStringConvertible, nil:
            return ["\(path) = \(String(reflecting: value))"]
        case .dictionary, .set:
            return ["\(path) = \(mirror.children.map { "\($0.value)" }.sorted())"]
        case .enum where mirror.children.isEmpty:
            return ["\(path) = \(value)"]
        default:
            return ["\(path).count = \(mirror.children.count)"]
                + mirror.children.enumerated().flatMap { index, child in
                    lines(of: child.value, at: "\(path).\(child.label ?? "\(index)")", seen: seen)
                }
        }
    }
}
