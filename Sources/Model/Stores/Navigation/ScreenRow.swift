import DataSource

// Describes an open screen to the navigator.
struct ScreenRow: Sendable {
    var destination: Destination?
    // False if undo does not cover the changes of this screen, such as settings.
    var isUndoOffered = true
    // Keys and palette lead nowhere while a form is filled in.
    var destinations: @MainActor @Sendable () -> [Destination] = {
        Destination.allCases
    }
    var isEditing: @MainActor @Sendable () -> Bool = { false }
    var reload: @MainActor @Sendable () async -> Void = {}
    // Selects the row of a restored weigh-in, so that the user sees it.
    var mark: @MainActor @Sendable (WeighIn.ID) async -> Void = { _ in }
}
