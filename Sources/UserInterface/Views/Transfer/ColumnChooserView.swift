import CursesCore
import DataSource
import Model
import SharedInterface

// The columns of a table with their first lines, and what they are.
struct ColumnChooserView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: ColumnChooser

    var body: some View {
        Form {
            Section("Columns") {
                ForEach(store.roles.indices, id: \.self) { column in
                    LabeledContent {
                        ViewThatFits(in: .horizontal) {
                            HStack(spacing: 2) {
                                picker(column).frame(width: width, alignment: .leading)
                                lines(of: column)
                            }
                            .frame(idealWidth: 55, maxWidth: .infinity, alignment: .leading)
                            VStack(alignment: .leading) {
                                picker(column)
                                if !store.lines(of: column).isEmpty { lines(of: column) }
                            }
                        }
                    } label: {
                        Text(verbatim: store.title(of: column)).lineLimit(1)
                    }
                }
                if let fault = store.fault {
                    Text(fault.label(dayStyle.string)).foregroundStyle(.warning)
                }
                HStack {
                    Spacer()
                    Button("Back") { store.send(.cancelButtonTapped) }
                    store.mainButton("Read", .readButtonTapped)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onSubmit { store.send(.readButtonTapped) }
    }

    // Width of the longest role, with the arrows.
    private var width: Double {
        let labels = ImportedColumns.roles.map { ImportedColumns.label(ofRole: $0) }
        return dayStyle.column("", labels.map(dayStyle.string)) + 4
    }

    private func lines(of column: Int) -> some View {
        Text(verbatim: store.lines(of: column)).foregroundStyle(.secondary).lineLimit(1)
    }

    private func picker(_ column: Int) -> some View {
        let role = store.binding(store.roles[column]) { .rolePickerSelected(column, $0) }
        return Picker("Columns", selection: role) {
            ForEach(ImportedColumns.roles, id: \.self) { role in
                Text(ImportedColumns.label(ofRole: role)).tag(role)
            }
        }
        .labelsHidden()
    }
}
