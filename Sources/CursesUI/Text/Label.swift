/// A title with an image, which is hidden unless a custom style shows it.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Shows the title; the icon only in a custom style.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard let style = evaluation.environment.labelStyle else {
            return title.nodes(evaluation.at(0))
        }
        return style(
            LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon))
        )
        .nodes(evaluation.at(1).with { $0.labelStyle = nil })
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Shows the translation of a key.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Shows any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, systemImage name: String) {
        self.init(title: { title.titleText }, icon: { Image(systemName: name) })
    }
}

/// A custom look of labels, made of title and icon.
@MainActor
public protocol LabelStyle: PartsStyle where Parts == LabelStyleConfiguration {
    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style draws.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: StylePart
    /// The image of the label.
    public let icon: StylePart

    /// The title of a label.
    public typealias Title = StylePart
    /// The image of a label.
    public typealias Icon = StylePart
}

extension View {
    /// Sets the style of the labels below.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.labelStyle =
                style is TitleOnlyLabelStyle ? nil : { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The style of labels; `nil` shows only the title.
    @Entry var labelStyle: ((LabelStyleConfiguration) -> any View)?
}

/// Shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows only the character of the image, or the title if there is no character.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        IconView(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows only the title.
    public static var titleOnly: Self { Self() }
    /// Shows the title; a terminal shows no image beside it.
    public static var titleAndIcon: Self { Self() }
    /// The default style, which shows only the title.
    public static var automatic: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows only the character of the image, or the title if there is no character.
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

/// An image whose text is the title of its label.
private final class IconNode: Node {
    private let title: String

    init(_ place: Place, _ icon: [Node], title: String) {
        self.title = title
        super.init(place, children: icon)
    }

    override var text: String { title }
}

extension Button where Label == CursesUI.Label<Text, Image> {
    /// Makes a button that shows the translation of a key; a terminal shows no image beside it.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage name: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { CursesUI.Label(titleKey, systemImage: name) } }
}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
    /// Shows a title and an optional description; a terminal shows no image.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Text(title) }, description: { description })
    }
}
