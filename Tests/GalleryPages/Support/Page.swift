package import CursesCore
package import CursesTesting
import CursesUI
import SharedInterface
import UserInterface

/// A screen of the gallery: controls in their states, under a name.
package struct Page: Identifiable, CustomStringConvertible {
    /// What the page shows.
    nonisolated package let id: String
    /// The keys that bring it into the state to look at.
    package let keys: [String]
    private let make: () -> AnyView
    private let values: (inout EnvironmentValues) -> Void

    init<P: PreviewProvider>(
        _ provider: P.Type,
        keys: String...,
        values: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        id = String(String(describing: provider).dropLast("Page".count))
        self.keys = keys
        self.values = values
        make = { AnyView(provider.previews) }
    }

    nonisolated package var description: String { id }

    /// The view, made anew.
    package var view: some View {
        make().transformEnvironment(\.self, transform: prepare)
    }

    /// Starts the page without a terminal, before any key is pressed.
    package func pilot(
        _ size: Size,
        _ terminal: TerminalColors = TerminalColors(count: 16)
    ) -> Pilot {
        Pilot(make(), size: size) {
            $0.terminalColors = terminal
            prepare(&$0)
        }
    }

    /// Starts the page without a terminal and presses its keys.
    package func readyPilot(_ size: Size) async -> Pilot {
        let pilot = pilot(size)
        await pilot.settle()
        for key in keys { await pilot.press(key) }
        return pilot
    }

    private func prepare(_ environment: inout EnvironmentValues) {
        environment.stringCatalog = .module
        environment.today = PageDay.today
        environment.progressViewDelay = .zero
        environment.sleep = { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
        values(&environment)
    }
}
