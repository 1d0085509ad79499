public struct LaunchArguments: Hashable, Sendable {
    public enum Request: Hashable, Sendable {
        case start
        case help
        case version
        case refusal(Flaw)
    }

    public enum Flaw: Hashable, Sendable {
        case unknownOption(String)
        case missingFolder
        case missingFile
        case unexpected(String)
    }

    public var request = Request.start
    public var dataFolder: String?
    public var logFile: String?

    // The first of them is the program's own name.
    public init(_ arguments: [String]) {
        var rest = arguments.dropFirst()
        while request == .start, let argument = rest.popFirst() {
            switch argument {
            case "-h", "--help": request = .help
            case "--version": request = .version
            case "--":
                if let first = rest.first { request = .refusal(.unexpected(first)) }
                return
            case _ where argument.isOption(.dataFolderArgument):
                dataFolder = value(of: argument, in: &rest)
                if dataFolder == nil { request = .refusal(.missingFolder) }
            case _ where argument.isOption(.logArgument):
                logFile = value(of: argument, in: &rest)
                if logFile == nil { request = .refusal(.missingFile) }
            case _ where argument.hasPrefix("-") && argument != "-":
                request = .refusal(.unknownOption(argument))
            default: request = .refusal(.unexpected(argument))
            }
        }
    }

    private func value(of argument: String, in rest: inout ArraySlice<String>) -> String? {
        let value =
            argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
            ?? rest.popFirst()
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension String {
    fileprivate func isOption(_ name: String) -> Bool {
        self == name || hasPrefix("\(name)=")
    }
}
