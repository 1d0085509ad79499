import DataSource
import Essentials

// The line that defines a measure, in the parts for which a form has fields.
public struct OwnMeasureParts: Hashable, Sendable {
    public var name = ""
    public var unit = ""
    public var from = ""
    public var to = ""
    public var decimals = ""

    // After the name, parts come in any order, except in the lines of forms.
    public init(_ line: String) {
        let parts = line.split(omittingEmptySubsequences: false) { ",，、".contains($0) }
            .enumerated().map { $0 > 0 && $1.first == " " ? $1.dropFirst() : $1 }
        name =
            (parts.first ?? "").split(omittingEmptySubsequences: false) { "=＝".contains($0) }
            .last.map { String($0) } ?? ""
        for (index, part) in parts.enumerated().dropFirst() {
            let text = String(part)
            let isBounds = text.first?.isNumber != false && text.dropFirst().contains("-")
            if parts.count == 4 ? index == 3 : Int(text.trimmed) != nil {
                decimals = text.trimmed
            } else if parts.count == 4 ? index == 2 : isBounds {
                let ends = text.split(separator: "-", omittingEmptySubsequences: false)
                from = String(ends.first ?? "").trimmed
                to = ends.count > 1 ? String(ends[1]).trimmed : ""
            } else if text.trimmed != "-" {
                unit = text
            }
        }
    }

    // Without what separates the parts.
    public mutating func enter(_ text: String, into part: WritableKeyPath<Self, String>) {
        let isNumber = part == \.from || part == \.to
        let isKept: (Character) -> Bool = { character in
            isNumber ? character.isNumber || character == "." : !",，、=＝".contains(character)
        }
        self[keyPath: part] =
            isNumber
            ? text.substituting(",", with: ".").filter(isKept) : text.filter(isKept)
    }

    // A measure that had another name keeps its values.
    public func line(replacing old: String?) -> String {
        guard [name, unit, from, to].contains(where: { !$0.isEmpty }) else { return "" }
        let isRenamed = old != nil && old != name && !name.isBlank
        return [
            isRenamed ? "\(old ?? "")=\(name)" : name, unit.isEmpty ? "-" : unit,
            from.isEmpty && to.isEmpty ? "" : "\(from)-\(to)", decimals,
        ].joined(separator: ", ")
    }
}
