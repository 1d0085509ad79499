/// A layout that can be chosen at run time.
@MainActor
public protocol ViewLayout {
    /// Returns a view that lays the content out.
    func placing(_ content: some View) -> any View
}

extension ViewLayout {
    /// Lays the content out.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView {
        AnyView(placing(content()))
    }
}

/// A type-erased layout.
public struct AnyLayout: ViewLayout {
    private let layout: any ViewLayout

    /// Wraps a layout.
    public init(_ layout: some ViewLayout) {
        self.layout = layout
    }

    public func placing(_ content: some View) -> any View { layout.placing(content) }
}

/// A layout of views side by side, like `HStack`.
public struct HStackLayout: ViewLayout {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?

    /// Creates a layout; a `nil` spacing is the default.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// A layout of views one below the other, like `VStack`.
public struct VStackLayout: ViewLayout {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?

    /// Creates a layout; a `nil` spacing is the default.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        VStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// A layout of views one over the other, like `ZStack`.
public struct ZStackLayout: ViewLayout {
    private let alignment: Alignment

    /// Creates a layout with an alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func placing(_ content: some View) -> any View {
        ZStack(alignment: alignment) { content }
    }
}
