import CursesTesting
import Model
import SharedInterface
import Testing

@testable import CursesCore
@testable import DataSource
@testable import UserInterface

/// Backups in little room: all that would come and go is named, and of which year a backup is.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BackupTests {
    private let weighIns = WeighIn.ofAnn.prefix(5).map { RecoveryPreview.Item.weighIn($0) }

    private func pilot(_ size: Size, _ view: some View) async -> Pilot {
        let pilot = Pilot(view, size: size) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: "en")
        }
        await pilot.settle()
        return pilot
    }

    @Test(arguments: [9, 12, 16, 24])
    func detail_allThatWouldComeAndGoIsNamed(_ height: Int) async {
        let preview = RecoveryPreview(
            count: 41,
            added: weighIns,
            changed: weighIns,
            missing: weighIns
        )
        let pilot = await pilot(
            Size(width: 60, height: height + 1),
            PreviewHost { _ in BackupDetail(preview: preview) }
        )
        for words in ["Would come back:", "Would change back:", "Would be removed:"] {
            #expect(pilot.screen.contains("\(words) 5 weigh-ins"), "\(pilot.screen)")
        }
    }

    @Test(arguments: [("Maximiliane Alexandra von Hohenstein", "… · 2026"), ("Ann", "Ann · 2026")])
    func longName_isCutBeforeItsYear(_ name: String, _ expected: String) async {
        var restorable = Restorable.annsYear
        restorable.personName = name
        let pilot = await pilot(
            Size(width: 40, height: 12),
            PreviewHost { BackupTable(appDependencies: $0, restorable: restorable) }
        )
        #expect(pilot.screen.contains(expected), "\(pilot.screen)")
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24)])
    func nothingButEmptyStarts_areListed_andNoDetailIsPromised(_ size: Size) async {
        let damages = ["people.json", "settings.json"].map {
            StorageError(file: $0, reason: .malformed(line: 1))
        }
        let files = ["people": "damaged", "settings": "damaged"]
        let pilot = await pilot(
            size,
            PreviewHost(.preview(files: files)) { appDependencies in
                NavigationStack {
                    RestorationView(store: Restoration(appDependencies, damages: damages))
                }
            }
        )
        #expect(pilot.screen.contains("Nothing can be restored"), "\(pilot.screen)")
        #expect(pilot.screen.contains("empty"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("Would"), "\(pilot.screen)")
    }

    @Test(arguments: [true, false])
    func question_ofWhatIsThereAlready_offersNothing_unlessItIsDamaged(_ isOfDamage: Bool) async {
        let pilot = await pilot(
            Size(width: 80, height: 24),
            PreviewHost(.previewBackups) { appDependencies in
                NavigationStack {
                    RestorationView(
                        store: Restoration(
                            appDependencies,
                            selected: .annsYear,
                            preview: RecoveryPreview(count: 41, isOfDamage: isOfDamage)
                        )
                    )
                }
            }
        )
        #expect(pilot.screen.contains("[ Restore ]") == isOfDamage, "\(pilot.screen)")
        #expect(pilot.screen.contains("Nothing to restore") != isOfDamage, "\(pilot.screen)")
        #expect(pilot.screen.contains("kept as a backup") == isOfDamage, "\(pilot.screen)")
    }
}

private struct BackupDetail: View {
    @Environment(\.recoveryStyle) private var style
    let preview: RecoveryPreview

    var body: some View {
        RestorationDetailView(restorable: .annsYear, preview: preview, style: style)
    }
}

private struct BackupTable: View {
    @Environment(\.recoveryStyle) private var style
    let appDependencies: AppDependencies
    let restorable: Restorable

    var body: some View {
        RestorationTableView(
            store: Restoration(appDependencies, restorables: [restorable]),
            style: style
        )
    }
}

extension EnvironmentValues {
    fileprivate var recoveryStyle: RecoveryStyle {
        RecoveryStyle(
            dayStyle: dayStyle,
            nameStyle: nameStyle,
            weightStyle: WeightStyle(.kilograms),
            today: .preview
        )
    }
}
