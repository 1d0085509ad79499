import CursesCore

extension View {
    // What stands in a row is read together, however wide the screen is.
    func rowWidth() -> some View {
        HStack(spacing: 0) {
            frame(maxWidth: 76).layoutPriority(1)
            Spacer(minLength: 1)
        }
    }
}
