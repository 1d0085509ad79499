import CursesCharts
import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var growth: [Preview] {
        Preview("GrowthChartView") {
            GrowthChartView(chart: .preview)
        }
        Preview("GrowthChartsView") {
            GrowthChartsView(store: Trends(.preview, person: .ann), chart: .preview)
        }
        Preview("GrowthFactsView") {
            Grid(alignment: .leading) {
                GrowthFactsView(
                    growth: .preview,
                    style: WeightStyle(.kilograms),
                    today: .preview
                )
            }
        }
        Preview("GrowthLineView") {
            VStack(alignment: .leading) {
                ForEach([40.0, 26, 20], id: \.self) { width in
                    GrowthLineView(
                        growth: .preview,
                        style: WeightStyle(.kilograms),
                        today: .preview
                    )
                    .frame(width: width, alignment: .leading)
                }
            }
        }
    }
}
