import CursesCore
import DataSource

@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var person: [Preview] {
        Preview(component: "FirstStepsButtons") {
            VStack {
                ForEach(FirstLaunch.Step.allCases, id: \.self) {
                    FirstStepsButtons(store: FirstLaunch(.preview, step: $0))
                }
            }
        }
        Preview(component: "FirstStepsPathView") {
            VStack(alignment: .leading) {
                ForEach(FirstLaunch.Step.allCases, id: \.self) { FirstStepsPathView(step: $0) }
            }
        }
        Preview("FirstStepsView_Measures") {
            FirstStepsPreview(step: .units)
        }
        Preview("FirstStepsView_Person") {
            FirstStepsPreview(step: .person, draft: PersonDraft(name: Person.ann.name))
        }
        Preview("FirstStepsView_Goal") {
            FirstStepsPreview(
                step: .goal,
                draft: PersonDraft(
                    name: Person.ann.name,
                    weight: "72.4",
                    height: "178",
                    goalWeight: "70-72"
                )
            )
        }
        Preview("FirstStepsView") {
            FirstStepsPreview(
                step: .weighIn,
                draft: PersonDraft(name: Person.ann.name, weight: "72.4", height: "178")
            )
        }
        Preview(component: "FirstUnitsView") {
            PreviewHost { appDependencies in
                Form { FirstUnitsView(store: FirstLaunch(appDependencies)) }
            }
        }
        Preview("HeightRevisionView") {
            PersonEditorPreview(
                store: PersonEditor(
                    .preview,
                    person: .ann,
                    heightRevision: HeightRevision(
                        .preview,
                        today: .preview,
                        question: HeightQuestion(
                            oldHeight: 168,
                            newHeight: 178,
                            weighIns: [.newestOfAnn, .newestOfAnn]
                        )
                    )
                )
            )
        }
        Preview("PersonBMIView_Discard") {
            PreviewHost { appDependencies in
                PersonBMIPreview(
                    store: PersonBMI(
                        appDependencies,
                        settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches),
                        form: EntryForm(
                            PersonDraft(name: "Ann", weight: "11st 6"),
                            isPresentedDiscard: true
                        )
                    )
                )
            }
        }
        Preview("PersonBMIView_NotSaved") {
            PreviewHost { appDependencies in
                PersonBMIPreview(
                    store: PersonBMI(
                        appDependencies,
                        form: EntryForm(PersonDraft(name: "Ann", weight: "72.4", height: "178")),
                        attempt: .failed(
                            StorageError(file: "people.json", reason: .tooLarge(bytes: 0))
                        )
                    )
                )
            }
        }
        Preview(component: "OwnMeasureView") {
            OwnMeasurePreview()
        }
        Preview("PersonBMIView") {
            PreviewHost { appDependencies in
                PersonBMIPreview(
                    store: PersonBMI(
                        appDependencies,
                        form: EntryForm(
                            PersonDraft(name: "Ann", weight: "72.4", height: "1780"),
                            errors: [.height: .heightOutOfBounds(30...272)]
                        )
                    )
                )
            }
        }
        Preview(component: "PersonDayField") {
            Form {
                ForEach(["1988-04-02", ""], id: \.self) { text in
                    LabeledContent("Birth date") {
                        DayFieldPreview(text: text)
                    }
                }
            }
        }
        Preview("PersonEditorView") {
            PersonEditorPreview(store: .preview())
        }
        Preview("PersonEditorView_Conflict") {
            PersonEditorPreview(
                store: .preview(
                    warnings: [
                        .changedElsewhere(.height(179)), .changedElsewhere(.goalWeight(nil)),
                    ]
                )
            )
        }
        Preview("PersonEditorView_OwnMeasures") {
            PersonEditorPreview(
                store: .preview(
                    ownMeasures: ["Arms, cm, 15-60, 1", "Hips, cm, 150-50", ""],
                    errors: [.ownMeasure2: .ownMeasure(.bounds("150-50"))]
                )
            )
        }
        Preview("PersonEditorView_Invalid") {
            PersonEditorPreview(
                store: .preview(
                    errors: [.birthDate: .inTheFuture(today: .preview)],
                    warnings: [.goalBelowHealthy(bmi: 17.4)]
                )
            )
        }
        Preview("PersonEditorView_Stones") {
            PersonEditorPreview(
                store: PersonEditor(
                    .preview,
                    person: .ann,
                    settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches)
                )
            )
        }
        Preview("GoalEditorView") {
            PersonEditorPreview(store: .preview(goal: "65", by: "2027-02-01"))
        }
        Preview("GoalEditorView_Unhealthy") {
            PersonEditorPreview(store: .preview(goal: "50", by: ""))
        }
        Preview(component: "PersonFieldView") {
            PreviewHost { appDependencies in
                PersonFieldPreview(store: PersonBMI(appDependencies))
            }
        }
        Preview(component: "PersonResultView") {
            PreviewHost { appDependencies in
                Form {
                    PersonResultView(
                        store: PersonBMI(
                            appDependencies,
                            form: EntryForm(PersonDraft(name: "Ann", weight: "72.4", height: "178"))
                        ),
                        hasGauge: true
                    )
                }
            }
        }
        Preview(component: "SexPicker") {
            Form { SexPicker(selection: .constant(.female)) }
        }
    }
}

private struct FirstStepsPreview: View {
    let step: FirstLaunch.Step
    var draft = PersonDraft()

    var body: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                FirstStepsView(
                    store: FirstLaunch(
                        appDependencies,
                        personBMI: PersonBMI(appDependencies, form: EntryForm(draft)),
                        step: step
                    )
                )
            }
        }
    }
}

private struct PersonBMIPreview: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: PersonBMI

    var body: some View {
        PeopleFlow(
            store: People(appDependencies).with { $0.navigator.path = [.personBMI(store)] }
        )
    }
}

private struct PersonFieldPreview: View {
    let store: PersonBMI
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            ForEach(store.fields, id: \.self) {
                PersonFieldView(store: store, field: $0, focus: $focus)
            }
        }
    }
}

private struct OwnMeasurePreview: View {
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            OwnMeasureView(
                text: .constant("Biceps, cm, 15-60, 1"),
                oldName: nil,
                error: nil,
                field: .ownMeasure1,
                focus: $focus
            )
            OwnMeasureView(
                text: .constant(", cm"),
                oldName: nil,
                error: "a name first, such as Arms",
                field: .ownMeasure2,
                focus: $focus
            )
        }
    }
}

private struct DayFieldPreview: View {
    @Environment(\.dayStyle) private var dayStyle
    let text: String

    var body: some View {
        dayStyle.field(
            "Birth date",
            text: .constant(text),
            Day(text),
            in: .epoch...(.preview),
            today: .preview,
            prompt: "not given"
        )
    }
}
