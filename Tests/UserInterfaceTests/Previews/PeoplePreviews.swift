import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var people: [Preview] {
        Preview("ChosenKeys") {
            let appDependencies = AppDependencies.previewKeys
            PeopleFlow(store: People(appDependencies))
                .environment(\.appDependencies, appDependencies)
        }
        Preview("DraftQuestions") {
            PreviewHost { appDependencies in
                PeopleFlow(
                    store: People(appDependencies).with { $0.drafts.drafts = [.ofAnn] }
                )
            }
        }
        Preview(component: "ForeignFolderQuestion") {
            PreviewHost { appDependencies in
                Text(verbatim: "…").modifier(
                    ForeignFolderQuestion(
                        store: StorageNotices(appDependencies, foreignFolder: "~/Documents")
                    )
                )
            }
        }
        Preview(component: "NoPeopleView") {
            PreviewHost(.previewFirstLaunch) { NoPeopleView(store: People($0)) }
        }
        Preview(component: "PeopleListView") {
            PreviewHost { appDependencies in
                PeopleListView(store: People(appDependencies, people: [.ann, .youngAnn, .taro]))
            }
        }
        Preview(component: "PeopleListView_Child") {
            PreviewHost { appDependencies in
                PeopleListView(store: People(appDependencies, people: [.ann, .ella]))
            }
        }
        Preview(component: "PeopleListView_LongName") {
            PreviewHost { appDependencies in
                PeopleListView(store: People(appDependencies, people: [.ann, .bob, .charlotte]))
            }
        }
        Preview(component: "PeopleTableView") {
            PreviewHost { appDependencies in
                PeopleTableView(
                    store: People(appDependencies),
                    found: [.ann, .youngAnn],
                    names: 4...20,
                    digits: [:],
                    style: WeightStyle(.kilograms),
                    selection: .constant(PersonSummary.ann.id)
                )
            }
        }
        Preview("PeopleView") {
            PeopleFlow(store: People(.preview))
                .environment(\.appDependencies, .preview)
        }
        Preview("PeopleView_FirstLaunch") {
            let appDependencies = AppDependencies.previewFirstLaunch
            PeopleFlow(store: People(appDependencies))
                .environment(\.appDependencies, appDependencies)
        }
        Preview("PeopleView_Notice") {
            let appDependencies = AppDependencies.previewNotice
            PeopleFlow(store: People(appDependencies))
                .environment(\.appDependencies, appDependencies)
        }
        Preview("PeopleView_NotUndoable") {
            let appDependencies = AppDependencies.previewNotUndoable
            PeopleFlow(store: People(appDependencies))
                .environment(\.appDependencies, appDependencies)
        }
        Preview("PeopleView_Loss") {
            PeopleFlow(store: People(.previewLoss))
                .environment(\.appDependencies, .previewLoss)
        }
        Preview("PeopleView_Failure") {
            PeopleFlow(store: People(.previewFailure))
                .environment(\.appDependencies, .previewFailure)
        }
        Preview("PersonDeletionQuestions") {
            PersonEditorPreview(
                store: PersonEditor(
                    .preview,
                    person: .ann,
                    deletion: PersonDeletion(.preview, person: .ann)
                )
            )
        }
        Preview("PersonDeletionQuestions_Failure") {
            PersonEditorPreview(
                store: PersonEditor(
                    .preview,
                    person: .ann,
                    deletion: PersonDeletion(
                        .preview,
                        person: .ann,
                        isPresented: false,
                        attempt: .failed(
                            StorageError(file: "people.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            )
        }
        Preview(component: "PersonRateView") {
            VStack(alignment: .leading) {
                ForEach([Rate.clear, .unclear, .withoutDirection, nil], id: \.self) {
                    PersonRateView(rate: $0, style: WeightStyle(.kilograms), today: .preview)
                }
            }
        }
    }
}
