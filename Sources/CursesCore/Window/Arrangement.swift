/// A screen that is laid out and not drawn yet.
struct Arrangement {
    let chrome: Chrome
    /// The screen and what lies over it, the last on top.
    let layers: [Layer]
    let bindings: FrameBindings
    /// A message that shares the row of the help bar or is above it.
    let toast: ToastBar?
    /// When true, the toast is above the row of the keys.
    var isToastAboveKeys = false
    /// The bar of the keys, where it was needed to place the toast.
    var helpBar: HelpBar?
    /// What the program calls its window.
    let programTitle: String?
    /// What takes the keys now.
    let focused: Node?

    /// The layer that takes the keys.
    var top: Layer { layers[layers.count - 1] }
}
