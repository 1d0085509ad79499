import DataSource

// Questions about the open screens.
@MainActor extension [Navigator.Path] {
    // The dashboard of the person shown.
    public var dashboard: Dashboard? {
        if case .dashboard(let store) = first { store } else { nil }
    }

    // Form above another screen, without the steps of the first launch.
    public var newPerson: PersonBMI? {
        if case .personBMI(let form) = last, form.step == nil { form } else { nil }
    }

    // Screens above the list and below that form, the topmost last.
    public var screens: [Navigator.Path] { newPerson == nil ? self : dropLast() }

    public var isEditing: Bool { contains { $0.row.isEditing() } }

    var isFormShown: Bool {
        if case .personBMI = last { true } else { isEditing }
    }

    public var isUndoOffered: Bool { last?.row.isUndoOffered ?? true }

    public var isTransferOffered: Bool { destinations.contains(.import) }

    var destinations: [Destination] {
        guard let row = last?.row else { return Destination.allCases.filter { $0 != .people } }
        return row.destinations().filter { $0 != row.destination }
    }
}
