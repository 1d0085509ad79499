import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PreferenceTests {
    private func value(_ view: some View) -> [[String]] {
        var seen: [[String]] = []
        let view = view.onPreferenceChange(Names.self) { seen.append($0) }
        _ = Pilot(view, size: Size(width: 20, height: 6))
        return seen
    }

    @Test
    func transformPreference_changesWhatTheViewsInsideHandUp() {
        let view = VStack {
            Text("x").preference(key: Names.self, value: ["a"])
            Text("y").preference(key: Names.self, value: ["b"])
        }
        .transformPreference(Names.self) { $0 = [$0.joined()] }
        #expect(value(view) == [["ab"]])
        #expect(value(view.transformPreference(Names.self) { $0.append("c") }) == [["ab", "c"]])
    }

    @Test
    func transformPreference_CombinesFirst_AndRunsOnce() {
        var seen: [[String]] = []
        let view = VStack {
            ForEach(0..<3) { Text("x").preference(key: Names.self, value: ["\($0)"]) }
        }
        .transformPreference(Names.self) { seen.append($0) }
        #expect(value(view) == [["0", "1", "2"]])
        #expect(seen == [["0", "1", "2"]])
    }

    @Test
    func transformPreference_withoutOneInside_changesTheDefault() {
        #expect(value(Text("x").transformPreference(Names.self) { $0.append("t") }) == [["t"]])
    }

    @Test
    func transformPreference_ofOneKey_leavesTheOthers() {
        let view = Text("x").preference(key: Names.self, value: ["a"])
            .transformPreference(Numbers.self) { $0 += 1 }
        #expect(value(view) == [["a"]])
    }
}

nonisolated private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

nonisolated private enum Numbers: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
    }
}
