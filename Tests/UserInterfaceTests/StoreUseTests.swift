import Testing

/// The only way into a Store is an Action; interfaces write nothing but the texts that are typed.
@Suite(.timeLimit(.minutes(10)))
nonisolated struct StoreUseTests {
    // Searching this byte first saves 11 of 15 seconds of regular expressions.
    private let equalSign = UInt8(ascii: "=")

    @Test
    func interfaces_writeOnlyTextsOfAStore() throws {
        let folders = ["CommandLineInterface", "SharedInterface", "UserInterface"]
        let files = try folders.flatMap { try SourceFolder.swiftFiles("Sources/\($0)") }
        // A store under any name that is bound to one, as `let editor = WeighInEditor(`.
        let stores = Set(
            try SourceFolder.swiftFiles("Sources/Model/Stores").flatMap { file in
                file.text.matches(of: #/@Observable public final class (\w+)/#).map { String($0.1) }
            }
        )
        #expect(stores.count > 20)
        for file in files {
            let names = Set(
                file.text.matches(of: #/\b(?:let|var) (\w+)(?:: | = )(\w+)\b/#)
                    .filter { stores.contains(String($0.2)) }.map { String($0.1) }
            ).union([
                "store", "editor", "form", "heightRevision", "jump", "move", "revision", "screen",
            ])
            for line in file.text.split(separator: "\n") where line.utf8.contains(equalSign) {
                for match in line.matches(
                    of: #/\b(\w+)\??\.(?:\w+\??\.)*(\w+)(?:\[[^\]]*\])? [-+]?= /#
                )
                where names.contains(String(match.1)) {
                    let isTyped = ["height", "name", "query", "text"].contains(match.2)
                    #expect(isTyped && file.name.hasPrefix("Plain"), "\(file.name): \(line)")
                }
            }
            for line in file.text.split(separator: "\n") where line.contains("$store.") {
                #expect(line.contains(#/text: \$store\./#), "\(file.name): \(line)")
            }
        }
    }

    /// Children are told by Actions and by their initializers.
    @Test
    func stores_writeNothingOfTheirChildren() throws {
        let files = try SourceFolder.swiftFiles("Sources/Model/Stores")
        let children = Set(
            files.flatMap { file in
                file.text.matches(of: #/case `?(\w+)`?\(\w+\.Action\)/#).map { String($0.1) }
            }
        )
        #expect(children.count > 15)
        for file in files {
            for match in file.text.matches(of: #/\b(?:self\.)?(\w+)\??\.([\w?.]+) (?:=|\+=) /#) {
                #expect(!children.contains(String(match.1)), "\(file.name): \(match.0)")
            }
        }
    }

    /// Only children that are there as long as their Store are made by it.
    @Test
    func stores_takeEveryPropertyInTheirInitializer() throws {
        for file in try SourceFolder.declarations("Sources/Model/Stores") {
            for match in file.text.matches(
                of: #/\n    (?=[@\w])(?:[^\n=({]|\(set\))*?\b(?:var|let) (\w+): ([^\n{=]+)(?=\n)/#
            )
            where !match.0.contains("private") && !match.2.contains("Task<")
                && match.2 != "ChangeObservation?"
                && !match.1.hasSuffix("Service") && match.1 != "appDependencies"
            {
                let isInjectable = file.text.contains("\n        \(match.1): ")
                let isChild = file.text.contains("\n        \(match.1) = \(match.2)(")
                let isClient = match.1.hasSuffix("Client") || match.1.hasSuffix("Repository")
                let isStore = file.text.contains("@Observable public final class")
                #expect(isInjectable || isChild || isClient || !isStore, "\(file.name): \(match.1)")
            }
        }
    }

    @Test
    func stores_haveDefaultsInTheirInitializerOnly() throws {
        for file in try SourceFolder.declarations("Sources/Model/Stores")
        where file.text.contains("@Observable public final class") {
            for line in file.text.split(separator: "\n")
            where line.utf8.contains(equalSign)
                && line.contains(#/^    (?=[@\w])(?:[^=({]|\(set\))*\b(?:var|let) \w+[^={]* = /#)
            {
                #expect(line.contains("static let"), "\(file.name): \(line)")
            }
        }
    }

    /// Only flows know the container.
    @Test
    func views_knowNoDependencies() throws {
        for folder in ["Styles", "Views"] {
            for file in try SourceFolder.swiftFiles("Sources/UserInterface/\(folder)") {
                #expect(!file.text.contains("appDependencies"), "\(file.name)")
            }
        }
    }

    @Test
    func screens_areMadeByFlowsOnly() throws {
        let flows = try SourceFolder.swiftFiles("Sources/UserInterface/Flows").map(\.text).joined()
        let screens = Set(flows.matches(of: #/\b(\w+View)\(store: /#).map { String($0.1) })
        #expect(screens.count > 10)
        for file in try SourceFolder.swiftFiles("Sources/UserInterface/Views") {
            let made = Set(file.text.matches(of: #/\b(\w+View)\(/#).map { String($0.1) })
            #expect(made.isDisjoint(with: screens), "\(file.name) makes a screen")
        }
    }

    /// The compiler then names each reduction that a new action lacks.
    @Test
    func reduce_ofOwnActions_hasNoDefault() throws {
        var count = 0
        for file in try SourceFolder.swiftFiles("Sources/Model/Stores") {
            for match in file.text.matches(
                of: #/func reduce\w*\(_ action: [\w.]*Action\b.*\n((?: {8}.*\n|\n)+)/#
            ) {
                count += 1
                #expect(match.1.contains("switch action"), "\(file.name)")
                #expect(!match.1.contains("default:"), "\(file.name)")
            }
        }
        #expect(count > 20)
    }

    @Test
    func stores_doNothingBesideTheirActions() throws {
        for file in try SourceFolder.swiftFiles("Sources/Model/Stores") {
            #expect(!file.text.contains("didSet"), "\(file.name)")
        }
    }

    /// A Store with all its extensions, and each file, has at most 400 lines; a Store has at most
    /// 20 Actions, without those of its children.
    @Test
    func stores_areShort() throws {
        var lines = [String: Int]()
        var actions = [String: Int]()
        for file in try SourceFolder.swiftFiles("Sources/Model/Stores") {
            #expect(file.text.count { $0 == "\n" } <= 400, "\(file.name)")
            let name =
                file.text.firstMatch(of: #/final class (\w+)/#)?.1
                ?? file.text.firstMatch(of: #/\nextension (\w+) \{/#)?.1
            guard let name else { continue }
            // The class and its extensions, each up to its closing brace.
            let block = #/\n(?:[^ \n].*final class|extension) (\w+)\b(?!\.).*\{\n(?:(?: .*)?\n)*\}/#
            for match in file.text.matches(of: block) {
                lines[String(match.1), default: 0] += match.0.count { $0 == "\n" }
            }
            for match in file.text.matches(
                of: #/public (?:indirect )?enum Action\b.*\n((?: {8}.*\n)+)/#
            ) {
                let own = #/ {8}case (?!`?\w+`?\(\w+\.Action\))/#
                actions[String(name), default: 0] += match.1.matches(of: own).count
            }
        }
        #expect(lines.count > 30 && actions.count > 20)
        for (store, count) in lines { #expect(count <= 400, "\(store)") }
        for (store, count) in actions { #expect(count <= 20, "\(store)") }
    }
}
