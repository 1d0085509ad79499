import CursesCore
import Essentials

@testable import DataSource
@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var shared: [Preview] {
        Preview(component: "AssessmentView") {
            VStack(alignment: .leading) {
                AssessmentView(assessment: .category(.normal), scheme: .who)
                AssessmentView(assessment: .category(.obeseDegree3), scheme: .jasso)
                AssessmentView(assessment: .category(.obeseDegree4), scheme: .jasso)
                    .frame(width: 31, alignment: .leading)
                AssessmentView(assessment: .category(.increasedRisk), scheme: .asianActionPoints)
                AssessmentView(assessment: .category(.increasedRisk), scheme: .asianActionPoints)
                    .frame(width: 25, alignment: .leading)
                AssessmentView(assessment: .category(.obese2), scheme: .asiaPacific)
                AssessmentView(assessment: .category(.obeseClass3), scheme: .who, isUnusual: true)
                AssessmentView(assessment: .beforeBirth, scheme: .who)
                AssessmentView(assessment: .birthDateMissing, scheme: .who)
                AssessmentView(assessment: .birthDateMissing, scheme: .who)
                    .frame(width: 18, alignment: .leading)
                AssessmentView(assessment: .underTwenty(age: 19), scheme: .who)
                    .frame(width: 18, alignment: .leading)
                AssessmentView(assessment: .sexMissing, scheme: .who)
                AssessmentView(assessment: .growth(.girlOfEight), scheme: .who)
                AssessmentView(assessment: .growth(.girlOfEight), scheme: .who)
                    .frame(width: 20, alignment: .leading)
                AssessmentView(assessment: .growth(.heavyBoy), scheme: .who)
            }
        }
        Preview(component: "AttemptQuestions_Decided") {
            Text(verbatim: "…")
                .attemptQuestions(
                    .failed(StorageError(file: "", reason: .decided)),
                    "Not deleted",
                    send: { _ in }
                )
        }
        Preview(component: "AttemptQuestions") {
            Text(verbatim: "…")
                .attemptQuestions(
                    .failed(StorageError(file: "people.json", reason: .notCertain(5))),
                    "Not deleted",
                    send: { _ in }
                )
        }
        Preview(component: "BMIGaugeView") {
            VStack {
                BMIGaugeView(bmi: 22.85, classBounds: [18.5, 25, 30, 35], category: .normal)
                BMIGaugeView(bmi: 17, classBounds: [])
            }
        }
        Preview(component: "BigNumberView") {
            VStack(alignment: .leading, spacing: 1) {
                BigNumberView(number: "72.4")
                BigNumberView(number: "1356.8")
                BigNumberView(number: "11 st 9.0")
            }
        }
        Preview(component: "ChangeNotices") {
            ChangeNoticesPreview(event: .made(.savedWeighIn(.newestOfAnn, of: Person.ann.id)))
        }
        Preview(component: "ChangeNotices_Deleted") {
            ChangeNoticesPreview(event: .made(.deletedWeighIn(.newestOfAnn, of: Person.ann.id)))
        }
        Preview(component: "ChangeNotices_Undone") {
            ChangeNoticesPreview(
                event: .done(.undo, .savedWeighIn(.newestOfAnn, of: Person.ann.id)),
                name: "Ann"
            )
        }
        Preview(component: "ChangeNotices_Redone") {
            ChangeNoticesPreview(
                event: .done(.redo, .movedWeighIn(.newestOfAnn, to: Person.ann.id)),
                name: "太郎"
            )
        }
        Preview(component: "ChangeNotices_Nothing") {
            ChangeNoticesPreview(event: .nothing(.undo))
        }
        Preview(component: "ChangeNotices_Question") {
            ChangeNoticesPreview(
                question: UndoQuestion(
                    direction: .undo,
                    step: UndoStep(id: "1", change: .savedWeighIn(.newestOfAnn, of: Person.ann.id)),
                    notice: ChangeNotice(
                        .made(.savedWeighIn(.newestOfAnn, of: Person.ann.id)),
                        name: "太郎",
                        today: .preview
                    )
                )
            )
        }
        Preview(component: "ChangeNotices_Import") {
            let change = DataChange.imported(290, of: Person.ann.id)
            ChangeNoticesPreview(
                question: UndoQuestion(
                    direction: .undo,
                    step: UndoStep(id: "1", change: change, recordCount: 290),
                    notice: ChangeNotice(.made(change), name: "Ann", today: .preview),
                    reason: .extensive
                )
            )
        }
        Preview(component: "ChangeNotices_Failure") {
            ChangeNoticesPreview(
                event: .failed(
                    UndoFailure(.undo, StorageError(file: "people.json", reason: .system(28)))
                )
            )
        }
        Preview("RemovedElsewhereQuestions") {
            PreviewHost {
                PeopleFlow(store: People($0, removedElsewhere: RemovedElsewhere($0, person: .ann)))
            }
        }
        Preview(component: "EditorQuestions") {
            Text(verbatim: "…")
                .modifier(
                    EditorQuestions(
                        store: WeighInEditor.preview(.preview, weight: "72.4"),
                        question: SaveQuestion(name: "Ann"),
                        action: WeighInEditor.Action.form
                    )
                )
        }
        Preview(component: "EmptyPeriodView") {
            EmptyPeriodView(newest: .preview, hint: "5 shows all of them")
        }
        Preview(component: "FactRow") {
            Grid(alignment: .leading) {
                FactRow("weight") { Text(verbatim: "72.4 kg") }
                FactRow { Text("moving away from the goal") }
            }
        }
        Preview(component: "LoadingView") {
            LoadingView(
                loadingState: .loaded,
                problems: [StorageError(file: "2025.json", reason: .malformed(line: 3))]
            ) {
            } content: {
                Text(verbatim: "…")
            }
        }
        Preview(component: "MeasureField") {
            PreviewHost { _ in MeasureFields() }
        }
        Preview("MeasureLineView") {
            ScreenPreview(.previewOwnMeasures) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview(component: "NoWeighInsView") {
            VStack {
                NoWeighInsView(problems: [])
                NoWeighInsView(
                    problems: [StorageError(file: "2026.json", reason: .malformed(line: 3))]
                )
            }
        }
        Preview(component: "PassingNoteView") {
            PassingNoteView(
                text: "Settings that cannot be read are back to their defaults.",
                brief: "Nothing later than today."
            ) {}
        }
        Preview(component: "ProblemView_Brief") {
            ProblemView(
                error: StorageError(file: "history/2025.json", reason: .malformed(line: 3)),
                isBrief: true
            )
        }
        Preview(component: "ProblemView") {
            let folder = "~/.local/share/bmi-tui/history/6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d6"
            ProblemView(
                error: StorageError(file: folder + "/2025.json", reason: .malformed(line: 3))
            )
        }
        Preview(component: "ScreenButton") {
            VStack {
                ForEach(Destination.ofDashboard, id: \.self) { ScreenButton($0) }
            }
        }
        Preview(component: "SparklineView") {
            SparklineView(levels: [7, 6, 6, nil, 5, 4, 4, 3, 2, 2, 1, nil, 0])
        }
        Preview("WeighInDeletionQuestions") {
            HistoryPreview {
                History(
                    $0,
                    deletion: WeighInDeletion(
                        $0,
                        weighIn: .newestOfAnn,
                        attempt: .irreversible(IrreversibleChange(.previewOfJournal))
                    ),
                    person: .ann
                )
            }
        }
        Preview("WeighInDeletionQuestions_Failure") {
            HistoryPreview {
                History(
                    $0,
                    deletion: WeighInDeletion(
                        $0,
                        attempt: .failed(
                            StorageError(file: "2026.json", reason: .busy(seconds: 5))
                        )
                    ),
                    person: .ann
                )
            }
        }
    }
}

private struct MeasureFields: View {
    var body: some View {
        let style = UnitStyle(Settings())
        let weight = style.weight.unit.fieldLabel
        Form {
            LabeledContent(weight) {
                MeasureField(.weight, weight, text: .constant("11st6"), style: style)
            }
            LabeledContent("Height (cm)") {
                MeasureField(.height, "Height (cm)", text: .constant("178"), style: style)
            }
        }
    }
}
