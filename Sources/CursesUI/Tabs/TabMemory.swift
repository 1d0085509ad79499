/// What a view of tabs remembers: which it shows, where nobody else says so.
final class TabMemory {
    var index = 0
    weak var shown: Place?
}

/// What a view of tabs remembers of each.
final class TabPageMemory {
    /// Whether the tab has been shown.
    var isKnown = false
    let entrance = FocusEntrance()
}
