import DataSource

extension People {
    // What the screens and questions over this one do.
    func reduceChildren(_ action: Action) async {
        switch action {
        case .weighInChosen(let person, let appDependencies):
            await open(person, appDependencies)
            await shownDashboard?.send(.weighInButtonTapped(appDependencies))

        case .historyChosen(let person, let appDependencies):
            await open(person, appDependencies)
            await pushHistory(appDependencies)

        case .trendsChosen(let person, let appDependencies):
            await open(person, appDependencies)
            await pushTrends(appDependencies)

        case .destinationChosen(let destination, let appDependencies):
            await go(to: destination, appDependencies)

        case .personBMI(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .personChooser(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .dashboard(let action):
            await reduceChild(action)

        case .history(let action):
            await reduceChild(action)

        case .trends(let action):
            await reduceChild(action)

        case .preferences(let action):
            await reduceChild(action)

        case .restoration(let action):
            await reduceChild(action)

        case .import(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .export:
            break

        case .departure(let action):
            await reduceChild(action)

        case .drafts(let action):
            await reduceChild(action)

        case .undo(let action):
            await reduceChild(action)

        case .personEditor(let action):
            await reduceChild(action)

        case .deletion(let action):
            await reduceChild(action)

        default:
            break
        }
    }
}
