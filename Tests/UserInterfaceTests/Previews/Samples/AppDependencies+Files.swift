import DataSource
import Model

extension AppDependencies {
    static var previewFiles: AppDependencies {
        var dependencies = preview
        dependencies.fileClient = testDependency(of: FileClient.self) {
            $0.kind = { path in path.hasSuffix(".csv") ? .file : .folder }
            $0.names = { _ throws(StorageError) in
                ["Documents", "weight.csv", "weight-2025.csv", ".config"]
            }
        }
        dependencies.processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.environment = { $0 == "HOME" ? "/home/ann" : nil }
        }
        return dependencies
    }
}
