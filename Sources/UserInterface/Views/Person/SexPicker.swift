import CursesCore
import DataSource
import SharedInterface

struct SexPicker: View {
    let selection: Binding<Sex?>

    var body: some View {
        Picker("Sex", selection: selection) {
            Text("not given").tag(Sex?.none)
            ForEach(Sex.allCases, id: \.self) { Text($0.label).tag(Sex?.some($0)) }
        }
    }
}
