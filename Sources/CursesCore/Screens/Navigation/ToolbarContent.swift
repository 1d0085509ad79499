/// What stands in a toolbar.
@MainActor
public protocol ToolbarContent: View {}

/// Puts what stands in a toolbar together.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension ModifiedView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension ForEach: ToolbarContent where Content: View {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// Room between buttons of a toolbar, which the help bar shares out.
public struct ToolbarSpacer: ToolbarContent {
    /// Takes room of some kind.
    public init(
        _ sizing: SpacerSizing = .flexible,
        placement: ToolbarItemPlacement = .automatic
    ) {}

    public var body: some View { EmptyView() }
}

/// How much room lies between two things.
nonisolated public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}
