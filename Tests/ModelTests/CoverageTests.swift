import Essentials
import Testing

/// Every Action of a Store is sent in its tests, and every method of a Service that others call is
/// called in one.
@Suite(.timeLimit(.minutes(10)))
struct CoverageTests {
    @Test
    func actions_ofEveryStore_areSent() throws {
        let tests = try files("Tests/ModelTests")
        for (store, cases) in try actions() {
            let text = tests.filter { isAbout(store, $0) }.map(\.text).joined()
            // What a test only matches it has not sent.
            let sent = text.replacing(#/case \.[^=:{]*[=:]/#, with: "")
            #expect(!cases.isEmpty, "\(store)")
            for name in cases {
                let isReceived = name.hasSuffix("esponse")
                #expect(isSaid(name, in: isReceived ? text : sent), "\(store).\(name)")
            }
        }
    }

    @Test
    func methods_ofEveryService_areCalled() throws {
        let tests = try files("Tests/ModelTests/ServiceTests")
        let calls = try Set(
            files("Sources").filter { $0.text.contains("Service.") }.flatMap { file in
                file.text.matches(of: #/\b(\w+Service)\.(\w+)/#).filter {
                    !file.name.lowercased().hasPrefix($0.1.lowercased())
                }
                .map { "\($0.1).\($0.2)".lowercased() }
            }
        )
        var services = [String: Set<String>]()
        for part in try declarations("Sources/Model/Services") where part.name.hasSuffix("Service")
        {
            let service = part.name
            let methods = part.text.matches(of: #/\n    (public )?(?:static )?func (\w+)/#)
                .filter { $0.1 != nil || calls.contains("\(service).\($0.2)".lowercased()) }
                .map { String($0.2) }
            services[service, default: []].formUnion(methods)
        }
        #expect(services.values.reduce(0) { $0 + $1.count } > 150)
        for (service, methods) in services {
            let text = tests.filter { $0.text.contains("\(service)(") }.map(\.text).joined()
            for name in methods { #expect(isSaid(name, in: text), "\(service).\(name)") }
        }
    }

    /// The cases of every `Action`, and those that several Stores share under their own names.
    private func actions() throws -> [(store: String, cases: Set<String>)] {
        try declarations("Sources/Model/Stores").flatMap { part in
            part.text.matches(of: #/enum (\w*Action)\b[^{]*\{\n((?:.*\n)*?) *\}\n/#).map {
                match in
                let cases = match.2.matches(of: #/case (\w+)(?!\w|\(\w+\.Action)/#).map {
                    String($0.1)
                }
                return (match.1 == "Action" ? part.name : "", Set(cases))
            }
        }
    }

    private func isAbout(_ store: String, _ file: (name: String, text: String)) -> Bool {
        store.isEmpty || file.name.hasPrefix("\(store)Tests") || file.text.contains("\(store)(")
            || file.text.contains("\(store) {")
    }

    private func isSaid(_ name: String, in text: String) -> Bool {
        text.contains(".\(name)(") || text.contains(".\(name))") || text.contains(".\(name),")
            || text.contains(".\(name)\n") || text.contains(".\(name) ")
    }

    /// Each declaration under the name of its type.
    private func declarations(_ folder: String) throws -> [(name: String, text: String)] {
        try files(folder).flatMap { file in
            file.text.split(separator: "\n}\n").map { part in
                let type = #/\n(?:[a-z@].* )?(?:class|enum|extension|protocol|struct) (\w+)/#
                let name = "\n\(part)".firstMatch(of: type).map { String($0.1) } ?? file.name
                return (name, "\n\(part)\n}\n")
            }
        }
    }

    private func files(_ folder: String) throws -> [(name: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path())
            .filter { $0.hasSuffix(".swift") }
            .map { path in
                let data = try Data(contentsOf: root.appending(path: path))
                let name = path.split(separator: "/").last?.dropLast(".swift".count)
                return (String(name ?? ""), String(decoding: data, as: UTF8.self))
            }
    }
}
