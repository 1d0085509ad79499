/// Rule or band.
struct MarkShape {
    let box: PlotBox
    let look: MarkLook
}
