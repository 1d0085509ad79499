import CursesCore
import DataSource
import Model
import SharedInterface

// The goal of a person, with what it asks while it is typed.
struct GoalEditorView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonEditor
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            PersonFieldView(store: store, field: .goalWeight, focus: $focus)
            PersonFieldView(store: store, field: .goalBy, focus: $focus)
            if store.goalStarts.count > 1 {
                let start = store.choice(store.chosenGoalStart) { .goalStartPickerSelected($0) }
                Picker("Count from", selection: start) {
                    ForEach(store.goalStarts, id: \.self) {
                        Text(verbatim: style.text($0)).tag(GoalStart?.some($0))
                    }
                }
            }
            if let plan = store.goalPlan {
                ForEach(style.lines(plan), id: \.self) {
                    Text(verbatim: $0).foregroundStyle(.secondary)
                }
                if let warning = style.warning(plan) {
                    Text(verbatim: warning).foregroundStyle(.warning)
                }
            }
            HStack {
                saveButtons { store.send(.form($0)) }
            }
        }
        .editor(store, $focus, SaveQuestion(name: name), PersonEditor.Action.form)
        .navigationTitle(Text("Goal · \(name)"))
    }

    private var style: GoalStyle {
        GoalStyle(WeightStyle(store.settings.weightUnit), dayStyle, today: store.today)
    }

    private var name: String { nameStyle.title(store.person, store.distinction) }
}
