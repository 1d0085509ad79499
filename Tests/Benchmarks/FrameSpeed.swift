import CursesCore
import CursesTesting

/// How long frames take that are evaluated, laid out and drawn anew.
enum FrameSpeed {
    static func figures() -> [Figure] {
        let leaves = Pilot(Leaves(), size: Size(width: 120, height: 40))
        let form = Pilot(Fields(), size: Size(width: 80, height: 24))
        let time = frames(of: leaves)
        return [
            Figure("300 leaves on 120×40", measured: "\(time.text(3)) ms", goal: "< 1 ms"),
            Figure(
                "a frame of a form on 80×24",
                measured: "\(frames(of: form).text(3)) ms",
                goal: ""
            ),
            longList(),
        ]
    }

    private static func frames(of pilot: Pilot) -> Double {
        (0..<1_000).map { _ in milliseconds(of: .function(9), in: pilot) }.median
    }

    /// A key press in a long list and in a short one that fills its screen too, in turns; each pair
    /// gives a ratio.
    private static func longList() -> Figure {
        let size = Size(width: 80, height: 11)
        let long = Pilot(Rows(count: 100_000), size: size)
        let short = Pilot(Rows(count: 10), size: size)
        var times: [Double] = []
        var ratios: [Double] = []
        for step in 0..<4_000 {
            let key: KeyEquivalent = step % 2 == 0 ? .downArrow : .upArrow
            let time = milliseconds(of: key, in: long)
            times.append(time)
            ratios.append(time / milliseconds(of: key, in: short))
        }
        return Figure(
            "a key in a list of 100,000 rows to one of 10",
            measured: "\(ratios.median.text(2)) × (\(times.median.text(3)) ms)",
            goal: "≤ 1.2 ×"
        )
    }

    private static func milliseconds(of key: KeyEquivalent, in pilot: Pilot) -> Double {
        ContinuousClock().measure { pilot.post(.key(KeyPress(key))) }.milliseconds
    }
}

private struct Leaves: View {
    var body: some View {
        HStack(spacing: 1) {
            ForEach(0..<10) { _ in
                VStack(alignment: .leading) {
                    ForEach(0..<15) { row in
                        HStack {
                            Text(verbatim: "Leaf")
                            Text(verbatim: "\(row)")
                            Spacer()
                        }
                    }
                }
            }
        }
    }
}

private struct Rows: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { Text("row \($0)") }
    }
}

private struct Fields: View {
    @State private var texts = ["Ann", "2026-11-20", "72.4", "after breakfast"]

    var body: some View {
        Form {
            Section("Weigh-in") {
                ForEach(0..<texts.count, id: \.self) { index in
                    LabeledContent("Field \(index)") { TextField("Text", text: $texts[index]) }
                }
            }
            Button("Save") {}
        }
    }
}
