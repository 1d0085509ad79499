extension Button where Label == Text {
    /// Creates a button titled by its role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }
}

nonisolated extension ButtonRole {
    /// The default title of the role.
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "OK"
        case .close: "Close"
        }
    }
}
