import CursesCore

@testable import DataSource
@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var settings: [Preview] {
        Preview(component: "BackupSettingsView") {
            PreviewHost { appDependencies in
                Form {
                    BackupSettingsView(
                        store: Preferences(
                            appDependencies,
                            today: .preview,
                            newestBackup: .preview.advanced(by: -3)
                        )
                    )
                }
            }
        }
        Preview(component: "CheckRow") {
            PreviewHost { _ in
                VStack(alignment: .leading) {
                    ForEach(Check.faulty.prefix(5), id: \.self) {
                        CheckRow(check: $0, topicWidth: 14)
                    }
                }
            }
        }
        Preview("CheckupView") {
            PreviewHost(.previewCheckup(Check.healthy)) { appDependencies in
                NavigationStack { CheckupView(store: Checkup(appDependencies)) }
            }
        }
        Preview("CheckupView_Problems") {
            PreviewHost(.previewCheckup(Check.faulty)) { appDependencies in
                NavigationStack { CheckupView(store: Checkup(appDependencies)) }
            }
        }
        Preview("CheckupView_Question") {
            PreviewHost(.previewCheckup(Check.faulty)) { appDependencies in
                NavigationStack {
                    CheckupView(store: Checkup(appDependencies, isPresentedFixes: true))
                }
            }
        }
        Preview("CheckupView_NotFixed") {
            PreviewHost(.previewCheckup(Check.faulty)) { appDependencies in
                NavigationStack {
                    CheckupView(
                        store: Checkup(
                            appDependencies,
                            attempt: .failed(
                                StorageError(file: "people.json", reason: .busy(seconds: 10))
                            )
                        )
                    )
                }
            }
        }
        Preview("PreferencesView") {
            PreviewHost { appDependencies in
                NavigationStack { PreferencesView(store: Preferences(appDependencies)) }
            }
        }
        Preview("PreferencesView_Failure") {
            PreviewHost(.previewFailure) { appDependencies in
                NavigationStack { PreferencesView(store: Preferences(appDependencies)) }
            }
        }
        Preview("PreferencesView_NotSaved") {
            PreviewHost(.previewBackups) { appDependencies in
                NavigationStack {
                    PreferencesView(
                        store: Preferences(
                            appDependencies,
                            attempt: .failed(
                                StorageError(file: "settings.json", reason: .busy(seconds: 10))
                            )
                        )
                    )
                }
            }
        }
        Preview(component: "RecoveryPreviewView") {
            PreviewHost { _ in RecoverySamples() }
        }
        Preview(component: "RestorationDetailView") {
            PreviewHost { _ in RestorationDetailSample() }
        }
        Preview(component: "RestorationQuestions_Empty") {
            PreviewHost { appDependencies in
                RestorationView(
                    store: Restoration(
                        appDependencies,
                        selected: Restorable(
                            key: Restorable.annsYear.key,
                            personName: "Ann",
                            recovery: Recovery(.readableLines, count: 0)
                        ),
                        preview: RecoveryPreview(count: 0, isOfDamage: true)
                    )
                )
            }
        }
        Preview(component: "RestorationQuestions_Mending") {
            PreviewHost { appDependencies in
                RestorationView(
                    store: Restoration(
                        appDependencies,
                        selected: Restorable(
                            key: Restorable.annsYear.key,
                            personName: "Ann",
                            recovery: Recovery(.readableLines, count: 41),
                            lost: 2
                        ),
                        preview: RecoveryPreview(count: 41, isOfDamage: true)
                    )
                )
            }
        }
        Preview(component: "RestorationQuestions") {
            PreviewHost { appDependencies in
                RestorationView(
                    store: Restoration(
                        appDependencies,
                        attempt: .failed(
                            StorageError(file: "people.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            }
        }
        Preview(component: "RestorationTableView") {
            PreviewHost { RestorationTableSample(appDependencies: $0) }
        }
        Preview("RestorationView") {
            PreviewHost(.previewBackups) { appDependencies in
                NavigationStack { RestorationView(store: Restoration(appDependencies)) }
            }
        }
        Preview("RestorationView_Empty") {
            PreviewHost { appDependencies in
                NavigationStack { RestorationView(store: Restoration(appDependencies)) }
            }
        }
        Preview("RestorationView_Question") {
            PreviewHost(.previewBackups) { appDependencies in
                NavigationStack {
                    RestorationView(
                        store: Restoration(
                            appDependencies,
                            selected: .annsYear,
                            preview: .ofAnnsYear
                        )
                    )
                }
            }
        }
        Preview(component: "SettingRow") {
            PreviewHost { SettingRowPreview(store: Preferences($0)) }
        }
        Preview(component: "SettingSection_Measures") {
            PreviewHost { appDependencies in
                SettingSectionPreview(
                    title: "Units and classes",
                    rows: Preferences.Row.measures,
                    store: Preferences(
                        appDependencies,
                        settings: Settings(weightUnit: .stones, scheme: .asianActionPoints)
                    )
                )
            }
        }
        Preview(component: "SettingSection_Interface") {
            PreviewHost { appDependencies in
                SettingSectionPreview(
                    title: "Interface",
                    rows: Preferences.Row.interface,
                    store: Preferences(
                        appDependencies,
                        settings: Settings(language: .japanese, isMouseEnabled: false)
                    )
                )
            }
        }
        Preview(component: "TransferSettingsView") {
            PreviewHost { _ in
                Form { TransferSettingsView(folders: ["/home/ann/Sync"]) }
            }
        }
    }
}

private struct RecoverySamples: View {
    @Environment(\.previewRecoveryStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            RecoveryPreviewView(
                restorable: .peopleBeforeRestoration,
                preview: RecoveryPreview(
                    count: 7,
                    missing: [.person(name: "Tom"), .person(name: "太郎")]
                ),
                style: style
            )
            RecoveryPreviewView(
                restorable: .annsYear,
                preview: RecoveryPreview(
                    count: 41,
                    changed: WeighIn.ofAnn.prefix(1).map { .weighIn($0) }
                ),
                style: style
            )
        }
    }
}

private struct RestorationDetailSample: View {
    @Environment(\.previewRecoveryStyle) private var style

    var body: some View {
        RestorationDetailView(
            restorable: .annsYear,
            preview: .ofAnnsYear,
            style: style
        )
    }
}

private struct RestorationTableSample: View {
    @Environment(\.previewRecoveryStyle) private var style
    let appDependencies: AppDependencies

    var body: some View {
        RestorationTableView(
            store: Restoration(
                appDependencies,
                restorables: [.annsYear, .peopleBeforeRestoration, .seenPeople]
                    + [2, 0].map {
                        Restorable(key: "people", recovery: Recovery(.readableLines, count: $0))
                    }
            ),
            style: style
        )
    }
}

private struct SettingRowPreview: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form {
            SettingRow(
                row: .mouse,
                store: store,
                widths: SettingWidths(store, dayStyle),
                focus: $focus
            )
        }
    }
}

private struct SettingSectionPreview: View {
    @Environment(\.dayStyle) private var dayStyle
    let title: LocalizedStringKey
    let rows: [Preferences.Row]
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form {
            SettingSection(
                title: title,
                rows: rows,
                store: store,
                widths: SettingWidths(store, dayStyle),
                focus: $focus
            )
        }
    }
}
