import Observation

@MainActor @Observable
final class Patients {
    var patients = [Patient(id: 1, name: "Ann"), Patient(id: 2, name: "Bob")]
    var editing: Patient?
    var deleting: Patient?
    var note = ""

    func send(_ action: Action) async {
        switch action {
        case .task: note = "loaded"
        case .refreshed: note = "refreshed"
        case .addButtonTapped: editing = Patient(id: patients.count + 1)
        case .deleteButtonTapped(let patient): deleting = patient
        case .favoriteButtonTapped(let patient):
            guard let index = patients.firstIndex(of: patient) else { return }
            patients[index].isFavorite.toggle()
        case .deleteConfirmButtonTapped(let patient): patients.removeAll { $0.id == patient.id }
        case .saveButtonTapped(let patient): patients.append(patient)
        }
    }

    enum Action: Sendable {
        case task, refreshed, addButtonTapped
        case favoriteButtonTapped(Patient)
        case deleteButtonTapped(Patient)
        case deleteConfirmButtonTapped(Patient)
        case saveButtonTapped(Patient)
    }
}
