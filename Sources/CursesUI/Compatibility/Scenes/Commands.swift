/// Menus of a menu bar, which a terminal has not: what they do needs a button too.
@MainActor
public protocol Commands {
    associatedtype Body: Commands

    /// The menus.
    @CommandsBuilder
    var body: Body { get }
}

/// Puts the menus of a closure together.
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
        EmptyCommands()
    }

    public static func buildOptional<C: Commands>(_ content: C?) -> EmptyCommands {
        EmptyCommands()
    }
}

/// Menus that do nothing.
public struct EmptyCommands: Commands {
    public init() {}

    public var body: EmptyCommands { self }
}

/// A menu of a menu bar.
public struct CommandMenu<Content: View>: Commands {
    /// Names a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public var body: EmptyCommands { EmptyCommands() }
}

/// Entries of a menu of a menu bar.
public struct CommandGroup<Content: View>: Commands {
    /// Puts entries in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Puts entries after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Puts entries before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public var body: EmptyCommands { EmptyCommands() }
}

/// The menu to show and hide a side bar.
public struct SidebarCommands: Commands {
    public init() {}

    public var body: EmptyCommands { EmptyCommands() }
}

/// The menu to edit text.
public typealias TextEditingCommands = SidebarCommands

/// The menu to format text.
public typealias TextFormattingCommands = SidebarCommands

/// The menu to change the toolbar.
public typealias ToolbarCommands = SidebarCommands

/// The menu to show and hide details.
public typealias InspectorCommands = SidebarCommands

/// A place in a menu bar.
nonisolated public enum CommandGroupPlacement: Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem
    case importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar
    case sidebar, windowSize, windowList, singleWindowList, windowArrangement, help
}
