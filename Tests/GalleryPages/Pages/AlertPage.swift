import CursesUI

enum AlertPage: PreviewProvider {
    static var previews: some View { Presenting() }
}

enum ConfirmationPage: PreviewProvider {
    static var previews: some View { Presenting() }
}

enum SheetPage: PreviewProvider {
    static var previews: some View { Presenting() }
}

enum HelpPage: PreviewProvider {
    static var previews: some View { Presenting() }
}

enum HelpSearchPage: PreviewProvider {
    static var previews: some View { Presenting() }
}

enum PalettePage: PreviewProvider {
    static var previews: some View { Presenting() }
}

private struct Presenting: View {
    @State private var isAlertPresented = false
    @State private var isDialogPresented = false
    @State private var isSheetPresented = false
    @State private var name = "Ann"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Alert") { isAlertPresented = true }
                .alert("Not saved", isPresented: $isAlertPresented) {
                    Button("Retry") {}
                    Button("Continue", role: .cancel) {}
                } message: {
                    Text("The disk is full.")
                    Text("What you entered is still in the form.")
                }
            Button("Confirmation") { isDialogPresented = true }
                .confirmationDialog("Delete Ann?", isPresented: $isDialogPresented) {
                    Button("Delete", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("Her 365 weigh-ins will be gone as well.")
                }
            Button("Sheet") { isSheetPresented = true }
                .sheet(isPresented: $isSheetPresented) {
                    Form {
                        LabeledContent("Name") { TextField("Name", text: $name) }
                        Button("Done") { isSheetPresented = false }
                    }
                    .navigationTitle("Rename")
                }
        }
        .padding()
    }
}
