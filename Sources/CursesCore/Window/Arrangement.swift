/// A frame that is laid out and not drawn yet.
struct Arrangement {
    let chrome: Chrome
    /// The screen and the layers over it, the topmost last.
    let layers: [Layer]
    let bindings: FrameBindings
    /// The toast, beside the keys in the help bar or above them.
    let toast: ToastBar?
    /// When true, the toast is above the row of the keys.
    var isToastAboveKeys = false
    /// The help bar, if placing the toast has measured it.
    var helpBar: HelpBar?
    /// The title of the program, set by its scene.
    let programTitle: String?
    /// The focused control.
    let focused: Node?

    /// The topmost layer, which receives the keys.
    var top: Layer { layers[layers.count - 1] }
}
