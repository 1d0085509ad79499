extension View {
    /// Marks unsaved input: quitting then closes open layers and calls `dismiss` first, so that the
    /// program can ask. Esc is never disabled, so that users cannot be trapped.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedView {
        attached { evaluation in
            guard isDisabled else { return }
            let dismiss = evaluation.environment.dismiss
            evaluation.findings.add(.leave { dismiss() })
        }
    }
}
