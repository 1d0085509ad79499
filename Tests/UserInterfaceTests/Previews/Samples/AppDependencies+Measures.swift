import CursesCore
import DataSource
import Model

extension AppDependencies {
    // A waist every week, and the body fat of each weigh-in.
    static let previewMeasures = preview(
        files: ["people": people, "history/\(ann)/2026": history(of: WeighIn.ofAnnWithMeasures)]
    )
    // Three own measures beside them.
    static let previewOwnMeasures = preview(
        files: [
            "people": people.replacing("\"name\":\"Ann\"", with: "\(ownMeasures),\"name\":\"Ann\""),
            "history/\(ann)/2026": history(
                of: WeighIn.ofAnnWithMeasures.enumerated().map { index, weighIn in
                    var weighIn = weighIn
                    weighIn.measures.own["a"] = 32.5 + Double(index % 5) / 10
                    if index % 3 == 0 { weighIn.measures.own["b"] = 98 - Double(index % 4) / 2 }
                    weighIn.measures.own["c"] = 35 + Double(index % 3)
                    return weighIn
                }
            ),
        ]
    )
    private static let ownMeasures = """
        "measures":[{"decimals":1,"high":60,"id":"a","low":15,"name":"Upper arms L","unit":"cm"},\
        {"decimals":1,"high":150,"id":"b","low":50,"name":"Hips","unit":"cm"},\
        {"decimals":0,"high":70,"id":"c","low":10,"name":"ふくらはぎ","unit":"cm"}]
        """
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
