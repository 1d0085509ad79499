/// Answers the compiler, which starts this program and asks what the macros of a view stand for.
///
/// The compiler speaks JSON over standard input and output, so no package has to be fetched for it.
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
    /// What stands in the place of the macro.
    fileprivate var source: String {
        let kinds = ["EntryMacro": "EnvironmentKey", "LocalEntryMacro": "LocalEnvironmentKey"]
        guard let kind = kinds[macro.typeName], let entry = declSyntax.flatMap(Entry.init) else {
            return ""
        }
        return macroRole == "accessor" ? entry.accessors : entry.key(kind)
    }
}
