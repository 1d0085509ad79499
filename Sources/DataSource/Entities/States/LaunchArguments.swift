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
        case unexpected(String)
    }

    public var request = Request.start
    public var dataFolder: String?

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
            case .dataFolderArgument: choose(rest.popFirst())
            case _ where argument.hasPrefix("\(String.dataFolderArgument)="):
                choose(String(argument.dropFirst(String.dataFolderArgument.count + 1)))
            case _ where argument.hasPrefix("-") && argument != "-":
                request = .refusal(.unknownOption(argument))
            default: request = .refusal(.unexpected(argument))
            }
        }
    }

    private mutating func choose(_ folder: String?) {
        dataFolder = folder.flatMap { $0.isEmpty ? nil : $0 }
        if dataFolder == nil { request = .refusal(.missingFolder) }
    }
}
