import CursesCore
import DataSource
import Model

// Explains how figures are calculated and names the sources of the classes.
struct ReportSources {
    let report: Report
    let words: ReportWords

    func write(on page: inout MarkupWriter) {
        page.element("section", ["class": "sources"]) { page in
            page.newLine()
            page.element("h2", text: words("How to read it"))
            page.newLine()
            page.element("dl") { page in
                for (name, text) in sources {
                    page.element("div") { page in
                        page.element("dt", text: name)
                        page.element("dd", text: text)
                    }
                    page.newLine()
                }
            }
            page.newLine()
        }
        page.newLine()
    }

    private var sources: [(String, String)] {
        var sources = [
            (words("BMI"), words("The weight in kg, divided by the square of the height in m.")),
            (
                words("trend"),
                words(report.settings.trend.source)
            ),
            (
                words("trend change"),
                words(
                    "The change of the trend. Each figure is rounded by itself, so that rounded months may differ from their year by some tenths."
                )
            ),
            (
                words("rate"),
                words(
                    "The line through the weights of the last 4 weeks, or of 3 months or a year where those are too few, with its 95 % bounds."
                )
            ),
        ]
        let scheme = report.overview.scheme
        switch report.overview.assessment {
        case .category:
            sources.append((words("Classes"), "\(words(scheme.label)): \(words(scheme.source))"))
        case .growth(let growth):
            sources.append((words("Classes"), words(growth.standard.source)))
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing, nil: break
        }
        sources.append((words("Limits"), words(Assessment.limits)))
        return sources
    }
}
