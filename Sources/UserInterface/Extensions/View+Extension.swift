import CursesUI

extension View {
    // In the help, but not in the bar at the bottom, whose room other keys need.
    func refreshing(_ action: @escaping () async -> Void) -> some View {
        toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("refresh") { Task { await action() } }
                    .keyboardShortcut(.function(5), modifiers: [])
            }
        }
    }

    // What stands in a row is read together, however wide the screen is.
    func rowWidth() -> some View {
        HStack(spacing: 0) {
            frame(maxWidth: 76).layoutPriority(1)
            Spacer(minLength: 1)
        }
    }
}
