import CursesCore
import DataSource
import Model
import SharedInterface

struct ExportView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.locale) private var locale
    @Environment(\.nameStyle) private var nameStyle
    @State var store: Export
    @FocusState private var isPersonFocused: Bool

    var body: some View {
        Form {
            Section(title) {
                if store.people.count > 1 {
                    Picker("For", selection: person) {
                        if store.person == nil { Text("choose…").tag(Person?.none) }
                        ForEach(store.people) { summary in
                            Text(verbatim: nameStyle.title(summary))
                                .tag(Person?.some(summary.person))
                        }
                    }
                    .focused($isPersonFocused)
                    .validation(store.isPersonMissing ? "Choose whose weigh-ins" : nil)
                } else if let person = store.person {
                    LabeledContent("For") { Text(verbatim: nameStyle.name(person.name)) }
                } else if store.hasNobody || store.peopleFailure != nil {
                    LabeledContent("For") {
                        Text(store.hasNobody ? "Nobody here" : "cannot be read")
                            .foregroundStyle(.warning)
                    }
                }
                Picker("Format", selection: kind) {
                    ForEach(ExportKind.all, id: \.self) { Text($0.label).tag($0) }
                }
                LabeledContent("Since") {
                    dayStyle
                        .field(
                            "Since",
                            text: $store.since,
                            store.sinceDay,
                            today: today,
                            prompt: "first day"
                        )
                        .validation(sinceFault)
                }
                LabeledContent("Until") {
                    dayStyle
                        .field(
                            "Until",
                            text: $store.until,
                            store.untilDay,
                            today: today,
                            prompt: "today"
                        )
                        .validation(store.untilError?.label(style))
                }
                PathFieldView(store: store.entry)
                // Replaced by the error line, so that nothing moves.
                if store.hasNobody, store.isPersonMissing {
                    Text("▲ Add a person first").foregroundStyle(.warning)
                } else if store.kind == .report, !hasFault {
                    Text("One self-contained page, ready to print.")
                        .foregroundStyle(.secondary)
                } else if !hasFault {
                    Text(verbatim: " ")
                }
                HStack {
                    Spacer()
                    store.mainButton(
                        store.kind == .report ? "Write report" : "Export",
                        .saveButtonTapped
                    )
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.today, today)
        .onChange(of: [store.since, store.until]) { store.send(.onChangeDays) }
        .onChange(of: [needsPerson, store.isPersonMissing]) {
            if needsPerson { isPersonFocused = true }
        }
        .navigationTitle(title)
        .onSubmit { store.send(.saveButtonTapped) }
        .confirmationDialog(
            "Replace this file?",
            isPresented: .constant(store.isPresentedReplace)
        ) {
            Button("Cancel", role: .cancel) { store.send(.replaceCancelButtonTapped) }
            Button("Replace", role: .destructive) { store.send(.replaceConfirmButtonTapped) }
        } message: {
            Text("\(store.entry.text) already exists.")
        }
        .attemptQuestions(store.attempt, "Not saved") { store.send(.attempt($0)) }
        .toast(store.saved, store, .onDismissSaved) { Toast($0.label(dayStyle)) }
        .task {
            await store.send(
                .task { [locale] report in
                    ReportPage(report, locale: locale).bytes
                }
            )
        }
    }

    private var today: Day { store.today }

    private var title: LocalizedStringKey { store.kind == .report ? "Report" : "Export" }

    private var hasFault: Bool {
        store.isPersonMissing || sinceFault != nil || store.untilError != nil
            || store.entry.fault != nil
    }

    private var needsPerson: Bool { store.people.count > 1 && store.person == nil }

    private var sinceFault: LocalizedStringKey? {
        if store.isEmpty { return "No weigh-ins in this period" }
        return store.sinceError?.label(style)
    }

    private var style: UnitStyle { UnitStyle(store.settings) }

    private var person: Binding<Person?> {
        store.choice(store.person) { .personPickerSelected($0) }
    }

    private var kind: Binding<ExportKind> { store.binding(store.kind) { .kindPickerSelected($0) } }
}
