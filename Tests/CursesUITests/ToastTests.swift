import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ToastTests {
    @Test
    func show_item_sharesTheRowOfTheHelpBar_keyTakesItBack() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("d")
        #expect(
            pilot.screen == """
                nothing






                 Deleted · u undo  d delete  ? help
                """
        )
        await pilot.press("u")
        #expect(pilot.screen.hasPrefix("something"))
        #expect(!pilot.screen.contains("Deleted"))
    }

    @Test
    func show_dayWithoutRoomInALine_staysInOnePiece() async {
        let toast = DeletingView(message: "Changed the day to 24 Nov 2026")
        let pilot = Pilot(toast, size: Size(width: 30, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("d")
        #expect(pilot.screen.contains("24 Nov 2026"), "\(pilot.screen)")
    }

    @Test
    func show_longEnough_goesByItself() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .zero
        }
        await pilot.press("d")
        #expect(await pilot.wait { !pilot.screen.contains("Deleted") })
        #expect(pilot.screen.hasPrefix("nothing"))
    }

    @Test
    func press_keyUnderASheet_staysWithTheSheet_andTheToastWaits() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("d", "s", "u")
        #expect(pilot.screen.contains("\n Enter choose"))
        #expect(!pilot.screen.contains("Deleted"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("nothing"))
        #expect(pilot.screen.contains("\n Deleted · u undo  d delete"))
    }

    @Test
    func time_underASheet_beginsAnewWhenThatHasGone() async {
        let clock = TestClock()
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.sleep = clock.sleep
            $0.toastDuration = .seconds(8)
        }
        await pilot.press("d")
        #expect(await pilot.wait { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(7))
        await pilot.press("s")
        #expect(await pilot.wait { clock.sleeperCount == 0 })
        clock.advance(by: .seconds(60))
        await pilot.press("Esc")
        #expect(await pilot.wait { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(7))
        #expect(pilot.screen.contains("\n Deleted · u undo  d delete"))
        clock.advance(by: .seconds(1))
        #expect(await pilot.wait { !pilot.screen.contains("Deleted") })
    }

    @Test
    func time_endsAsAnotherIsSaid_theOtherIsShown() async {
        let (clock, news) = (TestClock(), News())
        let pilot = Pilot(NewsView(news: news), size: Size(width: 40, height: 8)) {
            $0.sleep = clock.sleep
            $0.toastDuration = .seconds(8)
        }
        #expect(await pilot.wait { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(8))
        news.said = 2
        #expect(await pilot.wait { pilot.screen.contains("said 2") })
    }

    @Test
    func show_longerThanItsRows_keyIsToldAndTheRestIsCut() async {
        let pilot = Pilot(
            DeletingView(message: "a name that is longer than any screen of so few columns"),
            size: Size(width: 20, height: 6)
        ) { $0.toastDuration = .seconds(100_000) }
        await pilot.press("d")
        #expect(pilot.screen.hasSuffix("\n a name that is\n longer than any…\n u undo  ? help"))
    }

    @Test(arguments: [(40, 12), (80, 24), (80, 8)])
    func show_keysHaveNoRoomBesideIt_standsAboveThem(_ width: Int, _ height: Int) async {
        let pilot = Pilot(FourKeysView(), size: Size(width: width, height: height)) {
            $0.toastDuration = .seconds(100_000)
        }
        let bar = pilot.helpBar
        await pilot.press("a")
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let keys = ["a add", "h heed", "t turn", "? help"]
        if height < 10 {
            #expect(!keys.allSatisfy(pilot.helpBar.contains))
        } else {
            #expect(keys.allSatisfy(bar.contains))
            #expect(pilot.helpBar == bar)
            #expect(rows.dropLast().contains { $0.hasPrefix(" Added one") }, "\(pilot.screen)")
            await pilot.press("End")
            #expect(pilot.screen.contains("▸ row 29\n Added one"), "\(pilot.screen)")
        }
    }

    @Test
    func press_keyWithoutToast_doesNothing() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8))
        await pilot.press("u")
        #expect(pilot.screen.hasPrefix("something"))
    }
}

