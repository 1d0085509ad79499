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
            await navigator.send(.onChangeSettings)
            await load()
            await departure.send(.onChangeData(shown: navigator.shownDashboard?.person))

        case .loading(let action):
            await reduceLoading(action)

        case .onIdle:
            await checkOlder()

        case .onChangeNotice(let error):
            notice = error

        case .onDismissNotice:
            notice = nil

        case .onChangeMark(let id):
            markedID = id

        case .personButtonTapped(let person):
            await navigator.send(.personChosen(person))

        case .editButtonTapped(let summary):
            personEditor = makePersonEditor(summary)

        case .deleteButtonTapped(let person):
            await deletion.send(.deleteButtonTapped(person))

        case .peopleButtonTapped:
            personChooser = makePersonChooser()

        case .destinationChosen(let destination, let person):
            await navigator.send(.destinationChosen(destination, of: person ?? meantPerson))

        case .weightChosen(let text):
            await enter(text)

        case .navigator(let action):
            await reduceChild(action)

        case .personChooser(let action):
            await reduceChild(action)

        case .keyboard:
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
