import CursesUI
import GalleryPages

/// How long frames take that are evaluated, laid out and drawn anew.
enum FrameSpeed {
    static func figures() -> [Figure] {
        let leaves = Pilot(Leaves(), size: Size(width: 120, height: 40))
        let form = Page.named("Form")?.pilot(Size(width: 80, height: 24))
        let time = frames(of: leaves)
        return [
            Figure("300 leaves on 120×40", measured: "\(time.text(3)) ms", goal: "< 1 ms"),
            Figure(
                "a frame of a form on 80×24",
                measured: "\((form.map(frames) ?? 0).text(3)) ms",
                goal: ""
            ),
            longList(),
        ]
    }

    private static func frames(of pilot: Pilot) -> Double {
        (0..<1_000).map { _ in milliseconds(of: .function(9), in: pilot) }.median
    }

    /// A key press in a long list and in a short one, in turns; each pair gives a ratio.
    private static func longList() -> Figure {
        let size = Size(width: 80, height: 24)
        let long = Pilot(Rows(count: 100_000), size: size)
        let short = Pilot(Rows(count: 10), size: size)
        let full = Pilot(Rows(count: 23), size: size)
        var longTimes: [Double] = []
        var ratios: [Double] = []
        var fullRatios: [Double] = []
        for step in 0..<2_000 {
            let key: KeyEquivalent = step % 2 == 0 ? .downArrow : .upArrow
            let time = milliseconds(of: key, in: long)
            longTimes.append(time)
            ratios.append(time / milliseconds(of: key, in: short))
            fullRatios.append(time / milliseconds(of: key, in: full))
        }
        let measured = "\(ratios.median.text(2)) × (\(longTimes.median.text(3)) ms)"
        return Figure(
            "a key in a list of 100,000 rows to one of 10",
            measured: measured,
            goal: "≤ 1.2 ×; to one of 23: \(fullRatios.median.text(2)) ×"
        )
    }

    private static func milliseconds(of key: KeyEquivalent, in pilot: Pilot) -> Double {
        ContinuousClock().measure { pilot.post(.key(KeyPress(key))) }.milliseconds
    }
}

private struct Leaves: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<30) { row in
                HStack {
                    ForEach(0..<10) { Text("\(row) × \($0)") }
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
