import CursesUI

enum ProgressPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 1) {
            ProgressView("Reading")
            ProgressView("Importing", value: 0.0)
            ProgressView("Importing", value: 342, total: 1_000)
            ProgressView("Importing", value: 1.0)
            ProgressView(value: 0.5)
            ProgressView()
        }
        .padding()
    }
}
