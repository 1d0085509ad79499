/// The system calls of one save, from the first that touches its folder.
struct SystemCallTrace {
    struct Point: Hashable {
        var name: String
        var count: Int
    }

    let points: [Point]

    init(_ command: String, in folder: String, log: TemporaryFolder) throws {
        try self.init([Program.probe, command, folder], from: folder, log: log)
    }

    init(
        _ words: [String],
        environment: [String: String]? = nil,
        from folder: String,
        log: TemporaryFolder
    ) throws {
        let file = "\(log.path)/trace"
        try log.write("", "trace")
        _ = try Program.run(["strace", "-f", "-o", file] + words, environment: environment)
        let lines = (log.text("trace") ?? "").split(separator: "\n").dropFirst()
        var counts = [String: Int]()
        var points = [Point]()
        var isInside = false
        // Other letters than ASCII's are written as numbers there.
        let mark = folder.split(separator: " ").last ?? ""
        for line in lines {
            guard let call = line.split(separator: " ").dropFirst().first,
                let end = call.firstIndex(of: "(")
            else {
                continue
            }
            let name = String(call[..<end])
            counts[name, default: 0] += 1
            isInside = isInside || line.contains(mark)
            if isInside, !["exit_group", "exit", "munmap", "brk"].contains(name) {
                points.append(Point(name: name, count: counts[name] ?? 0))
            }
        }
        self.points = points
    }
}
