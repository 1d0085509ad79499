extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the fraction completed when the view is evaluated; later changes are not observed.
    @_alwaysEmitIntoClient
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}
