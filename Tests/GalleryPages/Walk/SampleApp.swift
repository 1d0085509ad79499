import CursesUI
import DataSource
import Essentials
import Model
import SharedInterface
import UserInterface

/// The app with a person who weighs in each second day, in memory.
struct SampleApp: View {
    var body: some View {
        let appDependencies = Self.appDependencies
        PeopleFlow(store: People(appDependencies))
            .environment(\.appDependencies, appDependencies)
            .environment(\.stringCatalog, .module)
    }

    private nonisolated static let today = Day(number: 20_777)

    private static var appDependencies: AppDependencies {
        let files = ["people": people, "history/\(id(0))/2026": history]
        return AppDependencies.testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in LocalTime(day: today, time: .midnight) }
            },
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.data = { key throws(StorageError) in files[key].map { Data($0.utf8) } }
                $0.keys = { prefix throws(StorageError) in
                    files.keys.filter { $0.hasPrefix("\(prefix)/") }.sorted()
                }
            }
        )
    }

    private static let people = file([
        #""birthDate":"1988-04-02","goalWeight":71.5,"height":178,"id":"\#(id(0))","name":"Ann""#
    ])

    private static let history = file(
        (0..<45).map { index in
            let day = today.advanced(by: 2 * (index - 44))
            let weight = 74 - 0.05 * Double(index) + [0.3, -0.2, 0.5, -0.4][index % 4]
            return #""day":"\#(day)","height":178,"id":"\#(id(index + 1))","time":"07:30","#
                + #""weight":\#((weight * 10).rounded() / 10)"#
        }
    )

    private static func id(_ number: Int) -> String { UUID(UInt8(number)).text }

    private static func file(_ records: [String]) -> String {
        let lines = records.map { #"{"changedAt":"2026-11-20T07:30:00.000Z",\#($0)}"# }
        return
            #"{"count":\#(lines.count),"records":[\#(lines.joined(separator: ","))],"version":1}"#
    }
}
