extension ChartNode {
    /// Returns the layout for the present size, reused while only the crosshair moves: making it
    /// again took 14 % of a step.
    func plot(labelSizes: [Size]) -> ChartPlot {
        let inputs = PlotInputs(
            marks: marks.identity,
            size: frame.size,
            isRead: selected != nil,
            labelSizes: labelSizes
        )
        let memory = place.slot { PlotMemory() }
        if let known = memory.known, known.inputs == inputs { return known.plot }
        let plot = ChartPlot(
            marks,
            options,
            environment,
            size: inputs.size,
            isRead: inputs.isRead,
            labelSizes: labelSizes
        )
        memory.known = (inputs, plot)
        return plot
    }
}

/// Inputs of a layout. The marks are made again when the content or the environment has changed.
private struct PlotInputs: Equatable {
    let marks: ChartIdentity
    let size: Size
    let isRead: Bool
    let labelSizes: [Size]
}

/// The last layout of the chart at a place.
private final class PlotMemory {
    var known: (inputs: PlotInputs, plot: ChartPlot)?
}
