import DataSource
import Essentials

extension WeighIn {
    static let ofAnn = weighIns(losing: 0.045)

    // The same days with a clear change.
    static let ofAnnOnADiet = weighIns(losing: 0.15)

    // A boy from the birth to the 44th day.
    static let ofBaby = [(0, 3.45, 50.5, 35.0), (24, 3.905, 53, 36.6), (44, 4.895, 56.5, 38.6)].map
    {
        age,
        weight,
        height,
        head in
        WeighIn(
            id: UUID(UInt8(200 + age)),
            day: .preview.advanced(by: age - 44),
            time: .midnight,
            weight: weight,
            height: height,
            measures: Measures([.head: head])
        )
    }

    private static func weighIns(losing: Double) -> [WeighIn] {
        wobbles.indices.map { weighIn($0, losing: losing) }
    }

    private static func weighIn(_ index: Int, losing: Double) -> WeighIn {
        let isNewest = index == wobbles.count - 1
        let lost = Double(index) * losing
        return WeighIn(
            id: UUID(UInt8(100 + index)),
            day: .preview.advanced(by: 2 * (index + 1 - wobbles.count)),
            time: TimeOfDay(hour: 7, minute: isNewest ? 30 : index) ?? .midnight,
            weight: ((73.8 + wobbles[index] - lost) * 10).rounded() / 10,
            height: 178,
            note: isNewest ? "after a run" : index == 38 ? "late dinner" : ""
        )
    }

    private static let wobbles = [
        0.3, -0.2, 0.5, 0.1, -0.4, 0.2, 0.6, -0.1, 0.0, 0.4, -0.3, 0.2, 0.1, -0.5, 0.3,
        0.7, 0.0, -0.2, 0.1, 0.4, -0.4, -0.1, 0.5, 0.2, 0.0, -0.3, 0.6, 0.1, -0.2, 0.3,
        -0.4, 0.2, 0.5, -0.1, 0.0, 0.3, -0.3, 0.1, 0.9, 0.4, 0.0, 0.2, 0.6, 0.3, 0.58,
    ]
}
