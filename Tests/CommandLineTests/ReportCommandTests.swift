import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

/// A page is read as a browser reads it: whatever is written stands in an element that ends.
@Suite(.timeLimit(.minutes(10)))
struct ReportCommandTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        shell("people", "change", "Ann", "--goal", "71.5", "--yes")
        for (day, weight) in [
            ("2025-12-30", "74"), ("2026-01-02", "73.5"), ("2026-10-20", "73"),
            ("2026-11-18", "72.5"), ("2026-11-20", "72.4"),
        ] {
            shell("add", weight, "-d", day, "-t", "7:00", "--yes")
        }
    }

    private func page(_ options: String...) throws -> Markup {
        let outcome = shell.run(["report"] + options)
        #expect(outcome.status == .done, "\(outcome.error)")
        return try Markup(outcome.output)
    }

    @Test
    func report_isOneWellFormedPage_thatLoadsAndRunsNothing() throws {
        let page = try page()
        #expect(page.attributes(of: "html") == [["lang": "en"]])
        for name in ["script", "link", "img", "iframe", "object", "base", "form"] {
            #expect(page.attributes(of: name).isEmpty, "\(name)")
        }
        for name in ["src", "href", "style", "onclick", "onload"] {
            #expect(page.elements.allSatisfy { $0.attributes[name] == nil }, "\(name)")
        }
        // A gradient is of the page itself.
        let urls = page.source.ranges(of: "url(").count
        #expect(urls == page.source.ranges(of: "url(#").count)
        #expect(!page.source.contains("@import"))
        #expect(!page.source.contains("<!--"))
        let ids = page.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for element in page.elements {
            let named = element.attributes["aria-labelledby"]?.split(separator: " ") ?? []
            for id in named { #expect(ids.contains(String(id))) }
        }
    }

    @Test
    func report_saysWhatTheOtherCommandsSay() throws {
        let page = try page()
        let figures = page.texts(of: "dd", in: "figures")
        #expect(figures.contains("72.4 kg"))
        #expect(figures.contains("22.85"))
        #expect(figures.contains("normal · WHO"))
        #expect(figures.contains("71.5 kg"))
        #expect(figures.contains("58.7–79.2 kg"))
        #expect(page.texts(of: "h1", in: nil) == ["Ann"])
        #expect(page.source.contains("30 Dec 2025 – 20 Nov 2026"))
        let months = page.rows(ofTable: "months")
        #expect(
            months.first == ["month", "mean (kg)", "low", "high", "trend change", "weigh-ins"]
        )
        #expect(months.map(\.last).dropFirst() == ["4", "2", "1", "1", "1", "1", "5"])
        let stats = shell("stats").lines.dropFirst().map {
            $0.split(separator: " ").dropFirst().map(String.init)
        }
        let monthly = months.filter { $0[0].contains(" 20") }.map { Array($0.dropFirst()) }
        #expect(monthly == stats)
        let list = page.rows(ofTable: "list").dropFirst()
        #expect(list.count == 5)
        #expect(list.first == ["Fri 20 Nov 2026", "07:00", "72.4", "−0.1", "72.6", "22.85"])
    }

    @Test
    func report_goalToKeep_legendSaysBothEnds() throws {
        shell("people", "change", "Ann", "--goal", "71-74", "--yes")
        let page = try page()
        #expect(page.source.contains("goal 71.0–74.0 kg"), "\(page.source)")
    }

    @Test
    func report_ofSomeTime_isOfNothingElse() throws {
        let page = try page("--since", "2026-01-01", "--until", "2026-10-31")
        #expect(
            page.rows(ofTable: "list").dropFirst().map(\.first) == [
                "Tue 20 Oct 2026", "Fri 2 Jan 2026",
            ]
        )
        #expect(page.rows(ofTable: "months").last?.last == "2")
        #expect(!page.source.contains("2026-11-20"))
        let nothing = shell("report", "--since", "2026-11-01", "--until", "2026-11-02")
        #expect(nothing.status == .noData)
        #expect(nothing.error == "bmi-tui: No weigh-ins in this period\n")
        #expect(nothing.output.isEmpty)
    }

    @Test
    func report_ofAYear_isOnePageOfItsFigures() throws {
        let page = try page("--year", "2026")
        #expect(page.texts(of: "h1", in: nil) == ["Ann · 2026"])
        #expect(page.rows(ofTable: "list").isEmpty)
        #expect(page.rows(ofTable: "months").last?.last == "4")
        #expect(
            page.texts(of: "dt", in: "figures") == [
                "change of the trend", "mean", "lowest", "highest", "weighed days",
                "most days in a row",
            ]
        )
        let figures = page.texts(of: "dd", in: "figures")
        for text in [
            "72.4 kg", "Fri 20 Nov 2026", "BMI 22.9", "73.5 kg", "4 of 324 days", "4 weigh-ins",
            "20 Nov 2026",
        ] {
            #expect(figures.contains(text), "\(text): \(figures)")
        }
        #expect(shell("report", "--year", "2024").status == .noData)
        #expect(
            shell("report", "--year", "2026", "--since", "2026-03-01").error
                == "bmi-tui: --year and --since do not go together.\n"
        )
        #expect(shell("report", "--year", "26000").status == .wrongUsage)
        #expect(shell("report", "--year", "last").status == .wrongUsage)
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\"'>&amp;</title>", "</style><b>", "a\u{1B}[31m\u{7}",
        "太郎 & Söhne",
        "x --><!--", "]]>", "\u{202E}evil", "ends with \\",
    ])
    func report_hostileNamesAndNotes_areText(text: String) throws {
        let before = shell.people
        shell("people", "add", text, "--height", "180", "--weight", "80", "--yes")
        let other = try #require(shell.people.first { !before.contains($0) })
        shell("add", "81", "-n", text, "-p", other, "--yes")
        let outcome = shell("report", "-p", other)
        let page = try Markup(outcome.output)
        let shown = text.unicodeScalars.filter { $0.value >= 0x20 }
        #expect(page.texts(of: "h1", in: nil) == [String(String.UnicodeScalarView(shown))])
        #expect(page.attributes(of: "script").isEmpty)
        #expect(page.attributes(of: "b").isEmpty)
        let notes = page.rows(ofTable: "list").dropFirst().compactMap(\.last)
        #expect(notes.contains(String(String.UnicodeScalarView(shown))))
    }

    @Test
    func report_inJapanese_speaksIt_inStonesToo() throws {
        let page = try page("--lang", "ja")
        #expect(page.attributes(of: "html") == [["lang": "ja"]])
        #expect(page.source.contains("体重レポート"))
        #expect(page.source.contains("普通体重 · 日本肥満学会"))
        #expect(!page.texts(of: "th", in: nil).contains("mean"))
    }

    @Test
    func report_toAFile_asksBeforeItIsReplaced() {
        let outcome = shell("report", "-o", "/r.html")
        #expect(outcome.output == "Report written to /r.html (5 weigh-ins)\n")
        #expect(
            shell.outside.withLock { $0["/r.html"] }?.starts(with: Data("<!DOCTYPE html>".utf8))
                ?? false
        )
        #expect(shell("report", "-o", "/r.html").status == .failed)
        #expect(shell("report", "-o", "/r.html", "--yes").status == .done)
        #expect(
            shell("report", "-o", "/r.html", "-y", "--json").output
                == "{\"version\":1,\"path\":\"/r.html\",\"weighIns\":5}\n"
        )
        #expect(shell("report", "--json").status == .wrongUsage)
        #expect(shell("report", "-o", "-").output.hasPrefix("<!DOCTYPE html>"))
    }

    // The picture is well-formed by itself, and its labels are beside the plot.
    @Test
    func chart_toAFile_isTheChartOfTheReport() throws {
        let outcome = shell("chart", "--range", "1y", "-o", "/year.svg")
        #expect(outcome.output == "Chart written to /year.svg\n")
        let bytes = try #require(shell.outside.withLock { $0["/year.svg"] })
        let drawing = try Markup("<!DOCTYPE html>\n" + String(decoding: bytes, as: UTF8.self))
        let frame = try #require(drawing.attributes(of: "svg").first)
        #expect(frame["xmlns"] == "http://www.w3.org/2000/svg")
        #expect(frame["viewBox"] == "0 0 720 300")
        let classes = drawing.attributes(of: "path").compactMap { $0["class"] }
        #expect(classes.contains("trend") && classes.contains("goal"))
        let labels = drawing.elements.filter { $0.name == "text" && $0.text == "goal 71.5" }
        #expect(Double(labels.first?.attributes["x"] ?? "") ?? 0 > 600)
        #expect(shell("chart", "-o", "/year.svg").status == .failed)
        #expect(shell("chart", "-o", "-").output.hasPrefix("<svg "))
        #expect(Shell(people: ["Bo"])("chart", "-o", "-").status == .noData)
    }

    @Test
    func report_ofNobody_saysSo() {
        #expect(Shell()("report").status == .noData)
        #expect(Shell(people: ["Bo"])("report").status == .noData)
    }

    @Test
    func report_drawing_staysInItsFrame() throws {
        let page = try page()
        let charts = page.elements.filter { $0.attributes["role"] == "img" }
        #expect(charts.map { $0.attributes["viewBox"] } == ["0 0 720 300", "0 0 360 260"])
        #expect(page.texts(of: "title", in: "chart wide") == ["Weight and trend"])
        let numbers = page.elements.filter { $0.name == "path" && $0.attributes["d"] != nil }
            .flatMap { $0.attributes["d"]!.split { !"0123456789.-".contains($0) } }
            .compactMap { Double($0) }
        #expect(numbers.count > 40)
        #expect(numbers.allSatisfy { (-5...725).contains($0) })
    }
}
