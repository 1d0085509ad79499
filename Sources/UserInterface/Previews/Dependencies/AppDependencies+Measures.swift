import CursesCore
import DataSource
import Model

extension AppDependencies {
    // A waist every week, and the body fat of each weigh-in.
    static let previewMeasures = preview(
        files: ["people": people, "history/\(ann)/2026": history(of: WeighIn.ofAnnWithMeasures)]
    )
}

extension WeighIn {
    static let ofAnnWithMeasures = ofAnn.enumerated().map { index, weighIn in
        var weighIn = weighIn
        let wobble = weighIn.weight - 73.5
        weighIn.measures[.bodyFat] = ((26.4 - Double(index) / 20 + wobble / 3) * 10).rounded() / 10
        if index % 4 == 0 {
            weighIn.measures[.waist] = ((91 - Double(index) / 12 + wobble / 2) * 2).rounded() / 2
        }
        return weighIn
    }
}
