import DataSource
import Essentials
import Model

extension AppDependencies {
    // Somebody who weighs in with w and has made a slip.
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
