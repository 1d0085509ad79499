/// The last messages that were shown, for whoever could not read them in time.
struct ToastLog {
    private static let most = 5

    /// The texts, the newest first.
    private(set) var messages: [String] = []
    private var firstFrame: Int?

    /// Keeps a message that is shown; one that is shown still is kept once.
    mutating func note(_ toast: ToastBar?) {
        guard let toast, firstFrame != toast.firstFrame || messages.first != toast.text else {
            return
        }
        firstFrame = toast.firstFrame
        messages = [toast.text] + messages.prefix(Self.most - 1)
    }
}
