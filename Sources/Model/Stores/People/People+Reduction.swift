import DataSource

extension People {
    public func reduce(_ action: Action) async {
        switch action {
        case .task(let appDependencies):
            foreignFolder = await workerClient.run { [storageRepository] in
                storageRepository.foreignFolder()
            }
            if foreignFolder == nil { await start(appDependencies) }

        case .foreignFolderKeepButtonTapped(let appDependencies):
            await adoptFolder()
            await start(appDependencies)

        case .loading(.onDisappear):
            await reduceLoading(.onDisappear)
            notices?.cancel()

        case .loading(.onChangeData), .loading(.onRefresh):
            await loadSettings()
            await load()
            await departure.send(.onChangeData(shown: shownDashboard?.person))

        case .loading(let action):
            await reduceLoading(action)

        case .onIdle:
            await checkOlder()

        case .onChangeNotice(let error):
            notice = error

        case .onDismissNotice:
            notice = nil

        case .onChangePath(let path):
            await changePath(to: path)

        case .onChangeMark(let id):
            markedID = id

        case .addButtonTapped(let appDependencies):
            await push(.personBMI(newPersonBMI(appDependencies)))

        case .personButtonTapped(let person, let appDependencies):
            await open(person, appDependencies)

        case .editButtonTapped(let summary, let appDependencies):
            personEditor = makePersonEditor(summary, appDependencies)

        case .deleteButtonTapped(let person):
            deletion.person = person
            await deletion.send(.deleteButtonTapped)

        case .peopleButtonTapped(let appDependencies):
            personChooser = makePersonChooser(appDependencies)

        case .settingsButtonTapped(let appDependencies):
            await pushPreferences(appDependencies)

        case .weightChosen(let text, let appDependencies):
            await enter(text, appDependencies)

        case .dayChosen(let day, let appDependencies):
            await show(day, appDependencies)

        case .settingChosen(let setting, let appDependencies):
            await change(setting, appDependencies)

        case .importButtonTapped(let appDependencies):
            await pushImport(appDependencies)

        case .exportButtonTapped(let appDependencies):
            await pushExport(appDependencies)

        case .restoreButtonTapped(let damages, let appDependencies):
            await pushRestoration(damages, appDependencies)

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

        case .export, .keyboard:
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
        }
        await leaveDepartedPerson()
        await completeIfListed()
        await offerNextDraft()
    }
}
