import Dispatch
import Essentials

/// A key that presses a button from anywhere on its screen.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys held with it.
    public var modifiers: EventModifiers

    /// Enter, if the focused control does not handle it.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Esc.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Makes a shortcut of a key; command means Control in a terminal.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    var press: KeyPress { KeyPress(key, modifiers: modifiers) }
}

extension View {
    /// Presses the button by a key from anywhere on its screen; the help bar shows the key.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> ModifiedView { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    /// Presses the button by a key from anywhere on its screen, or by none if `nil`.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> ModifiedView {
        environment(putting: shortcut) { $0.keyboardShortcut = $1 }
    }
}

extension EnvironmentValues {
    /// The key that presses the button; `nil` if there is none.
    @LocalEntry var keyboardShortcut: KeyboardShortcut?
}

/// Opens a URL.
public struct OpenURLAction {
    private let handler: (URL) -> Result

    /// Opens URLs by a custom handler.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// Opens a URL, and reports whether it was accepted.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        let result = handler(url)
        if let other = result.url ?? (result.isLeftToSystem ? url : nil) {
            completion(Self.open(other))
        } else {
            completion(result.isAccepted)
        }
    }

    /// The result of opening a URL.
    public struct Result {
        fileprivate var isAccepted = false
        fileprivate var isLeftToSystem = false
        fileprivate var url: URL?

        /// The handler has opened the URL.
        public static var handled: Result { Result(isAccepted: true) }
        /// The URL is not opened.
        public static var discarded: Result { Result() }
        /// The system opens the URL.
        public static var systemAction: Result { Result(isLeftToSystem: true) }
    }

    /// Opens a web or mail address with the user's default program; false without a display.
    private static func open(_ url: URL) -> Bool {
        guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()) else { return false }
        #if canImport(Darwin)
            let program = "/usr/bin/open"
        #else
            guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return false }
            let program = "/usr/bin/xdg-open"
        #endif
        return start(program, url.absoluteString)
    }

    /// Starts a program with its streams at `/dev/null`, without waiting for its end.
    private static func start(_ program: String, _ argument: String) -> Bool {
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
        #else
            var files = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
        }
        var arguments = [strdup(program), strdup(argument), nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, program, &files, nil, &arguments, environ) == 0 else {
            return false
        }
        let started = child
        DispatchQueue.global().async {
            var status: Int32 = 0
            waitpid(started, &status, 0)
        }
        return true
    }
}

extension EnvironmentValues {
    /// Opens a URL, by default with the system.
    @Entry public var openURL = OpenURLAction { _ in .systemAction }
}
