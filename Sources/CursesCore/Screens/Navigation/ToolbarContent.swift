/// An item of a toolbar.
@MainActor
public protocol ToolbarContent: View {}

/// Collects toolbar items.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension ModifiedView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension ForEach: ToolbarContent where Content: View {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// A space between toolbar items. Has no effect in a terminal.
public struct ToolbarSpacer: ToolbarContent {
    /// Creates a spacer; the parameters have no effect.
    public init(
        _ sizing: SpacerSizing = .flexible,
        placement: ToolbarItemPlacement = .automatic
    ) {}

    public var body: some View { EmptyView() }
}

/// The sizing of a spacer.
nonisolated public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}
