import CursesCore
import DataSource
import Model

struct StatisticsTableView_Stones_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewStones) {
            TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .year))
        }
    }
}

struct StatisticsTableView_Hundredths_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewHundredths) {
            TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .month))
        }
    }
}
