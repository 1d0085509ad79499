import CursesUI

@MainActor @Observable
final class PersonForm: Composable, Identifiable {
    private let appDependencies: AppDependencies
    var person: Person
    var bmi: Double?
    var isSaving: Bool
    var error: AppError?
    var isPresentedError: Bool
    let action: (Action) async -> Void

    init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        bmi: Double? = nil,
        isSaving: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.person = person
        self.bmi = bmi
        self.isSaving = isSaving
        self.isPresentedError = false
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task:
            break
        case .calculateButtonTapped:
            let meters = person.height / 100
            bmi = meters > 0 ? person.weight / (meters * meters) : nil
        case .saveButtonTapped:
            guard !person.name.isEmpty else {
                error = .emptyName
                isPresentedError = true
                return
            }
            isSaving = true
        case .cancelButtonTapped:
            break
        }
    }

    enum Action: Sendable {
        case task(String)
        case calculateButtonTapped
        case saveButtonTapped
        case cancelButtonTapped
    }
}
