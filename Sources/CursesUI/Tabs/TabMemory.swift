/// The state of a tab view: the tab shown if there is no selection binding.
final class TabMemory {
    var index = 0
    weak var shown: Place?
}

/// The state of a tab.
final class TabPageMemory {
    /// True once the tab has been shown.
    var isKnown = false
    let entrance = FocusEntrance()
}
