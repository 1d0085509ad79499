#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The ways in which a program writes to its standard output and error.
enum Prints {
    static func write() {
        print("by print")
        dump([1, 2])
        let text = Array("to standard error\n".utf8)
        #if canImport(Darwin)
            _ = Darwin.write(STDERR_FILENO, text, text.count)
        #else
            _ = Glibc.write(STDERR_FILENO, text, text.count)
        #endif
        echo("by a child")
    }

    private static func echo(_ text: String) {
        var arguments = [strdup("echo"), strdup(text), nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/echo", nil, nil, &arguments, environ) == 0 else { return }
        var status: Int32 = 0
        waitpid(child, &status, 0)
    }
}
