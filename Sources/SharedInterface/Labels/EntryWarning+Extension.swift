package import CursesCore
import DataSource
package import Model

extension EntryWarning {
    package func label(
        _ style: UnitStyle,
        _ string: (LocalizedStringKey) -> String
    ) -> LocalizedStringKey {
        switch self {
        case .unusualBMI(let bmi):
            "A BMI of \(bmi.formatted(fractionDigits: 2)) is very unusual."
        case .unusualForAge(let growth):
            "That BMI is very unusual at this age: \(growth.extent(string)) by \(growth.standard.publisher)."
        case .unusualHeight(let height, let z):
            "A height of \(style.height.text(height)) is very unusual at this age: z \(z.signed(fractionDigits: 1)) by WHO."
        case .unusualWeight(let weight, let z):
            "A weight of \(style.weight.text(weight)) is very unusual at this age: z \(z.signed(fractionDigits: 1)) by WHO."
        case .farFromTrend(let weight, let trend) where weight > trend:
            "That is \(style.weight.distance(weight - trend)) above the trend of \(style.weight.meanText(trend))."
        case .farFromTrend(let weight, let trend):
            "That is \(style.weight.distance(trend - weight)) below the trend of \(style.weight.meanText(trend))."
        case .unusualWaist(let waist, let ratio, .centimetres) where ratio < 1:
            "A waist of \(style.measure.text(waist, of: .waist)) is \(ratio.formatted(fractionDigits: 2)) of the height. Are these inches?"
        case .unusualWaist(let waist, let ratio, .feetAndInches) where ratio > 1:
            "A waist of \(style.measure.text(waist, of: .waist)) is \(ratio.formatted(fractionDigits: 2)) of the height. Are these centimetres?"
        case .unusualWaist(let waist, let ratio, _):
            "A waist of \(style.measure.text(waist, of: .waist)) is \(ratio.formatted(fractionDigits: 2)) of the height. Is the unit right?"
        case .heightChanged(let last, let height):
            "The height changes from \(style.height.text(last)) to \(style.height.text(height))."
        case .beforeBirth(let day, let birth):
            "The weigh-in of \(day.description) is before the birth date, \(birth.description)."
        case .goalBelowGrowth(let lowest, let standard):
            "The goal is below today’s healthy range, which begins at \(style.weight.text(lowest)) (\(standard.publisher))."
        case .goalBelowHealthy(let bmi):
            "The goal means a BMI of \(bmi.formatted(fractionDigits: 2)), which is underweight."
        case .lowGoal(let bmi):
            "The goal means a BMI of \(bmi.formatted(fractionDigits: 2)), which is below 18.5."
        case .fastGoal(let pace):
            "That asks for \(style.weight.amount(pace.magnitude)) a week, more than 1 % of the weight."
        case .nameIsNumber(let name): "The name is only a number: \(name)."
        case .removedMeasure(let name, 0):
            "\(name) is removed: its values stay in the file, but are not shown."
        case .removedMeasure(let name, let count):
            "\(name) is removed: its \(count) values stay in the file, but are not shown."
        case .otherUnit(let old, 0):
            "Values of \(old.title) are not converted to another unit."
        case .otherUnit(let old, let count):
            "\(count) values of \(old.title) are there; they are not converted to another unit."
        case .narrowerBounds(let new, 0):
            "Values of \(new.title) outside \(new.boundsText) stay as they are."
        case .narrowerBounds(let new, let count):
            "\(count) values of \(new.title) are outside \(new.boundsText); they stay as they are."
        case .unseenMeasures(let measures, let name):
            "Kept, but not shown for \(name): \(measures.map(\.title).listed(string))"
        case .unreadYears: "Not all years can be read."
        case .changedElsewhere(.ownValues):
            "The measures were meanwhile changed elsewhere."
        case .changedElsewhere(.ownMeasures([])):
            "The measures were meanwhile removed elsewhere."
        case .changedElsewhere(.ownMeasures(let measures)):
            "The measures were meanwhile changed elsewhere to: \(measures.map(\.title).listed(string))"
        case .changedElsewhere(.name(let name)):
            "The name was meanwhile changed elsewhere to \(name)."
        case .changedElsewhere(.height(let height)):
            "The height was meanwhile changed elsewhere to \(style.height.text(height))."
        case .changedElsewhere(.heightSince(nil)):
            "The day since which the height holds was meanwhile removed elsewhere."
        case .changedElsewhere(.heightSince(let day?)):
            "The day since which the height holds was meanwhile changed elsewhere to \(day.description)."
        case .changedElsewhere(.birthDate(nil)):
            "The birth date was meanwhile removed elsewhere."
        case .changedElsewhere(.birthDate(let day?)):
            "The birth date was meanwhile changed elsewhere to \(day.description)."
        case .changedElsewhere(.sex):
            "The sex was meanwhile changed elsewhere."
        case .changedElsewhere(.goalWeight(nil)):
            "The goal was meanwhile removed elsewhere."
        case .changedElsewhere(.goalBy(nil)):
            "The goal’s date was meanwhile removed elsewhere."
        case .changedElsewhere(.goalBy(let day?)):
            "The goal’s date was meanwhile changed elsewhere to \(day.description)."
        case .changedElsewhere(.goalWeight(let weight?)):
            "The goal was meanwhile changed elsewhere to \(style.weight.text(weight))."
        case .changedElsewhere(.weight(let weight)):
            "The weight was meanwhile changed elsewhere to \(style.weight.text(weight))."
        case .changedElsewhere(.day(let day)):
            "The day was meanwhile changed elsewhere to \(day.description)."
        case .changedElsewhere(.time(let time)):
            "The time was meanwhile changed elsewhere to \(time.description)."
        case .changedElsewhere(.note("")):
            "The note was meanwhile removed elsewhere."
        case .changedElsewhere(.note(let note)):
            "The note was meanwhile changed elsewhere to \(note)."
        case .changedElsewhere(.measure(let measure, let value)):
            measure.changed(to: value.map { style.measure.text($0, of: measure) })
        case .deletedElsewhere: "The weigh-in was meanwhile deleted."
        case .movedElsewhere(let name): "The weigh-in was meanwhile moved to \(name)."
        case .wouldBeNew: "Saved, it becomes a new weigh-in."
        case .peopleMissing(let loss): loss.label
        }
    }
}

extension OwnMeasure {
    fileprivate var boundsText: String {
        "\(bounds.lowerBound.shortened)–\(bounds.upperBound.shortened)"
    }
}
