/// A way to place views that can be chosen while the program runs.
@MainActor
public protocol ViewLayout {
    /// Places views.
    func placing(_ content: some View) -> any View
}

extension ViewLayout {
    /// Places views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView {
        AnyView(placing(content()))
    }
}

/// One of several ways to place views.
public struct AnyLayout: ViewLayout {
    private let layout: any ViewLayout

    /// Hides the type of a way to place views.
    public init(_ layout: some ViewLayout) {
        self.layout = layout
    }

    public func placing(_ content: some View) -> any View { layout.placing(content) }
}

/// Places views side by side.
public struct HStackLayout: ViewLayout {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?

    /// Says how views are aligned and how far they are apart.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// Places views one below the other.
public struct VStackLayout: ViewLayout {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?

    /// Says how views are aligned and how far they are apart.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        VStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// Places views one over the other.
public struct ZStackLayout: ViewLayout {
    private let alignment: Alignment

    /// Says how views are aligned.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func placing(_ content: some View) -> any View {
        ZStack(alignment: alignment) { content }
    }
}
