import CursesCore
import DataSource
import Model
import SharedInterface

extension View {
    // Shows a child while there is one; an Action of the child closes it.
    func sheet<Child: Composable & Identifiable, Content: View>(
        _ child: @autoclosure @escaping () -> Child?,
        _ cancel: Child.Action,
        @ViewBuilder content: @escaping (Child) -> Content
    ) -> some View {
        sheet(
            item: Binding(get: child, asyncSet: { _ in await child()?.send(cancel) }),
            content: content
        )
    }

    // Shows a notice while there is one; an Action of its Store dismisses it.
    func toast<Item: Equatable, Store: Composable>(
        _ item: @autoclosure @escaping () -> Item?,
        _ store: Store,
        _ dismiss: Store.Action,
        content: @escaping (Item) -> Toast
    ) -> some View {
        toast(
            item: Binding(get: item, asyncSet: { _ in await store.send(dismiss) }),
            content: content
        )
    }

    func failureAlert<Store: Composable>(
        _ title: LocalizedStringKey,
        _ failure: StorageError?,
        _ store: Store?,
        _ close: Store.Action
    ) -> some View {
        alert(title, isPresented: .constant(failure != nil)) {
            Button("Close", role: .cancel) { store?.send(close) }
        } message: {
            if let failure { Text(failure.label) }
        }
    }
}

extension View {
    // Takes all space; the ideal size says where the view fits.
    func stretched(
        idealWidth: Double,
        idealHeight: Double,
        alignment: Alignment = .center
    ) -> some View {
        frame(
            idealWidth: idealWidth,
            maxWidth: .infinity,
            idealHeight: idealHeight,
            maxHeight: .infinity,
            alignment: alignment
        )
    }
}

extension [String] {
    // The first of the texts that fits in a line.
    var firstFitting: some View {
        ViewThatFits(in: .horizontal) { ForEach(self, id: \.self) { Text(verbatim: $0) } }
    }
}

extension TableColumn {
    // Numbers in a column as wide as they need.
    func numeric(_ width: Double) -> TableColumn { self.width(width).alignment(.numeric) }
}
