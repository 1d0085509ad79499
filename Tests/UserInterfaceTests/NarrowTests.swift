import CursesCore
import CursesTesting
import DataSource
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

/// What matters most is there on the smallest screen that the app works on.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NarrowTests {
    @Test(arguments: ["en", "ja"])
    func dashboard_showsDaysAndWeights(_ language: String) async throws {
        let rows = try await rows(of: "DashboardView", language)
        #expect(rows.contains { $0.hasSuffix(" 72.4") })
    }

    @Test(arguments: ["DashboardView", "DashboardView_Limits"])
    func dashboard_bmiComesBeforeTheNotes(_ name: String) async throws {
        let rows = try await rows(of: name, "en", Size(width: 20, height: 6))
        #expect(rows.contains { $0.contains("BMI 22.85") }, "\(rows)")
        #expect(!rows.contains { $0.contains("diagnosis") }, "\(rows)")
    }

    @Test(arguments: [
        ("DashboardView", #" \d\d\.\d($|  )"#),
        ("DashboardView_Stones", #" \d\d st \d{1,2}\.\d($|  )"#),
    ])
    func dashboard_atAnyWidth_weightsAreWhole(name: String, pattern: String) async throws {
        let whole = try Regex(pattern)
        for width in 20...46 {
            for height in [6, 12] {
                let rows = try await rows(of: name, "en", Size(width: width, height: height))
                let first = try #require(rows.firstIndex { $0.contains("▸") })
                for row in rows[first...].dropLast(1).prefix(2) {
                    #expect(row.contains(whole), "\(width)x\(height): \(row)")
                }
            }
        }
    }

    @Test(arguments: ["en", "ja"])
    func crosshair_onTheSmallestScreen_saysWeightAndDay(_ language: String) async throws {
        let rows = try await rows(of: "TrendsView_Crosshair", language)
        #expect(rows.contains { $0.contains("73.0") && $0.contains("8") }, "\(rows)")
    }

    // In few columns too, where two days may share one.
    @Test
    func crosshair_stepsFromWeighInToWeighIn() async throws {
        let preview = try #require(Preview.all.first { $0.name == "TrendsView" })
        let size = Size(width: 40, height: 12)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        let points = Overview.ann(.preview).points.suffix(30)
        for point in points.reversed() {
            await pilot.press("Left")
            let month = point.day.month
            let name = [9: "Sep", 10: "Oct", 11: "Nov"][month] ?? "?"
            #expect(pilot.screen.contains(" \(point.day.day) \(name) "), "\(pilot.screen)")
        }
    }

    @Test
    func crosshair_besideAnOverlay_keepsUnitAndTrend() async throws {
        let size = Size(width: 40, height: 12)
        let name = "TrendsView_YearBefore"
        let preview = try #require(Preview.all.first { $0.name == name })
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        await pilot.press("Left")
        await pilot.settle()
        #expect(pilot.screen.contains(/\d\d\.\d kg .*trend \d\d\.\d/), "\(pilot.screen)")
    }

    @Test(arguments: ["en", "ja"])
    func history_weightIsTheLastToGo(_ language: String) async throws {
        for size in [Size(width: 20, height: 6), Size(width: 30, height: 8)] {
            let rows = try await rows(of: "HistoryView", language, size)
            #expect(rows.contains { $0.contains(/▸ .*20.* 72\.4( |$)/) }, "\(rows)")
        }
    }

    @Test
    func history_searched_showsWhatWasFound() async throws {
        let rows = try await rows(of: "HistoryView_Search", "en", Size(width: 40, height: 12))
        #expect(rows.contains { $0.contains(/\d\d\.\d .*run/) }, "\(rows)")
    }

    @Test(arguments: [(20, 6), (40, 12)])
    func statistics_showMeanChangeAndReadings(
        _ width: Int,
        _ height: Int
    ) async throws {
        let size = Size(width: width, height: height)
        let rows = try await rows(of: "StatisticsTableView", "en", size)
        #expect(rows.contains { $0.contains("▸") && $0.contains("Nov 2026") }, "\(rows)")
        #expect(rows.contains { $0.contains(/▸ Nov 2026 .*\d\d\.\d/) }, "\(rows)")
        let japanese = try await self.rows(of: "StatisticsTableView", "ja", size)
        #expect(japanese.contains { $0.contains(/▸ 2026.*11.* \d\d\.\d/) }, "\(japanese)")
        if width >= 40 { #expect(rows.contains { $0.contains("trend  weigh-ins") }, "\(rows)") }
    }

    @Test
    func weighInEditor_bmiIsWhole() async throws {
        let rows = try await rows(of: "WeighInEditorView", "en", Size(width: 20, height: 6))
        let row = try #require(rows.first { $0.contains("BMI") })
        #expect(row.contains(#/BMI +\d\d\.\d\d /#))
    }

    @Test(arguments: ["en", "ja"])
    func people_showNamesAndWeights(_ language: String) async throws {
        let rows = try await rows(of: "PeopleView", language)
        #expect(rows.contains { $0.contains("Ann") && $0.contains("72.4") })
    }

    @Test(arguments: ["en", "ja"], ["PeopleListView", "PeopleListView_LongName"])
    func people_onTheSmallestScreen_haveTheirWeights(
        _ language: String,
        _ name: String
    ) async throws {
        let rows = try await rows(of: name, language)
        #expect(rows.dropFirst().first?.contains(/Ann.* \d\d\.\d/) ?? false, "\(rows)")
    }

    @Test(arguments: ["en", "ja"])
    func leaving_onTheSmallestScreen_isAskedInAWholeTitle(_ language: String) async throws {
        let rows = try await rows(of: "PersonBMIView_Discard", language)
        #expect(rows.contains { $0.contains(#/╭ .*[?？] /#) }, "\(rows)")
    }

    @Test(arguments: [("en", "kg  change    BMI  note"), ("ja", "kg  前回比    BMI  メモ")])
    func dashboard_namesItsColumns_whereThereIsRoom(
        _ language: String,
        _ columns: String
    ) async throws {
        let wide = try await rows(of: "DashboardView", language, Size(width: 80, height: 24))
        let header = try #require(wide.firstIndex { $0.contains(columns) })
        #expect(wide[header + 1].contains("▸"))
        let size = Size(width: 40, height: 12)
        let narrow = try await rows(of: "DashboardView", language, size)
        #expect(!narrow.contains { $0.contains(columns) })
    }

    private func rows(
        of name: String,
        _ language: String,
        _ size: Size = Size(width: 20, height: 6)
    ) async throws -> [String] {
        let preview = try #require(Preview.all.first { $0.name == name })
        let pilot = preview.pilot(size, language)
        await pilot.settle()
        return pilot.screen.split(separator: "\n").map { String($0) }
    }

    @Test(arguments: ["en", "ja"])
    func dashboard_onSixtyColumns_hasAChartBetweenTodayAndTheDaysBefore(_ language: String) async {
        let preview = Preview.named("DashboardView")
        let size = Size(width: 60, height: 20)
        let pilot = preview.pilot(size, language)
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n")
        let axis = rows.firstIndex { $0.contains("┤") }
        let entries = rows.firstIndex { $0.contains("▸") }
        #expect(axis.map { axis in entries.map { axis < $0 } ?? false } ?? false, "\(pilot.screen)")
    }
}
