import DataSource
import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AppDependencies {
    static let preview = preview(files: ["people": people, "history/\(ann)/2026": annsHistory])
    static var previewFirstLaunch: AppDependencies { preview(files: [:]) }
    static let previewFailure = testDependencies(
        userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
            $0.data = { key throws(StorageError) in
                throw StorageError(file: "~/.local/share/bmi-tui/people.json", reason: .notAFile)
            }
        }
    )

    private static let ann = "00000000-0000-0000-0000-000000000001"
    private static let people = """
        {"count":2,"records":[
        {"changedAt":"2026-11-20T07:30:00.000Z","height":178,"id":"\(ann)","name":"Ann"},
        {"changedAt":"2026-11-20T07:30:00.000Z","height":171,\
        "id":"00000000-0000-0000-0000-000000000002","name":"太郎"}
        ],"version":1}
        """
    private static let annsHistory = """
        {"count":1,"records":[
        {"changedAt":"2026-11-20T07:30:00.000Z","day":"2026-11-20","height":178,\
        "id":"00000000-0000-0000-0000-000000000003","note":"","time":"07:30","weight":72.4}
        ],"version":1}
        """

    private static func preview(files: [String: String]) -> AppDependencies {
        testDependencies(
            userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
                $0.data = { key throws(StorageError) in files[key].map { Data($0.utf8) } }
                $0.keys = { prefix throws(StorageError) in
                    files.keys.filter { $0.hasPrefix("\(prefix)/") }.sorted()
                }
            }
        )
    }
}
