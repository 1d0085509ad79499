import CursesUI
import DataSource

extension View {
    // What failed is kept until it was done after all, or the person goes on without.
    func failure(
        _ title: LocalizedStringKey,
        _ failure: StorageError?,
        retry: @escaping () async -> Void,
        goOn: @escaping () async -> Void,
        @ViewBuilder details: @escaping () -> some View = { EmptyView() }
    ) -> some View {
        let isUncertain = failure?.isUncertain ?? false
        return alert(
            isUncertain ? "Saved, but not for certain" : title,
            isPresented: .constant(failure != nil)
        ) {
            Button("Retry") { Task { await retry() } }
            Button("Continue", role: .cancel) { Task { await goOn() } }
        } message: {
            if let failure { Text(failure.label) }
            if !isUncertain { details() }
        }
    }
}
