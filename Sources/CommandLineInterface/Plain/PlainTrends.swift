import CursesUI
import DataSource
import Model
import SharedInterface

// Where a chart has no voice, the figures of its periods have.
struct PlainTrends {
    let store: Trends
    let appDependencies: AppDependencies
    let talk: Conversation

    func run() async {
        if case .failed(let error) = store.loadingState {
            talk.say("The weigh-ins could not be read")
            return talk.say(error.label)
        }
        for problem in store.problems { talk.say(problem.label) }
        if let rate = store.rate {
            talk.say("\(RateStyle(weight: weight).text(rate)) a week")
            if let detail = rate.isClear ? rate.window.label : rate.window.unclearLabel {
                talk.say(detail)
            }
        } else {
            talk.say("not enough data yet")
        }
        while !talk.hasEnded {
            let titles = store.statistics.map(\.period.title)
            let choice = await talk.choose(titles, back: "Back")
            guard choice > 0 else { return }
            for statistics in store.statistics[choice - 1].statistics.prefix(Self.newest) {
                talk.say(verbatim: line(statistics))
            }
        }
    }

    private static let newest = 24

    private var weight: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }

    private func line(_ statistics: Statistics) -> String {
        [
            statistics.firstDay.description,
            "\(talk.string("mean")) \(weight.meanText(statistics.mean))",
            "\(talk.string("low")) \(weight.text(statistics.minimum))",
            "\(talk.string("high")) \(weight.text(statistics.maximum))",
            "\(talk.string("change")) \(weight.changeText(statistics.change))",
            "\(talk.string("readings")) \(statistics.readings)",
        ].joined(separator: ", ")
    }
}
