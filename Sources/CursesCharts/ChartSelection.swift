/// Getter and setter of the value at a chart's crosshair.
struct ChartSelection {
    let get: (ChartMarks) -> Double?
    let set: (Double?, ChartMarks) -> Void
    let reading: ((Double) -> [String]?)?

    /// Binds a value or a category; `sign` is −1 where categories count downward.
    init<P: Plottable>(
        _ value: Binding<P?>,
        categories: @escaping (ChartMarks) -> PlotCategories,
        sign: Double = 1,
        reading: ((P) -> [String])?
    ) {
        get = { marks in
            value.wrappedValue.flatMap { value in
                value.plottableCategory.map { name in
                    categories(marks).index(of: name).map { $0 * sign }
                } ?? value.primitivePlottable
            }
        }
        set = { number, marks in
            value.wrappedValue = number.flatMap { number in
                let name = categories(marks).name(at: number)
                return name.flatMap { P(plottableCategory: $0) } ?? P(primitivePlottable: number)
            }
        }
        self.reading = reading.map { reading in
            { P(primitivePlottable: $0).map { reading($0) } }
        }
    }
}
