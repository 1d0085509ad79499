import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var transfer: [Preview] {
        Preview(component: "ColumnChooserView") {
            PreviewHost(.previewFiles) { ColumnChooserView(store: .table($0)) }
        }
        Preview("ExportQuestions") {
            ScreenPreview(.previewFiles) {
                ExportView(store: Export($0, person: .ann, isPresentedReplace: true))
            }
        }
        Preview("ExportQuestions_Saved") {
            let saved = Export.Saved(path: "/home/ann/Ann-2026-11-20.csv", count: 45)
            ScreenPreview(.previewFiles) {
                ExportView(store: Export($0, person: .ann, saved: saved))
            }
        }
        Preview("ExportQuestions_Incomplete") {
            let saved = Export.Saved(
                path: "~/Ann-2026-11-20.html",
                kind: .report,
                count: 45,
                incompleteYears: [2025]
            )
            ScreenPreview(.previewFiles) {
                ExportView(store: Export($0, kind: .report, person: .ann, saved: saved))
            }
        }
        Preview("ExportView") {
            ScreenPreview(.previewFiles) { ExportView(store: Export($0, person: .ann)) }
        }
        Preview("ExportView_Nobody") {
            ScreenPreview(.previewFirstLaunch) {
                ExportView(store: Export($0, isPersonMissing: true))
            }
        }
        Preview("ExportView_Report") {
            ScreenPreview(.previewFiles) {
                ExportView(
                    store: Export(
                        $0,
                        kind: .report,
                        person: .ann,
                        since: "2026-08-20",
                        until: "2026-10-31"
                    )
                )
            }
        }
        Preview(component: "ImportChoicesView") {
            PreviewHost(.previewFiles) { ImportChoicesPreview(appDependencies: $0) }
        }
        Preview(component: "ImportFirstLinesView") {
            PreviewHost(.previewFiles) { _ in
                Form {
                    ImportFirstLinesView(weighIns: WeighIn.ofAnn.prefix(8), weightUnit: .kilograms)
                }
            }
        }
        Preview(component: "ImportListView") {
            PreviewHost(.previewFiles) { appDependencies in
                ImportListView(
                    store: .doubtful(appDependencies, part: .new),
                    part: .new,
                    selection: .constant(1)
                )
            }
        }
        Preview(component: "ImportPathView") {
            PreviewHost(.previewFiles) { appDependencies in
                ImportPathView(
                    store: ImportSource(
                        appDependencies,
                        entry: PathEntry(
                            appDependencies,
                            text: "~/photo.png",
                            fault: .importing(.binary(file: "photo.png"))
                        )
                    )
                )
            }
        }
        Preview(component: "ImportPreviewView") {
            PreviewHost(.previewFiles) { ImportPreviewView(store: .doubtful($0)) }
        }
        Preview(component: "ImportPreviewView_Distant") {
            PreviewHost(.previewFiles) { appDependencies in
                ImportPreviewView(store: .distant(appDependencies))
            }
        }
        Preview(component: "ImportPreviewView_UnitDoubt") {
            PreviewHost(.previewFiles) { appDependencies in
                ImportPreviewView(store: .doubtfulUnit(appDependencies))
            }
        }
        Preview(component: "ImportProgressView") {
            PreviewHost { _ in
                VStack {
                    ImportProgressView(percent: 70) {}
                    ImportProgressView(percent: nil) {}
                }
                .environment(\.progressViewDelay, .zero)
            }
        }
        Preview("ImportRowsView") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportFlow(store: .doubtful(appDependencies, part: .refused)) }
            }
        }
        Preview("ImportRowsView_New") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportFlow(store: .doubtful(appDependencies, part: .new)) }
            }
        }
        Preview(component: "ImportTableView") {
            PreviewHost(.previewFiles) { _ in
                ImportTableView(
                    weighIns: WeighIn.ofAnn,
                    weightUnit: .kilograms,
                    selection: .constant(nil)
                )
            }
        }
        Preview("ImportView") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportView(store: Import(appDependencies)) }
            }
        }
        Preview("ImportView_Preview") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportView(store: .withings(appDependencies)) }
            }
        }
        Preview("ImportView_NewPerson") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportView(store: .unknownUnit(appDependencies)) }
            }
        }
        Preview("ImportView_Apps") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportView(store: .ofSeveralApps(appDependencies)) }
            }
        }
        Preview("ImportView_Columns") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack {
                    ImportView(
                        store: Import(appDependencies).with {
                            $0.source.columnChooser = .table(appDependencies)
                        }
                    )
                }
            }
        }
        Preview("ImportView_Reading") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack {
                    ImportView(
                        store: Import(appDependencies).with { $0.source.percent = 40 }
                    )
                }
            }
        }
        Preview("ImportView_Failure") {
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack {
                    ImportView(
                        store: Import(
                            appDependencies,
                            attempt: .failed(
                                StorageError(file: "people.json", reason: .busy(seconds: 10))
                            )
                        )
                    )
                }
            }
        }
        Preview("PathFieldView") {
            PreviewHost(.previewFiles) { appDependencies in
                Form {
                    PathFieldView(
                        store: PathEntry(
                            appDependencies,
                            text: "~/w",
                            completion: PathCompletion(
                                text: "~/we",
                                candidates: ["weight.csv", "weight-2025.csv", "web/"]
                            )
                        )
                    )
                    PathFieldView(
                        store: PathEntry(appDependencies, text: "~/web", fault: .folder)
                    )
                }
            }
        }
    }
}

private struct ImportChoicesPreview: View {
    @FocusState private var focus: ImportChoicesView.Field?
    let appDependencies: AppDependencies

    var body: some View {
        Form {
            ImportChoicesView(
                store: Import(
                    appDependencies,
                    people: [.ann, .taro],
                    target: .newPerson,
                    nameError: .missing,
                    heightError: .missing,
                    questions: [.unit, .dayOrder, .height]
                ),
                focus: $focus
            )
        }
    }
}
