/// Menus of a menu bar. Not available in a terminal: provide buttons as well.
@MainActor
public protocol Commands {
    associatedtype Body: Commands = EmptyCommands

    /// The menus.
    @CommandsBuilder
    var body: Body { get }
}

/// Collects commands; a terminal drops them.
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
        EmptyCommands()
    }

    public static func buildOptional<C: Commands>(_ content: C?) -> EmptyCommands {
        EmptyCommands()
    }
}

/// Commands without a menu.
public struct EmptyCommands: Commands {
    public init() {}
}

extension Commands where Body == EmptyCommands {
    public var body: EmptyCommands { EmptyCommands() }
}

/// A menu of a menu bar. Not available in a terminal.
public struct CommandMenu<Content: View>: Commands {
    /// Creates a menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Items of an existing menu. Not available in a terminal.
public struct CommandGroup<Content: View>: Commands {
    /// Replaces a group of items.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Inserts items after a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Inserts items before a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The commands of the sidebar. Not available in a terminal.
public struct SidebarCommands: Commands {
    public init() {}
}

/// A standard group of menu items.
nonisolated public enum CommandGroupPlacement: Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem
    case importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar
    case sidebar, windowSize, windowList, singleWindowList, windowArrangement, help
}
