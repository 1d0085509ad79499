/// The points of one line, one area or one kind of symbol.
struct MarkTrack {
    enum Kind {
        case line, point, area
    }

    let kind: Kind
    let label: LocalizedStringKey
    let series: AnyHashable?
    let look: MarkLook
    var points: [PlotPoint] = []

    /// Whether a mark belongs here; a line keeps the look that it began with.
    func takes(
        _ kind: Kind,
        _ label: LocalizedStringKey,
        _ series: AnyHashable?,
        _ look: MarkLook
    ) -> Bool {
        self.kind == kind && (kind != .point || self.look == look)
            && self.label == label && self.series == series
    }

    /// The symbol of the points, if they have one.
    var symbol: BasicChartSymbolShape? { look.symbol ?? (kind == .point ? .circle : nil) }

    /// What a reading calls the values.
    func name(_ environment: EnvironmentValues) -> String {
        series.map { "\($0.base)" } ?? environment.string(label)
    }
}

/// A rule or a band.
struct MarkShape {
    let box: PlotBox
    let look: MarkLook
}

/// A view beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    let node: Node
}
