import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WeighIn {
    static let ofAnn: [WeighIn] = wobbles.indices.map { index in
        let isNewest = index == wobbles.count - 1
        let lost = Double(index) * 0.045
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
