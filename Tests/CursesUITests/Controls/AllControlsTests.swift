import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite(.timeLimit(.minutes(10)))
struct AllControlsTests {
    @Test
    func randomKeysAndSizes_neverBreakTheScreen() async {
        var random = Random(seed: 4)
        let pilot = Pilot(AllControls(), size: Size(width: 60, height: 24)) {
            $0.today = day(2026, 11, 20)
            $0.sleep = TestClock().sleep
        }
        for _ in 0..<800 {
            switch random.next(20) {
            case 0:
                let size = Size(width: 1 + random.next(80), height: 1 + random.next(30))
                await pilot.resize(to: size)
            case 1: await pilot.click(x: random.next(60), y: random.next(24))
            case 2: await pilot.wheel(.wheelDown, x: random.next(60), y: random.next(24))
            case 3: await pilot.paste(hostileText)
            default: await pilot.press(Self.keys[random.next(Self.keys.count)])
            }
            let isClean = pilot.cells.cells.allSatisfy { $0.glyph.base.value >= 0x20 }
            #expect(isClean)
        }
    }

    @Test
    func everyGlyph_hasAnASCIIForm() {
        let pilot = Pilot(AllControls(), size: Size(width: 60, height: 40)) {
            $0.progressViewDelay = .zero
        }
        let scalars = Set(pilot.cells.cells.map(\.glyph.base))
        let missing = scalars.filter { ASCIIGlyphs.replacement(for: $0) == "?" }
        #expect(missing == ["?"])
    }

    @Test
    func everyControl_showsItsFocusAndRestsTheCursorThere() async {
        let pilot = Pilot(AllControls(), size: Size(width: 60, height: 40))
        var seen: Set<Point> = []
        for _ in 0..<12 {
            let cursor = pilot.cursor
            #expect(cursor != nil)
            if let cursor {
                seen.insert(cursor)
                let isMarked = [cursor.x, cursor.x + 1].contains {
                    let style = pilot.cells[$0, cursor.y].style
                    return !style.attributes.isDisjoint(with: [.reverse, .underline])
                }
                #expect(isMarked)
            }
            await pilot.press("Tab")
        }
        #expect(seen.count == 8)
    }

    private static let keys = [
        "Tab", "S-Tab", "Up", "Down", "Left", "Right", "Enter", "Esc", "Space", "Home", "End",
        "PageUp", "PageDown", "Backspace", "Delete", "C-a", "C-k", "C-u", "M-Down", "F4", "F1", "1",
        "2", "-", "+", "/", "o", "O", "d", "j", "k", "h", "l", "t", "g", "G", "<", ">", "[", "]",
    ]
}

/// Numbers that look random and are the same each time.
private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

private struct AllControls: View {
    @State private var isOn = false
    @State private var choice = 1
    @State private var number = 5
    @State private var date = day(2026, 11, 20)
    @State private var order: [KeyPathComparator<Entry>] = []
    @State private var query = ""

    var body: some View {
        Form {
            Toggle("Toggle", isOn: $isOn)
            picker.pickerStyle(.menu)
            picker.pickerStyle(.segmented)
            picker.pickerStyle(.inline)
            Stepper("Stepper", value: $number, in: 0...10)
            DatePicker("Date", selection: $date)
            if isOn { ProgressView("Spinner") } else { ProgressView(value: 0.3) }
            Gauge(value: Double(number), in: 0...10) { Text("Gauge") }
            Table(Entry.samples.filter { matches($0) }.sorted(using: order), sortOrder: $order) {
                TableColumn("Day", value: \.day)
                TableColumn("kg", value: \.weight) { Text($0.weight, format: .number) }
            }
            .frame(height: .rows(6))
            .searchable(text: $query)
            Button("Reset") { number = 5 }
        }
    }

    private var picker: some View {
        Picker("Picker", selection: $choice) {
            ForEach(1..<4) { Text(verbatim: "value \($0)") }
        }
    }

    private func matches(_ entry: Entry) -> Bool {
        query.isEmpty || entry.day.contains(query)
    }
}
