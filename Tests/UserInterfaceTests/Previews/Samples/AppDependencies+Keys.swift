import DataSource
import Essentials
import Model

extension AppDependencies {
    // A user with `w` for weighing in and an unknown name in the key file.
    static var previewKeys: AppDependencies {
        var dependencies = preview
        dependencies.fileClient = testDependency(of: FileClient.self) {
            $0.read = { _ throws(StorageError) in
                Data(#"{"weigh in": ["w", "F6"], "hisstory": "H"}"#.utf8)
            }
        }
        dependencies.processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.environment = { $0 == "HOME" ? "/home/ann" : nil }
        }
        return dependencies
    }
}
