import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var weighIn: [Preview] {
        Preview(component: "PersonChoiceView") {
            let style = WeightStyle(.kilograms)
            VStack {
                PersonChoiceView(summary: .ann, digit: "1", isCurrent: true, style: style)
                PersonChoiceView(summary: .youngAnn, digit: "2", isCurrent: false, style: style)
                PersonChoiceView(summary: .taro, digit: nil, isCurrent: false, style: style)
            }
        }
        Preview("PersonChooserView") {
            PreviewHost { appDependencies in
                PeopleFlow(
                    store: People(
                        appDependencies,
                        personChooser: PersonChooser(
                            appDependencies,
                            people: [.ann, .youngAnn, .taro],
                            currentID: PersonSummary.ann.id
                        )
                    )
                )
            }
        }
        Preview("PersonChooserView_Alone") {
            PreviewHost { appDependencies in
                PeopleFlow(
                    store: People(
                        appDependencies,
                        personChooser: PersonChooser(
                            appDependencies,
                            people: [.ann],
                            currentID: PersonSummary.ann.id
                        )
                    )
                )
            }
        }
        Preview("WeighInEditorView") {
            WeighInEditorPreview(weight: "72.6")
        }
        Preview("WeighInEditorView_Namesake") {
            WeighInEditorPreview(weight: "72.6", distinction: 2)
        }
        Preview("WeighInEditorView_Empty") {
            WeighInEditorPreview(weight: "")
        }
        Preview("WeighInEditorView_Invalid") {
            WeighInEditorPreview(
                weight: "7240",
                errors: [.weight: .weightOutOfBounds(0.5...650)]
            )
        }
        Preview("WeighInEditorView_Warning") {
            WeighInEditorPreview(
                weight: "27.4",
                warnings: [.farFromTrend(weight: 27.4, trend: 72.6)]
            )
        }
        Preview("WeighInEditorView_Discard") {
            WeighInEditorPreview(weight: "72.4", isPresentedDiscard: true)
        }
        Preview("WeighInEditorView_Conflict") {
            WeighInEditorPreview(
                weight: "72.4",
                warnings: [.changedElsewhere(.weight(71.9)), .changedElsewhere(.note(""))]
            )
        }
        Preview("WeighInEditorView_Final") {
            WeighInEditorPreview(
                weight: "72.4",
                attempt: .irreversible(IrreversibleChange(.previewOfJournal))
            )
        }
        Preview("WeighInEditorView_Measures") {
            WeighInEditorPreview(
                weight: "72.4",
                measures: [.waist: "98", .bodyFat: "90"],
                errors: [.measure(.bodyFat): .outOfBounds(.bodyFat)]
            )
        }
        Preview(component: "WeighInMeasureView") {
            PreviewHost {
                WeighInMeasureView(store: .preview($0, weight: "72.4"), measure: .waist)
            }
        }
        Preview(component: "WeighInReadingView") {
            PreviewHost { WeighInReadingView(store: .preview($0, weight: "72.4")) }
        }
    }
}
