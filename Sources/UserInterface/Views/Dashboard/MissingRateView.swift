import CursesCore

// Why there is no rate: too little data, or none recent.
struct MissingRateView: View {
    let isStale: Bool

    var body: some View {
        Text(isStale ? "no recent weigh-ins" : "not enough data yet").foregroundStyle(.secondary)
    }
}
