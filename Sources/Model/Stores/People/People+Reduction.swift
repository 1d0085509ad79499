import DataSource

extension People {
    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            foreignFolder = await workerClient.run { [storageRepository] in
                storageRepository.foreignFolder()
            }
            if foreignFolder == nil { await start() }

        case .foreignFolderKeepButtonTapped:
            await adoptFolder()
            await start()

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

        case .addButtonTapped:
            await push(.personBMI(newPersonBMI()))

        case .personButtonTapped(let person):
            await open(person)

        case .editButtonTapped(let summary):
            personEditor = makePersonEditor(summary)

        case .deleteButtonTapped(let person):
            await deletion.send(.deleteButtonTapped(person))

        case .peopleButtonTapped:
            personChooser = makePersonChooser()

        case .settingsButtonTapped:
            await pushPreferences()

        case .weightChosen(let text):
            await enter(text)

        case .dayChosen(let day):
            await show(day)

        case .settingChosen(let setting):
            await change(setting)

        case .importButtonTapped:
            await pushImport()

        case .exportButtonTapped:
            await pushExport()

        case .restoreButtonTapped(let damages):
            await pushRestoration(damages)

        case .weighInChosen(let person):
            await open(person)
            await shownDashboard?.send(.weighInButtonTapped)

        case .historyChosen(let person):
            await open(person)
            await pushHistory()

        case .trendsChosen(let person):
            await open(person)
            await pushTrends()

        case .destinationChosen(let destination):
            await go(to: destination)

        case .personBMI(let action):
            await reduceChild(action)

        case .personChooser(let action):
            await reduceChild(action)

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

        case .import(let action):
            await reduceChild(action)

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
