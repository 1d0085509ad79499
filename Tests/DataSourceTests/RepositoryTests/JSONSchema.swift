import Essentials

@testable import DataSource

/// Checks JSON by the keywords of JSON Schema that `data.schema.json` uses; any other keyword is a fault.
struct JSONSchema {
    private let definitions: JSONMembers
    private static let comments = ["$schema", "$defs", "title", "description"]

    init?(_ text: String) {
        guard let definitions = JSONText(bytes: Array(text.utf8)[...]).members?["$defs"]?.members
        else { return nil }
        self.definitions = definitions
    }

    /// The members that a definition names, and the words that it has for one of them.
    func members(of definition: String, wordsFor member: String? = nil) -> Set<String> {
        let properties = definitions[definition]?.members?["properties"]?.members
        guard let member else { return Set(properties?.entries.map(\.key) ?? []) }
        return Set((properties?[member]?.members?["enum"]?.texts ?? []).compactMap(\.string))
    }

    /// Returns what is wrong with a text by a definition, each fault with its path.
    func faults(in text: String, _ definition: String) -> [String] {
        faults(JSONText(bytes: Array(text.utf8)[...]), named: definition, definition)
    }

    private func faults(_ value: JSONText, named name: String, _ path: String) -> [String] {
        guard let schema = definitions[name] else { return ["\(path): no definition \(name)"] }
        return faults(value, schema, path)
    }

    private func faults(_ value: JSONText, _ schema: JSONText, _ path: String) -> [String] {
        guard let rules = schema.members?.entries else { return ["\(path): no schema"] }
        return rules.flatMap { faults(value, $0.key, $0.value, path) }
    }

    private func faults(
        _ value: JSONText,
        _ keyword: String,
        _ rule: JSONText,
        _ path: String
    ) -> [String] {
        let fault = ["\(path): \(keyword)"]
        switch keyword {
        case "$ref":
            let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
            return faults(value, named: name, path)
        case "type":
            let types = rule.texts?.compactMap(\.string) ?? [rule.string ?? ""]
            return types.contains { Self.isA($0, value) } ? [] : fault
        case "required":
            let names = rule.texts?.compactMap(\.string) ?? []
            return names.filter { value.members?[$0] == nil }.map { "\(path): no \($0)" }
        case "properties":
            return (value.members?.entries ?? []).flatMap { name, member in
                rule.members?[name].map { faults(member, $0, "\(path).\(name)") } ?? []
            }
        case "patternProperties":
            return (value.members?.entries ?? []).flatMap { name, member in
                (rule.members?.entries ?? []).filter { matches(name, $0.key) }
                    .flatMap { faults(member, $0.value, "\(path).\(name)") }
            }
        case "items":
            return (value.texts ?? []).enumerated().flatMap { index, item in
                faults(item, rule, "\(path)[\(index)]")
            }
        case "anyOf":
            let results = (rule.texts ?? []).map { faults(value, $0, path) }
            return results.contains([]) ? [] : results.min { $0.count < $1.count } ?? fault
        case "enum": return rule.texts?.contains(value) == true ? [] : fault
        case "const": return rule == value ? [] : fault
        case "pattern": return matches(value.string ?? "", rule.string ?? "") ? [] : fault
        case "minimum": return (value.double ?? 0) >= (rule.double ?? 0) ? [] : fault
        case "maximum": return (value.double ?? 0) <= (rule.double ?? 0) ? [] : fault
        default:
            return Self.comments.contains(keyword) ? [] : ["\(path): \(keyword) is not checked"]
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        (try? Regex(pattern)).map { text.contains($0) } ?? false
    }

    private static func isA(_ type: String, _ value: JSONText) -> Bool {
        switch type {
        case "object": value.members != nil
        case "array": value.texts != nil
        case "string": value.string != nil
        case "number": value.double != nil
        case "integer": value.integer != nil
        case "boolean": value == .true || value == .false
        default: false
        }
    }
}

extension JSONText {
    fileprivate var double: Double? { Double(String(decoding: bytes, as: UTF8.self)) }
}
