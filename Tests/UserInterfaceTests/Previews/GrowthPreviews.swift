import CursesCharts
import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var growth: [Preview] {
        Preview(component: "GrowthChartView") {
            GrowthChartView(chart: .preview)
        }
        Preview(component: "GrowthChartsView") {
            GrowthChartsView(store: Trends(.preview, person: .ann), chart: .preview)
        }
        Preview(component: "GrowthFactsView") {
            Grid(alignment: .leading) {
                GrowthFactsView(
                    growth: .preview,
                    style: WeightStyle(.kilograms),
                    today: .preview
                )
            }
        }
        Preview(component: "GrowthReadingsView") {
            GrowthReadingsView(readings: [.bmi, .height])
        }
        Preview(component: "GrowthLineView") {
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
