// Names of the systems' own kits that views are written with, each of which says what stands for it.

/// A telephone's program, which a terminal does not have.
@available(
    *,
    unavailable,
    message: "There is no UIKit: a keyboard needs no hiding; use @FocusState to move the focus"
)
public enum UIApplication {
    /// The program itself, of which a view asks nothing.
    @available(
        *,
        unavailable,
        message: "There is no UIKit: a keyboard needs no hiding; use @FocusState to move the focus"
    )
    public static var shared: UIApplication { fatalError("There is no UIKit") }
}

/// A telephone's screen, which a terminal does not have.
@available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
public enum UIScreen {
    /// The screen, whose room views are told by `GeometryReader`.
    @available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
    public static var main: UIScreen { fatalError("There is no UIKit") }

    /// The room, which views are told by `GeometryReader`.
    @available(*, unavailable, message: "There is no UIKit: read the room with GeometryReader")
    public var bounds: CGRect { fatalError("There is no UIKit") }
}

/// A telephone's model, which a terminal does not have.
@available(*, unavailable, message: "There is no UIKit: a program on a terminal has no device")
public enum UIDevice {
    /// The device, which a terminal is not.
    @available(*, unavailable, message: "There is no UIKit: a program on a terminal has no device")
    public static var current: UIDevice { fatalError("There is no UIKit") }
}

/// A telephone's font, which a terminal does not choose.
@available(*, unavailable, message: "There is no UIKit: write Font.title or .font(.system(size:))")
public enum UIFont {}

/// A telephone's picture, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no pictures: write Image(systemName:)")
public enum UIImage {}

/// A computer's picture, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no pictures: write Image(systemName:)")
public enum NSImage {}

/// A push that a hand feels, which a terminal cannot give.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UIImpactFeedbackGenerator {}

/// A push that a hand feels, which a terminal cannot give.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UINotificationFeedbackGenerator {}

/// A push that a hand feels, which a terminal cannot give.
@available(*, unavailable, message: "A terminal gives no feedback: leave it out")
public enum UISelectionFeedbackGenerator {}

/// A telephone's clipboard: the terminal keeps one of its own.
@available(*, unavailable, message: "A terminal has its own clipboard: show the text to copy")
public enum UIPasteboard {}

/// A computer's clipboard: the terminal keeps one of its own.
@available(*, unavailable, message: "A terminal has its own clipboard: show the text to copy")
public enum NSPasteboard {}

/// A computer's program, which a terminal does not have.
@available(*, unavailable, message: "There is no AppKit: dismissWindow ends the program")
public enum NSApplication {
    /// The program itself, which `dismissWindow` ends.
    @available(*, unavailable, message: "There is no AppKit: dismissWindow ends the program")
    public static var shared: NSApplication { fatalError("There is no AppKit") }
}

/// A telephone's bar: the title of a screen has one look.
@available(*, unavailable, message: "There is no UIKit: a title has one look, leave it out")
public enum UINavigationBar {}

/// A telephone's rows: a list has one look.
@available(*, unavailable, message: "There is no UIKit: a List has one look, leave it out")
public enum UITableView {}

/// A telephone's segments: a picker has one look.
@available(*, unavailable, message: "There is no UIKit: a Picker has one look, leave it out")
public enum UISegmentedControl {}

/// A view of UIKit inside others: a view of the toolkit's own is a `PrimitiveView`.
@available(
    *,
    unavailable,
    message: "There is no UIKit: write a View, or a PrimitiveView with a Node"
)
public protocol UIViewRepresentable {}

/// A view of AppKit inside others: a view of the toolkit's own is a `PrimitiveView`.
@available(
    *,
    unavailable,
    message: "There is no AppKit: write a View, or a PrimitiveView with a Node"
)
public protocol NSViewRepresentable {}

/// A screen of UIKit inside others.
@available(*, unavailable, message: "There is no UIKit: write a View")
public protocol UIViewControllerRepresentable {}

/// A screen that holds views, which a window does.
@available(*, unavailable, message: "There is no UIKit: a WindowGroup shows a View")
public enum UIHostingController {}
