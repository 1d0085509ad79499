import CursesCore
import DataSource
import Model
import SharedInterface

struct TrendChartView_Previews: PreviewProvider {
    package static var previews: some View {
        TrendChartView(
            TrendChart(
                points: Overview.ann(.preview).points,
                days: Day.preview.advanced(by: -91)...Day.preview,
                goal: 71.5...71.5,
                healthyWeights: 58.7...79.2
            ),
            unit: .kilograms
        )
    }
}
