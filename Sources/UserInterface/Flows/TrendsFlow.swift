import CursesCore
import Model

struct TrendsFlow: View {
    @State var store: Trends

    var body: some View {
        TrendsView(store: store)
            .sheet(isPresented: isPresentedStatistics) { StatisticsTableView(store: store) }
    }

    private var isPresentedStatistics: Binding<Bool> {
        Binding(
            get: { store.presentedPeriod != nil },
            asyncSet: { _ in await store.send(.onDismissStatistics) }
        )
    }
}
