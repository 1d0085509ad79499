import CursesCore

nonisolated extension CommandOption {
    static let born = CommandOption(
        name: "born",
        value: "DAY",
        help: "the birth date, such as 2018-03-01"
    )
    static let on = CommandOption(
        name: "on",
        value: "DAY",
        help: "the day of the measurement; today by default",
        completion: .days
    )
    static let ageMonths = CommandOption(
        name: "age-months",
        value: "NUMBER",
        help: "the age in months, such as 104.5, in place of --born"
    )
    static let reference = CommandOption(
        name: "reference",
        value: "who|cdc",
        help: "whose percentiles; by language by default",
        completion: .words(["who", "cdc"])
    )
}
