import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// The app as a line-based dialogue (--plain), using the Stores of the screens.
struct PlainApp {
    private let appDependencies: AppDependencies
    private let conversation: Conversation

    init(_ appDependencies: AppDependencies, console: Console, language: String?) {
        self.appDependencies = appDependencies
        let hasLetters = appDependencies.localeClient.isUTF8() || !console.isOutputTerminal()
        let language = hasLetters ? language : "en"
        conversation = Conversation(
            console,
            language.map { Locale(identifier: $0) } ?? Locale(appDependencies.localeClient),
            isLanguageChosen: language != nil
        )
    }

    func run() -> Never {
        let appDelegate = AppDelegate(appDependencies)
        Task {
            appDelegate.applicationDidFinishLaunching()
            await talk()
            appDelegate.applicationWillTerminate()
            if let failure = appDelegate.draftFailure { conversation.say(failure.label) }
            synchronize()
            exit((conversation.hasFailed ? ExitStatus.failed : .done).rawValue)
        }
        MainQueue.run()
    }

    private func synchronize() {
        let settings = (try? SettingsService(appDependencies).load()) ?? Settings()
        guard settings.sync != .off else { return }
        let weight = UnitStyle(settings).weight
        let run = SyncRun(appDependencies, weight, isQuiet: true, conversation.string)
        if let line = run.report().line { conversation.say(verbatim: line) }
    }

    // Runs until the user quits or the input ends.
    func talk() async {
        let store = People(appDependencies)
        await store.send(.task)
        let string = conversation.string
        await store.intake.send(.task { string($0.label(UnitStyle(store.settings))) })
        await PlainPeople(store: store, appDependencies: appDependencies, talk: conversation).run()
        await store.send(.loading(.onDisappear))
    }
}
