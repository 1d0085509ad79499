struct DataFolder: Sendable {
    let path: String

    init(path: String) {
        self.path = path
    }

    init(_ processInfo: ProcessInfoClient) throws(StorageError) {
        let environment = processInfo.environment
        let chosen =
            Self.argument(in: processInfo.arguments())
            ?? environment(.dataFolderVariable).flatMap { $0.isEmpty ? nil : $0 }
        if let chosen {
            self.init(path: chosen)
        } else if let dataHome = Self.absolute(environment(.dataHomeVariable)) {
            self.init(path: "\(dataHome)/bmi-tui")
        } else if let home = Self.absolute(environment(.homeVariable))
            ?? Self.absolute(processInfo.homeDirectory())
        {
            self.init(path: "\(home)/.local/share/bmi-tui")
        } else {
            throw StorageError(file: "", reason: .noDataFolder)
        }
    }

    func path(forKey key: String) -> String {
        "\(path)/\(key)\(String.json)"
    }

    private static func argument(in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated().dropFirst() {
            if argument == .dataFolderArgument {
                return arguments.dropFirst(index + 1).first.flatMap { $0.isEmpty ? nil : $0 }
            }
            if argument.hasPrefix("\(String.dataFolderArgument)=") {
                return String(argument.dropFirst(String.dataFolderArgument.count + 1))
            }
            if argument == "--" {
                return nil
            }
        }
        return nil
    }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
