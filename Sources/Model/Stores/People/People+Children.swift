import DataSource
import Essentials

extension People {
    func reduceChild(_ action: Navigator.Action) async {
        switch action {
        case .onChangeRecord(let id, let preview):
            await announceChange(of: id, preview)

        // A notice of the screen below does not belong to the new one.
        case .onPush:
            if undo.notice != nil { await undo.send(.onDismissNotice) }

        case .restoration(.restoreResponse(.success)):
            await load()

        case .task, .onChangePath, .onChangeSettings, .onChangeData, .firstPersonChosen,
            .newPersonChosen, .personChosen, .destinationChosen, .dayChosen, .settingChosen,
            .restoreButtonTapped,
            .personBMI, .dashboard, .history, .preferences, .restoration, .import:
            break
        }
    }

    func reduceChild(_ action: PersonChooser.Action) async {
        switch action {
        case .onChangePeople, .onChangeQuery:
            break

        case .personButtonTapped(let person):
            personChooser = nil
            await navigator.send(.personChosen(person))

        case .newPersonButtonTapped:
            personChooser = nil
            await navigator.send(.destinationChosen(.newPerson, of: nil))

        case .onDismiss:
            personChooser = nil
        }
    }

    func reduceChild(_ action: Undo.Action) async {
        switch action {
        case .undoResponse(_, .success(.done(let change))),
            .undoResponse(_, .success(.finished(let change))):
            await navigator.send(.onChangeData(change))
            await load()

        case .undoResponse:
            await navigator.send(.onChangeData(nil))
            await load()

        case .task, .onLaunch, .onChangeData, .noticeResponse, .undoButtonTapped, .redoButtonTapped,
            .questionConfirmButtonTapped, .questionCancelButtonTapped, .onDismissNotice,
            .failureConfirmButtonTapped:
            break
        }
    }

    // An open form stays until it is saved or left; then the list is shown.
    func leaveDepartedPerson() async {
        guard case .confirmed(let person) = departure.stage, !isEditing else { return }
        await departure.send(.onLeave)
        guard navigator.path.dashboard?.person.id == person.id, await navigator.isGone(person)
        else { return }
        await navigator.send(.onChangePath([], hasPeople: !people.isEmpty))
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

    func reduceChild(_ action: PersonEditor.Action) async {
        switch action {
        case .saveResponse(.success(let person)), .deletion(.deleteResponse(.success(let person))):
            personEditor = nil
            await announceChange(of: person.id)

        case .form(.cancelButtonTapped), .form(.discardButtonTapped):
            if personEditor?.form.isPresentedDiscard != true { personEditor = nil }

        case .form, .saveResponse(.failure), .irreversibleConfirmButtonTapped,
            .irreversibleCancelButtonTapped, .sexPickerSelected, .deletion, .heightRevision:
            break
        }
    }
}
