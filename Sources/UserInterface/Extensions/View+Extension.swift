import CursesCore

extension View {
    // Limits the width, so that the cells of a row stay close on wide screens.
    func rowWidth() -> some View {
        HStack(spacing: 0) {
            frame(maxWidth: 76).layoutPriority(1)
            Spacer(minLength: 1)
        }
    }
}
