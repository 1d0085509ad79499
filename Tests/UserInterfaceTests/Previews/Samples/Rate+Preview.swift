import DataSource

@testable import Model

extension Rate {
    static let clear = Rate(
        slope: -0.057,
        margin: 0.02,
        isClear: true,
        window: .quarter,
        firstDay: .preview.advanced(by: -90),
        lastDay: .preview
    )

    static let withoutDirection = Rate(
        slope: -0.002,
        margin: 0.02,
        isClear: false,
        window: .quarter,
        firstDay: .preview.advanced(by: -90),
        lastDay: .preview
    )

    static let slow = Rate(
        slope: -0.014,
        margin: 0.034,
        isClear: false,
        window: .month,
        firstDay: .preview.advanced(by: -27),
        lastDay: .preview,
        longChange: LongChange(
            kilograms: -2.9,
            window: .quarter,
            firstDay: .preview.advanced(by: -90),
            lastDay: .preview
        )
    )

    static let unclear = Rate(
        slope: 0.0047,
        margin: 0.0313,
        isClear: false,
        window: .month,
        firstDay: .preview.advanced(by: -27),
        lastDay: .preview
    )
}
