import CursesCore
import DataSource
import Model

extension AppDependencies {
    // Twelve stones and up to thirteen pounds: the widest weights of most people.
    static let previewStones = preview(
        files: [
            "people": people,
            "settings": settings(weightUnit: .stones, scheme: .asianActionPoints),
            "history/\(ann)/2026": history(
                of: WeighIn.ofAnn.map { weighIn in
                    var weighIn = weighIn
                    weighIn.weight += 10
                    return weighIn
                }
            ),
        ]
    )

    // A scale with steps of 0.05 kg.
    static let previewHundredths = preview(
        files: [
            "people": people,
            "settings": settings(weightUnit: .kilograms, scheme: .asiaPacific),
            "history/\(ann)/2026": history(
                of: WeighIn.ofAnn.enumerated().map { index, weighIn in
                    var weighIn = weighIn
                    if index.isMultiple(of: 3) { weighIn.weight = 72.45 + Double(index) / 10 }
                    return weighIn
                }
            ),
        ]
    )

    private static func settings(weightUnit: WeightUnit, scheme: Scheme) -> String {
        """
        {"count":2,"records":[
        {"changedAt":"2026-11-20T07:30:00.000Z","id":"weightUnit","value":"\(weightUnit)"},
        {"changedAt":"2026-11-20T07:30:00.000Z","id":"scheme","value":"\(scheme)"}
        ],"version":1}
        """
    }
}
