/// The last five messages, listed in the help.
struct ToastLog {
    private static let most = 5

    /// The texts, the newest first.
    private(set) var messages: [String] = []
    private var firstFrame: Int?

    /// Adds a toast once, in the frame in which it is first shown.
    mutating func note(_ toast: ToastBar?) {
        guard let toast, firstFrame != toast.firstFrame || messages.first != toast.text else {
            return
        }
        firstFrame = toast.firstFrame
        messages = [toast.text] + messages.prefix(Self.most - 1)
    }
}
