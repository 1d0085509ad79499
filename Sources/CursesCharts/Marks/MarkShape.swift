/// A rule or a band.
struct MarkShape {
    let box: PlotBox
    let look: MarkLook
}
