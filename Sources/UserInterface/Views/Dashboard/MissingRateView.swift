import CursesCore
import DataSource

// Why there is no rate: too little data, or none recent.
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
