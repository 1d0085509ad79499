import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AnchorTests {
    @Test
    func overlayPreferenceValue_knowsWhereTheViewsInsideAre() {
        let pilot = Pilot(Underlined(), size: Size(width: 40, height: 6))
        #expect(pilot.screen.contains("8+40"))
    }

    @Test
    func backgroundPreferenceValue_isMadeOfWhatIsHandedUp() {
        let view = Text("front").preference(key: Names.self, value: ["a", "b"])
            .frame(width: .columns(12), height: .rows(2), alignment: .topLeading)
            .backgroundPreferenceValue(Names.self, alignment: .bottomLeading) {
                Text($0.joined(separator: "+"))
            }
        let pilot = Pilot(view, size: Size(width: 20, height: 6))
        #expect(pilot.screen.hasPrefix("front\na+b"))
    }

    @Test
    func transformPreference_addsToWhatIsHandedUp() {
        let view = Text("x").preference(key: Names.self, value: ["a"])
            .transformPreference(Names.self) { $0.append("t") }
            .frame(width: .columns(6))
            .overlayPreferenceValue(Names.self, alignment: .leading) {
                Text($0.sorted().joined())
            }
        #expect(Pilot(view, size: Size(width: 20, height: 6)).screen.contains("at"))
    }

    @Test
    func alignment_ofTheAppsOwn_isTheMiddle() {
        let view = VStack(alignment: .own) {
            Text("wide")
            Text("ab")
        }
        #expect(Pilot(view, size: Size(width: 20, height: 6)).screen.hasPrefix("wide\n ab"))
    }
}

private struct Underlined: View {
    var body: some View {
        HStack(spacing: 2) {
            Text("")
            Text("place").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            Spacer()
        }
        .frame(width: .columns(30), height: .rows(3), alignment: .leading)
        .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors.first {
                    Text("\(Int(proxy[anchor].origin.x))+\(Int(proxy[anchor].size.width))")
                }
            }
        }
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

extension HorizontalAlignment {
    nonisolated private enum Own: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    fileprivate static let own = HorizontalAlignment(Own.self)
}
