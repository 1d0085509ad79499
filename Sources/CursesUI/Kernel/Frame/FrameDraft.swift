/// What evaluating the tree collects beside nodes: presentations, effects and the screens' titles.
final class FrameDraft {
    /// What lies over the screen, the last on top.
    var layers: [Layer] = []
    /// What the program calls its window.
    var windowTitle: String?
    /// A message over the help bar.
    private(set) var toast: ToastBar?
    /// Takes a view away that something was entered in, which asks first; quitting does that before.
    var leave: (() -> Void)?
    /// What is to be done when the frame is complete.
    var effects: [() -> Void] = []
    /// The environment of the window's content, which what stands around it shares.
    var environment: EnvironmentValues?
    /// What the screen that is being evaluated tells its navigation stack.
    var screen: ScreenDraft?
    /// Whether several views are evaluated of which one will be shown.
    var isChoosing = false

    /// Keeps the newest of several messages to show, and takes the others away.
    func keepNewest(_ toast: ToastBar) {
        guard let shown = self.toast else {
            self.toast = toast
            return
        }
        let isNewer = toast.firstFrame >= shown.firstFrame
        self.toast = isNewer ? toast : shown
        effects.append(isNewer ? shown.dismiss : toast.dismiss)
    }
}
