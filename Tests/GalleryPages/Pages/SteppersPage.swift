import CursesUI

enum SteppersPage: PreviewProvider {
    static var previews: some View { Steppers() }
}

private struct Steppers: View {
    @State private var weeks = 3
    @State private var none = 0
    @State private var all = 10

    var body: some View {
        Form {
            Stepper("Weeks", value: $weeks, in: 0...10)
            Stepper("At the least", value: $none, in: 0...10)
            Stepper("At the most", value: $all, in: 0...10)
            Stepper("Disabled", value: $weeks).disabled(true)
        }
        .padding(.horizontal)
    }
}
