/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The character of the image alone, or the title where the image has none.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        IconView(configuration: configuration)
    }
}

/// The look that fits where the label stands, which is the title.
public typealias DefaultLabelStyle = TitleOnlyLabelStyle

/// The title, whose image a terminal leaves out.
public typealias TitleAndIconLabelStyle = TitleOnlyLabelStyle

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: Self { Self() }
    /// The title, whose image a terminal leaves out.
    public static var titleAndIcon: Self { Self() }
    /// The look that fits where the label stands, which is the title.
    public static var automatic: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The character of the image alone, or the title where the image has none.
    public static var iconOnly: Self { Self() }
}

private struct IconView: PrimitiveView {
    let configuration: LabelStyleConfiguration

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let title = configuration.title.nodes(evaluation.at(0))
        let icon = configuration.icon.nodes(evaluation.at(1))
        return icon.isEmpty ? title : [IconNode(evaluation.place, icon, title: title.text)]
    }
}

/// An image that is called by the title of its label.
private final class IconNode: Node {
    private let title: String

    init(_ place: Place, _ icon: [Node], title: String) {
        self.title = title
        super.init(place, children: icon)
    }

    override var text: String { title }
}
