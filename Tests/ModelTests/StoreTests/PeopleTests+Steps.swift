import DataSource
import Essentials
import Testing

@testable import Model

extension PeopleTests {
    private func started(_ appDependencies: AppDependencies) async -> (People, FirstLaunch)? {
        let sut = People(appDependencies)
        await sut.send(.task)
        guard case .firstLaunch(let steps) = sut.path.last else {
            Issue.record("No steps were pushed")
            return nil
        }
        return (sut, steps)
    }

    @Test
    func send_task_nobodyIsHere_stepsComeBack_withoutTutorial() async {
        SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial = true
        guard let (_, steps) = await started(appDependencies()) else { return }
        #expect(steps.step == .units)
        #expect(!steps.isPresentedTutorial)
    }

    @Test
    func send_task_firstLaunch_unitsAreProposedByTheLocale() async {
        var appDependencies = appDependencies()
        appDependencies.localeClient = testDependency(of: LocaleClient.self) {
            $0.identifier = { "en_US.UTF-8" }
        }
        guard let (sut, steps) = await started(appDependencies) else { return }
        #expect(steps.isPresentedTutorial)
        #expect(steps.settings.weightUnit == .pounds)
        await steps.send(.tutorialConfirmButtonTapped)
        await steps.send(.weightUnitPickerSelected(.kilograms))
        #expect(sut.settings.weightUnit == .kilograms)
        #expect(sut.settings.heightUnit == .feetAndInches)
    }

    @Test
    func send_onChangePath_leadsAStepBack_theFirstStaysUntilSomebodyIsHere() async throws {
        guard let (sut, steps) = await started(appDependencies()) else { return }
        await steps.send(.nextButtonTapped)
        await sut.send(.onChangePath([]))
        #expect(steps.step == .units)
        await sut.send(.onChangePath([]))
        #expect(sut.path.count == 1)
        try saveAda()
        await sut.send(.loading(.onRefresh))
        await sut.send(.onChangePath([]))
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_task_leftInTheMiddle_goesOnThere_andNothingIsAsked() async throws {
        let draft = FormDraft(
            form: .newPerson(UUID(5)),
            fields: ["name": "Ada", "height": "175"]
        )
        let appDependencies = appDependencies()
        let left = LeftDraft(draft: draft)
        let sut = People(appDependencies, loadingState: .loaded)
        sut.drafts.drafts = [left]
        await sut.pushSteps()
        guard case .firstLaunch(let steps) = sut.path.last else {
            Issue.record("No steps were pushed")
            return
        }
        #expect(steps.step == .weighIn)
        #expect(steps.personBMI.draft.name == "Ada")
        #expect(sut.drafts.offered == nil)
    }

    @Test
    func import_inTheFirstStep_isAnActionWithoutAKey() async {
        guard let (sut, steps) = await started(appDependencies()) else { return }
        #expect(!sut.navigator.path.isTransferOffered)
        #expect(sut.palette.destinations.contains(.import))
        await steps.send(.nextButtonTapped)
        #expect(!sut.navigator.path.isTransferOffered)
        #expect(!sut.palette.destinations.contains(.import))
    }
}
