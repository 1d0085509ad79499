/// Macro plugin: expands the `@Entry` macros for the compiler.
///
/// The compiler speaks JSON over standard input and output, so swift-syntax is not needed.
@main
enum CursesUIMacros {
    static func main() throws {
        let compiler = CompilerConnection()
        while let request = try compiler.next() {
            if let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro {
                try compiler.answer(Reply(expandedSource: expansion.source))
            } else {
                try compiler.answer(Reply(protocolVersion: 7))
            }
        }
    }
}

extension Request.Expansion {
    /// Generated source of the macro.
    fileprivate var source: String {
        let kinds = ["EntryMacro": "EnvironmentKey", "LocalEntryMacro": "LocalEnvironmentKey"]
        guard let kind = kinds[macro.typeName], let entry = declSyntax.flatMap(Entry.init) else {
            return ""
        }
        return macroRole == "accessor" ? entry.accessors : entry.key(kind)
    }
}
