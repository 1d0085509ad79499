extension View {
    /// Says that something was entered here: quitting then leads back first, as Esc does, where the
    /// program can ask; what lies over it is closed first. Esc itself always leads back, for nothing
    /// traps.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedView {
        attached { evaluation in
            guard isDisabled else { return }
            let dismiss = evaluation.environment.dismiss
            evaluation.findings.add(.leave { dismiss() })
        }
    }
}
