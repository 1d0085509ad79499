/// Collects tabs whose values have the selection's type.
@resultBuilder
nonisolated public enum TabContentBuilder<SelectionValue: Hashable> {
    public static func buildExpression<Content: View, Label: View>(
        _ tab: Tab<SelectionValue, Content, Label>
    ) -> Tab<SelectionValue, Content, Label> { tab }

    @_disfavoredOverload
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { .second(second) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
