import CursesCore
import DataSource

// Why no rate is known: so far, or no longer.
struct MissingRateView: View {
    let isStale: Bool

    var body: some View {
        Text(isStale ? "no recent weigh-ins" : "not enough data yet").foregroundStyle(.secondary)
    }
}

struct MissingRateView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            MissingRateView(isStale: false)
            MissingRateView(isStale: true)
        }
    }
}
