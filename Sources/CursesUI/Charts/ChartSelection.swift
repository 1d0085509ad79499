/// The value that a chart's crosshair stands on.
struct ChartSelection {
    let get: (ChartMarks) -> Double?
    let set: (Double?, ChartMarks) -> Void
    let reading: ((Double) -> [String]?)?
}
