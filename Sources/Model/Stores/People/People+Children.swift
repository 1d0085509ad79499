import DataSource
import Essentials

extension People {
    func reduceChild(_ action: PersonBMI.Action) async {
        switch action {
        case .saveResponse(.success(let person)):
            await open(person)
            await announceChange(of: person.id)

        case .settingsResponse:
            if case .personBMI(let form) = path.last { settings = form.settings }

        case .tutorialImportButtonTapped, .importButtonTapped:
            await pushImport()

        // No confirmation: there is no input to lose.
        case .form(.cancelButtonTapped):
            if let newPerson, !newPerson.form.isPresentedDiscard { path.removeLast() }

        // Pressed twice within a frame, the key sends this twice.
        case .form(.discardButtonTapped):
            if case .personBMI = path.last { path.removeLast() }

        case .form, .onOpenDraft, .saveResponse(.failure), .sexPickerSelected,
            .languagePickerSelected, .weightUnitPickerSelected, .heightUnitPickerSelected,
            .nextButtonTapped, .stepsSkipButtonTapped, .backButtonTapped,
            .tutorialConfirmButtonTapped:
            break
        }
    }

    func reduceChild(_ action: PersonChooser.Action) async {
        switch action {
        case .onChangePeople, .onChangeQuery:
            break

        case .personButtonTapped(let person):
            personChooser = nil
            await open(person)

        case .newPersonButtonTapped:
            personChooser = nil
            await go(to: .newPerson)

        case .onDismiss:
            personChooser = nil
        }
    }

    func reduceChild(_ action: Dashboard.Action) async {
        switch action {
        case .weighInEditor(.saveResponse(.success(let weighIn))),
            .deletion(.deleteResponse(.success(let weighIn))):
            await announceChange(of: weighIn.id)

        case .personEditor(.saveResponse(.success(let person))):
            await announceChange(of: person.id)

        case .personEditor(.deletion(.deleteResponse(.success(let person)))):
            await close()
            await announceChange(of: person.id)

        case .historyButtonTapped:
            await pushHistory()

        case .trendsButtonTapped:
            await pushTrends()

        case .settingsButtonTapped:
            await pushPreferences()

        case .loading, .onIdle, .onAppearCalendar, .onOpenDraft, .weighInButtonTapped,
            .entryButtonTapped, .onChangeSelection, .zoomInButtonTapped, .zoomOutButtonTapped,
            .deleteButtonTapped, .deletion,
            .editButtonTapped, .limitsCloseButtonTapped, .goalHintCloseButtonTapped,
            .reachedGoalCloseButtonTapped, .personEditor, .weighInEditor:
            break
        }
    }

    func reduceChild(_ action: History.Action) async {
        switch action {
        case .weighInEditor(.saveResponse(.success(let weighIn))),
            .deletion(.deleteResponse(.success(let weighIn))),
            .move(.moveResponse(.success(.moved(let weighIn)))):
            await announceChange(of: weighIn.id)
            await shownDashboard?.send(.loading(.onChangeData))

        case .trendsButtonTapped:
            leaveToDashboard()
            await pushTrends()

        case .task, .loading, .table, .deletion, .weighInButtonTapped, .moveButtonTapped, .move,
            .failureConfirmButtonTapped, .weighInEditor:
            break
        }
    }

    func reduceChild(_ action: Trends.Action) async {
        switch action {
        case .historyButtonTapped:
            leaveToDashboard()
            await pushHistory()

        case .reportButtonTapped(let days):
            await pushExport(kind: .report, days: days)

        case .weighInButtonTapped:
            leaveToDashboard()
            await shownDashboard?.send(.weighInButtonTapped)

        case .loading, .onChangeSelection, .onChangeDays, .rangePickerSelected,
            .zoomInButtonTapped, .zoomOutButtonTapped, .earlierButtonTapped, .laterButtonTapped,
            .yearBeforeButtonTapped, .comparisonButtonTapped, .comparisonResponse,
            .onDismissNotice, .statisticsButtonTapped, .periodPickerSelected,
            .onDismissStatistics, .measureButtonTapped, .measurePickerSelected:
            break
        }
    }

    func reduceChild(_ action: Preferences.Action) async {
        switch action {
        case .saveResponse(.success(let settings)):
            self.settings = settings
            await shownDashboard?.send(.loading(.onChangeData))

        case .backupsButtonTapped:
            await pushRestoration([])

        case .importButtonTapped:
            await pushImport()

        case .exportButtonTapped:
            await pushExport()

        case .loading, .weightUnitPickerSelected, .heightUnitPickerSelected,
            .schemePickerSelected, .growthReferencePickerSelected, .languagePickerSelected,
            .weekStartPickerSelected, .trendPickerSelected, .mouseToggleSwitched,
            .colorsPickerSelected, .charactersPickerSelected, .saveResponse(.failure),
            .retryButtonTapped, .failureConfirmButtonTapped:
            break
        }
    }

    func reduceChild(_ action: Restoration.Action) async {
        guard case .restoreResponse(.success) = action else { return }
        await loadSettings()
        await load()
        await shownDashboard?.send(.loading(.onChangeData))
    }

    func reduceChild(_ action: Departure.Action) async {
        guard case .bringBackResponse(.success(let person)) = action else { return }
        await announceChange(of: person.id)
    }

    func reduceChild(_ action: Undo.Action) async {
        switch action {
        case .undoResponse(_, .success(.done(let change))),
            .undoResponse(_, .success(.finished(let change))):
            await closeIfGone(change.personID)
            await reload()
            for screen in path { await screen.mark(change.recordID) }

        case .undoResponse:
            await reload()

        case .task, .onLaunch, .onChangeData, .noticeResponse, .undoButtonTapped, .redoButtonTapped,
            .questionConfirmButtonTapped, .questionCancelButtonTapped, .onDismissNotice,
            .failureConfirmButtonTapped:
            break
        }
    }

    func announceChange(of id: UUID, _ preview: ImportPreview? = nil) async {
        await undo.send(
            .onChangeData(
                of: id,
                refusedCount: preview?.refusedCount ?? 0,
                replacedHeightCount: preview?.replacedHeightCount ?? 0
            )
        )
        await load()
    }
}
