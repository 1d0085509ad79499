/// A node that takes the focus and answers keys and clicks as long as it is not disabled.
open class ControlNode: Node {
    public let environment: EnvironmentValues

    public init(_ place: Place, children: [Node] = [], environment: EnvironmentValues) {
        self.environment = environment
        super.init(place, children: children)
    }

    nonisolated deinit {}

    open override var isFocusable: Bool { environment.isEnabled }

    override var focusBinding: FocusBinding? { environment.focusBinding }

    /// The look of the control's own text.
    package func look(_ painter: Painter) -> Style {
        environment.isEnabled ? environment.textStyle : painter.theme.tertiary
    }

    /// Keys that do something while the control has the focus.
    package func binding(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        isEnabled: Bool = true,
        isHidden: Bool = false,
        action: @escaping () -> Void
    ) -> KeyBinding {
        var binding = KeyBinding(keys, title: environment.string(title), action: action)
        binding.isEnabled = isEnabled && environment.isEnabled
        binding.isHidden = isHidden
        return binding
    }

    /// Does something and asks for the frame that shows it.
    package func change(_ action: () -> Void) {
        guard environment.isEnabled else { return }
        action()
        environment.frameRequest.touch(place)
    }
}
