import CursesCore
import DataSource
import Model

struct TrendsView_Waist_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewMeasures) {
            TrendsView(store: Trends($0, person: .ann, measure: .measure(.waist)))
        }
    }
}

struct TrendsView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewFirstLaunch) { TrendsView(store: Trends($0, person: .ann)) }
    }
}

struct TrendsView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewFailure) { TrendsView(store: Trends($0, person: .ann)) }
    }
}
