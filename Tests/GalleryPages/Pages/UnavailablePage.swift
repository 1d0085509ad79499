import CursesUI

enum UnavailablePage: PreviewProvider {
    static var previews: some View {
        ContentUnavailableView {
            Text("Nobody here yet")
        } description: {
            Text("Press a to add the first person.")
        } actions: {
            Button("Add a person") {}
        }
    }
}
