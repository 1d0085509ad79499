import CursesUI

extension EnvironmentValues {
    @Entry var greeting = "Hello"
}

@Observable
final class Guest {
    var stars = 1
}

struct StarsView: View {
    @Environment(\.greeting) private var greeting
    @State private var guest = Guest()

    var body: some View {
        Form {
            LabeledContent(greeting, value: "\(guest.stars)")
            Rating(value: $guest.stars)
        }
    }
}

#Preview {
    StarsView()
}
