import CursesCore
import DataSource
import Model
import SharedInterface

// Effects of the import, open questions and the button.
struct ImportPreviewView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @FocusState private var focus: ImportChoicesView.Field?
    let store: Import

    private static let mostRefusals = 3
    private static let mostLines = 8

    var body: some View {
        ViewThatFits(in: .vertical) {
            if !store.newWeighIns.isEmpty {
                Form {
                    decision
                    ImportFirstLinesView(
                        weighIns: store.newWeighIns.prefix(Self.mostLines),
                        weightUnit: store.settings.weightUnit
                    )
                }
            }
            Form { decision }
            // If it must scroll, the person stays beside the button, but required fields come
            // first.
            Form { decision(choosesLast: !store.hasChoices) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onChange(of: store.isReadyToImport, initial: true) { _, isReady in
            let isDoubtful = store.preview.map { $0.isContradicting || $0.beforeBirth > 0 } ?? false
            if isReady, !store.hasChoices, !isDoubtful { focus = .button }
        }
        .onChange(of: store.nameError) { _, error in
            if error != nil { focus = .name }
        }
        .onChange(of: store.heightError) { _, error in
            if error != nil, store.nameError == nil { focus = .height }
        }
        .onChange(of: store.unanswered) { _, choice in
            guard let choice, store.nameError == nil, store.heightError == nil else { return }
            focus = .choice(choice)
        }
        .onSubmit { store.send(.importButtonTapped) }
    }

    private var decision: some View { decision(choosesLast: false) }

    private func decision(choosesLast: Bool) -> some View {
        Section(store.source.entry.fileName) {
            if !choosesLast { ImportChoicesView(store: store, focus: $focus) }
            ForEach(facts, id: \.label) { fact in
                LabeledContent {
                    Text(verbatim: fact.text)
                } label: {
                    Text(verbatim: fact.label).foregroundStyle(.secondary)
                }
            }
            ForEach(refusals, id: \.self) { line in
                Text(verbatim: line).foregroundStyle(.secondary)
            }
            ForEach(warnings, id: \.self) { warning in
                HStack(alignment: .top) {
                    Text(verbatim: "▲")
                    Text(verbatim: warning)
                }
                .foregroundStyle(.warning)
            }
            if let preview = store.preview, !preview.hasChanges {
                Text(preview.nothingNewLabel).foregroundStyle(.warning)
            }
            if choosesLast { ImportChoicesView(store: store, focus: $focus) }
            HStack {
                store.button("View all…", "v", .partButtonTapped(store.firstPart))
                Spacer()
                Button("Back") { store.send(.backButtonTapped) }
                store.mainButton("Import", .importButtonTapped)
                    .disabled(!store.isImportOffered)
                    .focused($focus, equals: .button)
            }
        }
    }

    private var warnings: [String] {
        if let doubt = store.unitDoubt {
            return [dayStyle.string(doubt.label(nameStyle, dayStyle.string))]
        }
        return texts?.warnings(in: store.settings.weightUnit) ?? []
    }

    private var texts: ImportFacts? {
        store.preview.map { preview in
            ImportFacts(preview, names: nameStyle, days: dayStyle)
        }
    }

    // Facts that can be chosen are shown in their pickers.
    private var facts: [(label: String, text: String)] {
        let chosen = chosen.map(dayStyle.string)
        return texts?.facts.filter { !$0.text.isEmpty && !chosen.contains($0.label) } ?? []
    }

    private var chosen: [LocalizedStringKey] {
        (store.isTargetOffered ? ["For"] : [])
            + (store.questions.contains(.unit) ? ["Unit"] : [])
            + (store.questions.contains(.dayOrder) ? ["Dates"] : [])
            + (store.questions.contains(.app) ? ["Written by"] : [])
    }

    private var refusals: [String] {
        texts?.refusals(upTo: Self.mostRefusals, ofSeveralFiles: false) ?? []
    }
}

struct ImportProgressView: View {
    // `nil` while saving.
    let percent: Int?
    let stop: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let percent, percent > 0 {
                ProgressView("Reading…", value: Double(percent), total: 100)
            } else {
                ProgressView(percent == nil ? "Saving…" : "Reading…")
            }
            HStack {
                Spacer()
                Button("Stop", action: stop)
                    .keyboardShortcut("c", modifiers: [])
            }
        }
        .padding()
        .frame(idealWidth: 50)
    }
}
