/// Collects a screen's traits for its container during evaluation; subclassed by the navigation
/// stack.
package class ScreenDraft {
    init() {}
}
