public import DataSource

extension Trends {
    public struct Content: HasRecentWeighIns, Sendable {
        public var weighIns: RecentWeighIns
        public var course: Course
    }

    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func receive(_ content: Content) async {
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        course = content.course
        present(presentedPeriod)
        if isFitting {
            window.range = chartService.range(fitting: course.points.first?.day, today: today)
        }
        isFitting = false
        show(window.range.map { chartService.window(of: $0, along: course) } ?? window)
    }

    static var firstCount: Int { 1 }

    func reading() -> @Sendable (RecentWeighIns) -> Content {
        let today = now.day
        return { [courseService, personService, settingsService, course, chosenMeasure] recent in
            Content(
                weighIns: recent,
                course: courseService.course(
                    of: chosenMeasure,
                    recent,
                    person: personService.newest(course.person),
                    settings: settingsService.newest(course.settings),
                    today: today
                )
            )
        }
    }

    // A measure that is not derived from weights needs a reload.
    func show(_ chosen: TrendMeasure) async {
        chosenMeasure = chosen
        if measure.isOfWeights, chosen.isOfWeights {
            course.measure = chosen
        } else {
            overlay = nil
            await load()
        }
    }

    func present(_ period: Period?) {
        presentedPeriod = period
        let shown = course.statistics.first { $0.period == period }
        presentedRows =
            shown.map {
                statisticsService.rows(
                    of: $0.statistics,
                    by: $0.period,
                    unreadYears: problems.incompleteYears
                )
            } ?? []
    }
}
