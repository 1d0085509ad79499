import CursesCore
import CursesTesting
import Observation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Whether memory grows over many frames.
enum Memory {
    static func figures() -> [Figure] {
        [
            figure("unchanged", key: .function(9)),
            figure("changing", key: "+"),
        ]
    }

    private static func figure(_ name: String, key: KeyEquivalent) -> Figure {
        let pilot = Pilot(Counting(model: Model()), size: Size(width: 40, height: 10))
        press(key, 2_000, in: pilot)
        let before = resident()
        press(key, 200_000, in: pilot)
        let after = resident()
        return Figure(
            "memory over 200,000 frames, model \(name)",
            measured: "\(before) → \(after) KB",
            goal: "no growth"
        )
    }

    private static func press(_ key: KeyEquivalent, _ count: Int, in pilot: Pilot) {
        for _ in 0..<count { pilot.post(.key(KeyPress(key))) }
    }

    /// The memory of this process that is in use, in KB.
    private static func resident() -> Int {
        let fields = TextFile.contents(of: "/proc/self/statm").split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) / 1_024 : 0
    }

    @Observable
    fileprivate final class Model {
        var count = 0
    }
}

private struct Counting: View {
    let model: Memory.Model

    var body: some View {
        Form {
            LabeledContent("Count", value: "\(model.count)")
            Button("One more") { model.count += 1 }
                .keyboardShortcut("+", modifiers: [])
        }
    }
}
