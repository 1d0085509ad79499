struct DataFolder: Sendable {
    let path: String

    init(path: String) {
        self.path = path
    }

    init(_ processInfo: ProcessInfoClient) throws(StorageError) {
        let environment = processInfo.environment
        let chosen =
            LaunchArguments(processInfo.arguments()).dataFolder
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

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
