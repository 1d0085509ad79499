extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows how far something has come, which it is asked for each time that the view is made.
    @_alwaysEmitIntoClient
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}
