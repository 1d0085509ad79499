import DataSource
import Essentials

/// Changes data as the app would, in a process of its own that tests can kill and starve.
@main
struct StorageProbe {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let command = arguments.first else { exit(64) }
        do {
            if command == "speed" { return try Speed.measure() }
            guard let folder = arguments.dropFirst().first else { exit(64) }
            let client: DataFolderClient = folder == "live" ? .liveValue : .folder(folder)
            try Kinds(client).run(command, arguments.dropFirst(2).compactMap { Int($0) })
            print("saved")
        } catch let error as StorageError {
            print("failed", error.reason, error.file)
            exit(1)
        } catch {
            print("failed", error)
            exit(2)
        }
    }
}

extension DataFolderClient {
    /// The client as the app has it, in a folder that somebody has chosen.
    static func folder(_ path: String) -> DataFolderClient {
        let processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.environment = { $0 == "BMI_TUI_DATA_DIR" ? path : nil }
        }
        return live(processInfoClient, .liveValue, .liveValue, .liveValue)
    }
}
