import CursesCore
import CursesTesting

@testable import SharedInterface
@testable import UserInterface

/// A preview under the name of its view.
struct Preview: CustomStringConvertible {
    let name: String
    let makePilot: (Size, StringCatalog, Locale) -> Pilot

    init<P: PreviewProvider>(_ provider: P.Type) {
        name = String(String(describing: provider).dropLast("_Previews".count))
        makePilot = { size, catalog, locale in
            Pilot(provider.previews, size: size) {
                $0.stringCatalog = catalog
                $0.locale = locale
                // What moves as time goes by stands still: how long a test waits is no part of a screen.
                $0.sleep = { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
            }
        }
    }

    nonisolated var description: String { name }

    /// The previews in the sources, which the runtime finds by their names.
    static let all: [Preview] = names.compactMap { name in
        let provider = _typeByName("13UserInterface\(name.utf8.count)\(name)V")
        return (provider as? any PreviewProvider.Type).map { Preview($0) }
    }

    static let names: [String] = ((try? SourceFolder.swiftFiles("Sources/UserInterface")) ?? [])
        .flatMap { file in
            file.text.matches(of: #/\nstruct (\w+): PreviewProvider/#).map { String($0.1) }
        }
}
