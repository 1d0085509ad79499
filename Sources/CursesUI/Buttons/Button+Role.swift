extension Button where Label == Text {
    /// A button whose meaning names it.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }
}

nonisolated extension ButtonRole {
    /// What a button of the meaning is called by itself.
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "OK"
        case .close: "Close"
        }
    }
}