extension ToastTests {
    @Test
    func show_overAList_markedRowStaysInSight() async {
        let pilot = Pilot(ListedView(), size: Size(width: 20, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("End", "n")
        #expect(
            pilot.screen == """
                  row 4
                  row 5
                  row 6
                  row 7
                  row 8
                ▸ row 9
                 something that is
                 said of 1  ? help
                """
        )
        await pilot.press("Up", "Up", "Up", "End")
        #expect(pilot.screen.contains("▸ row 9\n something"))
        await pilot.press("x")
        #expect(pilot.screen.hasPrefix("  row 3\n"))
        #expect(pilot.screen.contains("▸ row 9\n Enter open"))
    }

    @Test
    func show_newerMessage_takesThePlaceOfTheOlder() async {
        for keys in [("n", "o"), ("o", "n")] {
            let pilot = Pilot(ListedView(), size: Size(width: 40, height: 8)) {
                $0.toastDuration = .seconds(100_000)
            }
            await pilot.press(keys.0)
            await pilot.press(keys.1)
            #expect(pilot.screen.contains(keys.1 == "n" ? "said of 1" : "other 1"))
            #expect(!pilot.screen.contains(keys.1 == "n" ? "other 1" : "said of 1"))
            await pilot.press("z")
            #expect(pilot.screen.contains(keys.1 == "o" ? "taken back" : "said of 1"))
            if keys.1 == "o" { #expect(!pilot.screen.contains("said of 1")) }
        }
    }

    @Test
    func show_longerThanALine_isBrokenBetweenPhrases() async {
        let pilot = Pilot(LongToastView(), size: Size(width: 40, height: 6)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("n")
        #expect(
            pilot.screen.contains("\n Ann · 11月21日の\n 72.6 kg を削除しました · u undo  ? help"),
            "\(pilot.screen)"
        )
    }

    @Test
    func show_overAFocusedField_standsAboveIt() async {
        let pilot = Pilot(LowFieldView(), size: Size(width: 20, height: 6)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("n")
        #expect(pilot.screen.contains("[ press ]\n noted  ? help"))
    }

    @Test
    func leave_theScreen_takesWhatOnlyInformsAway() async {
        let pilot = Pilot(LeavingView(), size: Size(width: 40, height: 6)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("n", "Down", "Up")
        #expect(pilot.screen.contains(" noted "))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("second"))
        #expect(!pilot.screen.contains("noted"))
        await pilot.press("Esc")
        #expect(!pilot.screen.contains("noted"))
        await pilot.press("s", "Enter")
        #expect(pilot.screen.contains("second"))
        #expect(pilot.screen.contains(" saved · u undo "))
    }
}

private struct LeavingView: View {
    @State private var note: Int?
    @State private var change: Int?

    var body: some View {
        NavigationStack {
            NavigationLink("go") { Text(verbatim: "there").navigationTitle("second") }
                .navigationTitle("first")
                .toolbar {
                    Button("note") { note = 1 }
                        .keyboardShortcut("n", modifiers: [])
                    Button("save") { change = 1 }
                        .keyboardShortcut("s", modifiers: [])
                }
        }
        .toast(item: $note) { _ in Toast("noted") }
        .toast(item: $change) { _ in
            Toast("saved", actionTitle: "undo", key: "u") { change = nil }
        }
    }
}

private struct FourKeysView: View {
    @State private var note: Int?

    var body: some View {
        List(0..<30, id: \.self) { row in Button("row \(row)") {} }
            .rowVerb("go")
            .toolbar {
                Button("add") { note = 1 }.keyboardShortcut("a", modifiers: [])
                Button("heed") {}.keyboardShortcut("h", modifiers: [])
                Button("turn") {}.keyboardShortcut("t", modifiers: [])
            }
            .toast(item: $note) { _ in
                Toast("Added one thing and then another, which makes it longer than half of it")
            }
    }
}

private struct LowFieldView: View {
    @State private var note: Int?

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "top")
            Spacer()
            Button("press") {}
        }
        .toolbar {
            Button("note") { note = 1 }
                .keyboardShortcut("n", modifiers: [])
        }
        .toast(item: $note) { _ in Toast("noted") }
    }
}

private struct ListedView: View {
    @State private var note: Int?
    @State private var other: Int?
    @State private var isTakenBack = false

    var body: some View {
        List(0..<10, id: \.self) { row in
            Button("\(isTakenBack ? "taken back" : "row") \(row)") {}
        }
        .toolbar {
            Button("note") { note = (note ?? 0) + 1 }
                .keyboardShortcut("n", modifiers: [])
            ToolbarItem(placement: .secondaryAction) {
                Button("other") { other = (other ?? 0) + 1 }
                    .keyboardShortcut("o", modifiers: [])
            }
            ToolbarItem(placement: .secondaryAction) {
                Button("nothing") { note = nil }
                    .keyboardShortcut("x", modifiers: [])
            }
        }
        .toast(item: $note) { Toast("something that is said of \($0)") }
        .toast(item: $other) { count in
            Toast("other \(count)", actionTitle: "back", key: "z") { isTakenBack = true }
        }
    }
}

private struct DeletingView: View {
    var message: LocalizedStringKey = "Deleted"
    @State private var isDeleted = false
    @State private var deleted: String?
    @State private var isPresented = false

    var body: some View {
        Text(verbatim: isDeleted ? "nothing" : "something")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .toolbar {
                Button("delete") {
                    isDeleted = true
                    deleted = "it"
                }
                .keyboardShortcut("d", modifiers: [])
                ToolbarItem(placement: .secondaryAction) {
                    Button("show") { isPresented = true }
                        .keyboardShortcut("s", modifiers: [])
                }
            }
            .sheet(isPresented: $isPresented) { Button("nothing else") {} }
            .toast(item: $deleted) { _ in
                Toast(message, actionTitle: "undo", key: "u") { isDeleted = false }
            }
    }
}

private struct LongToastView: View {
    @State private var note: Int?

    var body: some View {
        Text(verbatim: "top")
            .toolbar {
                Button("note") { note = 1 }
                    .keyboardShortcut("n", modifiers: [])
            }
            .toast(item: $note) { _ in
                Toast("Ann · 11月21日の 72.6 kg を削除しました", actionTitle: "undo", key: "u") {}
            }
    }
}

@Observable private final class News {
    var said: Int? = 1
}

private struct NewsView: View {
    @Bindable var news: News

    var body: some View {
        Text("news").toast(item: $news.said) { Toast("said \($0)") }
    }
}
