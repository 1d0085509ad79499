import DataSource
import Essentials

extension Navigator {
    func reduceChild(_ action: Dashboard.Action) async {
        switch action {
        case .weighInEditor(.saveResponse(.success(let weighIn))),
            .deletion(.deleteResponse(.success(let weighIn))):
            await send(.onChangeRecord(weighIn.id, nil))

        case .personEditor(.saveResponse(.success(let person))):
            await send(.onChangeRecord(person.id, nil))

        case .personEditor(.deletion(.deleteResponse(.success(let person)))):
            await open(nil)
            await send(.onChangeRecord(person.id, nil))

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
            await send(.onChangeRecord(weighIn.id, nil))
            await path.dashboard?.send(.loading(.onChangeData))

        case .task, .loading, .table, .deletion, .weighInButtonTapped, .moveButtonTapped, .move,
            .failureConfirmButtonTapped, .weighInEditor:
            break
        }
    }

    func reduceChild(_ action: Preferences.Action) async {
        switch action {
        case .saveResponse(.success(let settings)):
            self.settings = settings
            await path.dashboard?.send(.loading(.onChangeData))

        case .loading, .weightUnitPickerSelected, .heightUnitPickerSelected,
            .schemePickerSelected, .growthReferencePickerSelected, .languagePickerSelected,
            .weekStartPickerSelected, .trendPickerSelected, .mouseToggleSwitched,
            .colorsPickerSelected, .charactersPickerSelected, .saveResponse(.failure),
            .retryButtonTapped, .failureConfirmButtonTapped:
            break
        }
    }

    // Shows the person if the imported data is of only one.
    func reduceChild(_ action: Import.Action) async {
        switch action {
        case .importResponse(.success(.imported(let id, let person))):
            let preview: ImportPreview? =
                if case .import(let store) = path.last { store.preview } else { nil }
            if let person { await open(person) } else { path = [] }
            await send(.onChangeRecord(id, preview))

        case .task, .source, .stopButtonTapped, .onDisappear, .previewResponse,
            .targetPickerSelected, .unitPickerSelected, .dayOrderPickerSelected,
            .versionPickerSelected, .onChangeName,
            .onChangeHeight, .partButtonTapped, .onDismissPart, .backButtonTapped,
            .importButtonTapped, .importResponse, .retryButtonTapped, .failureConfirmButtonTapped,
            .irreversibleConfirmButtonTapped, .irreversibleCancelButtonTapped:
            break
        }
    }
}
