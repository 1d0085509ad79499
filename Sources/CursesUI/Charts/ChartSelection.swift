/// The value that a chart's crosshair stands on.
struct ChartSelection {
    let get: () -> Double?
    let set: (Double?) -> Void
    let reading: ((Double) -> [String]?)?
}
