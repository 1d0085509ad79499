@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// The rows that a view draws in a room of its own, blanks at their ends taken away.
func drawing(
    _ view: some View,
    width: Int,
    height: Int,
    environment: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
    let framed = view.frame(width: .columns(width), height: .rows(height))
    let size = Size(width: max(20, width), height: max(6, height) + 1)
    return Pilot(framed, size: size, environment: environment).rows(height)
}

extension Pilot {
    /// The first rows of the screen.
    func rows(_ count: Int) -> String {
        screen.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix(count)
            .joined(separator: "\n")
    }
}
