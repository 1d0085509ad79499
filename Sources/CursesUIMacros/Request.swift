/// Request of the compiler.
struct Request: Decodable {
    var expandFreestandingMacro: Expansion?
    var expandAttachedMacro: Expansion?

    /// Use of a macro.
    struct Expansion: Decodable {
        var macro: Macro
        var macroRole: String
        var declSyntax: Syntax?
    }

    struct Macro: Decodable {
        var typeName: String
    }

    struct Syntax: Decodable {
        var source: String
    }
}

/// Reply to the compiler.
struct Reply: Encodable {
    private var getCapabilityResult: Capability?
    private var expandMacroResult: Result?

    init(protocolVersion: Int) {
        getCapabilityResult = Capability(capability: ["protocolVersion": protocolVersion])
    }

    init(expandedSource: String) {
        expandMacroResult = Result(expandedSource: expandedSource)
    }

    private struct Capability: Encodable {
        var capability: [String: Int]
    }

    private struct Result: Encodable {
        var expandedSource: String
        var diagnostics: [String] = []
    }
}
