import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface

/// A view with sample data under a name, which its kept screens have too.
struct Preview: CustomStringConvertible {
    let name: String
    let kept: Kept
    private let makeView: () -> AnyView

    enum Kept {
        // A file for each size and language.
        case screen
        // One file, as wide as a small terminal.
        case component
    }

    init(_ name: String, @ViewBuilder _ view: @escaping () -> some View) {
        self.init(name, .screen, view)
    }

    init(component name: String, @ViewBuilder _ view: @escaping () -> some View) {
        self.init(name, .component, view)
    }

    private init(_ name: String, _ kept: Kept, _ view: @escaping () -> some View) {
        self.name = name
        self.kept = kept
        makeView = { AnyView(view()) }
    }

    nonisolated var description: String { name }

    func pilot(
        _ size: Size,
        _ language: String,
        _ catalog: StringCatalog = .module,
        prepare: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Pilot {
        Pilot(makeView(), size: size) {
            $0.stringCatalog = catalog
            $0.locale = Locale(identifier: language)
            // Animations do not move, since how long a test waits must not change the screen.
            $0.sleep = { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
            prepare(&$0)
        }
    }

    static func named(_ name: String) -> Preview {
        if let preview = all.first(where: { $0.name == name }) { return preview }
        Issue.record("no preview \(name)")
        return Preview(name) { EmptyView() }
    }

    static let all =
        dashboard + growth + history + people + person + settings + shared + transfer + trends
        + weighIn
}

@resultBuilder enum PreviewTable {
    static func buildBlock(_ previews: Preview...) -> [Preview] { previews }
}
