import CursesTesting
import CursesUI
import Testing

/// Programs with frames in points, pictures and `GeometryReader`, at four sizes.
@MainActor
@Suite(.timeLimit(.minutes(10)), .serialized)
struct SizeTests {
    @Test(arguments: ProgramTests.sizes)
    func pomodoro_showsItsRing(_ size: Size) async {
        let pilot = Pilot(PomodoroApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("25:00"))
        let ring = pilot.dots
        #expect(ring > size.height)
        await pilot.press("Tab", "Enter", "Enter")
        #expect(pilot.screen.contains("15:00"))
        await pilot.press("Enter", "Enter", "Enter")
        #expect(pilot.screen.contains("25:00"))
        await pilot.press("S-Tab", "Enter")
        #expect(pilot.screen.contains("Pause"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Start"))
    }

    @Test(arguments: ProgramTests.sizes)
    func shop_fillsItsCart(_ size: Size) async {
        let pilot = Pilot(ShopApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("F2 cart"))
        await pilot.press("Enter", "Right", "Enter")
        #expect(pilot.screen.contains("F2 cart 2"))
        await pilot.press("F2")
        #expect(pilot.screen.contains("Your total is 143 $"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Your total is 89 $"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("F2 cart 1"))
    }

    @Test(arguments: ProgramTests.sizes)
    func journal_keepsWhatIsTyped(_ size: Size) async {
        let pilot = Pilot(JournalApp(), size: size)
        await pilot.press("F2")
        #expect(pilot.screen.contains("Write about your day…"))
        await pilot.type("Sun")
        #expect(pilot.screen.contains("3 characters"))
        #expect(!pilot.screen.contains("Write about"))
        await pilot.press("Tab")
        await pilot.type("Second day")
        await pilot.press("F2")
        #expect(pilot.screen.contains("Second day"))
        #expect(pilot.screen.contains("Sun"))
    }

    @Test(arguments: ProgramTests.sizes)
    func posters_areInAsManyColumnsAsFit(_ size: Size) async {
        let pilot = Pilot(PostersApp(), size: size)
        await pilot.settle()
        let row = pilot.screen.split(separator: "\n").last { $0.contains("Metropolis") }
        #expect(pilot.screen.contains("Tonight: Metropolis"))
        #expect(row.map { $0.contains("Modern Times") } == true, "\(pilot.screen)")
        #expect(row.map { $0.contains("Alien") } == (size.width > 100))
        // The focused poster has one frame, which is heavy.
        let isBelow = size.height == 12
        #expect(isBelow || pilot.screen.contains("┗━━━━━━━━━━━━━┛"))
        #expect(!pilot.screen.contains("┏ ╭"))
        await pilot.press("Right", "Enter", "PageDown")
        #expect(pilot.screen.contains("A worker among machines."))
        await pilot.type("slow")
        #expect(pilot.screen.contains("slow"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("✓"))
        await pilot.press("Esc", "Enter")
        #expect(pilot.screen.contains("Films › Modern Times"))
    }

    @Test(arguments: ProgramTests.sizes)
    func flashCards_areTurnedAndLearned(_ size: Size) async {
        let pilot = Pilot(FlashCardsApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("dog"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("犬"))
        await pilot.press("Tab", "Tab", "Enter", "Enter")
        #expect(pilot.screen.contains("bird"))
        let green = (0..<size.width).count { pilot.cells[$0, 1].style.background == .green }
        #expect(abs(green - (size.width - 4) / 2) <= 1)
        await pilot.press("Enter", "Enter")
        #expect(pilot.screen.contains("All 4 cards are known"))
    }

    @Test(arguments: ProgramTests.sizes)
    func budget_isShownInThirdsAndBars(_ size: Size) async throws {
        let pilot = Pilot(BudgetApp(), size: size)
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let titles = try #require(rows.first { $0.contains("Spent") && $0.contains("Limit") })
        let columns = ["Spent", "Left", "Limit"].compactMap { title in
            titles.ranges(of: title).first.map { titles.distance(to: $0.lowerBound) }
        }
        let third = (size.width - 2) / 3
        #expect(abs(columns[1] - columns[0] - third) <= 1)
        #expect(abs(columns[2] - columns[1] - third) <= 1)
        await pilot.press("End")
        #expect(pilot.screen.contains("Most is spent on Home."))
        await pilot.press("2", "F2")
        await pilot.type("Ship")
        await pilot.press("Tab")
        await pilot.type("800")
        await pilot.press("Tab", "Tab", "Enter")
        #expect(pilot.screen.contains("800.00 €"))
    }
}

@MainActor
extension Pilot {
    /// The number of braille characters on the screen.
    fileprivate var dots: Int {
        screen.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
    }
}

extension Substring {
    fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}
