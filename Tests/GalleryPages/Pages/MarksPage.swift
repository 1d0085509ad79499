import CursesUI

enum MarksPage: PreviewProvider {
    static var previews: some View {
        Chart {
            for series in ["up", "down"] {
                ForEach(0..<9) { index in
                    LineMark(
                        x: .value("X", index),
                        y: .value("Y", series == "up" ? index : 8 - index),
                        series: .value("Way", series)
                    )
                    .symbol(series == "up" ? .triangle : .square)
                }
            }
            ForEach(0..<9) { index in
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("Low", Double(index) - 1.5),
                    yEnd: .value("High", Double(index) + 1.5)
                )
            }
            RuleMark(x: .value("X", 6))
                .annotation(position: .top) { Text("six") }
        }
    }
}
