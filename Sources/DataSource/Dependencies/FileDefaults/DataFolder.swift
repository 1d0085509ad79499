struct DataFolder: Sendable {
    let path: String
    // True if the user has named the folder.
    let isChosen: Bool

    init(path: String, isChosen: Bool = true) {
        self.path = path
        self.isChosen = isChosen
    }

    init(_ processInfo: ProcessInfoClient) throws(StorageError) {
        if let chosen = processInfo.environment(.dataFolderVariable), !chosen.isEmpty {
            self.init(path: chosen)
        } else if let dataHome = processInfo.folder(.dataHomeVariable) {
            self.init(path: "\(dataHome)/bmi-tui", isChosen: false)
        } else if let home = processInfo.home {
            self.init(path: "\(home)/.local/share/bmi-tui", isChosen: false)
        } else {
            throw StorageError(file: "", reason: .noDataFolder)
        }
        try File(path).checkIsUnicode()
    }

    func path(forKey key: String) -> String {
        "\(path)/\(key)\(String.json)"
    }

    func keys(below prefix: String) throws(StorageError) -> [String] {
        let folder = "\(path)/\(prefix)"
        var keys = [String]()
        for name in try Folder(folder).names().sorted() where !name.hasPrefix(".") {
            let key = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if name.hasSuffix(.json) {
                keys.append(String(key.dropLast(String.json.count)))
            } else if Layout(key) == .folder, try File("\(folder)/\(name)").leadsToFolder() {
                keys += try self.keys(below: key)
            }
        }
        return keys
    }
}
