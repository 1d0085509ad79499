import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SheetTests {
    @Test
    func dismissWindow_endsTheProgram() async {
        let sut = Pilot(WindowView())
        await sut.press("Enter")
        #expect(sut.hasQuit)
    }

    @Test
    func sheet_presented_showsItsTitleAndContent() async {
        let model = SheetModel()
        let sut = Pilot(SheetsView(model: model), 40, 9)
        await sut.press("Enter")
        #expect(sut.content.contains("╭ Settings ─"))
        #expect(sut.content.contains("[ Close ]"))
        await sut.press("Enter")
        #expect(!sut.content.contains("Settings"))
        #expect(model.log == ["dismissed"])
    }

    @Test
    func sheet_onEsc_isDismissed() async {
        let model = SheetModel()
        let sut = Pilot(SheetsView(model: model), 40, 9)
        await sut.press("Enter", "Esc")
        #expect(!model.isPresented)
        #expect(model.log == ["dismissed"])
    }

    @Test
    func sheet_forAnItem_showsTheItemAndClearsIt() async {
        let model = SheetModel()
        let sut = Pilot(SheetsView(model: model), 40, 9)
        model.item = SheetModel.Item(id: 7)
        await sut.settle()
        #expect(sut.content.contains("Item 7"))
        await sut.press("Esc")
        #expect(model.item == nil)
        #expect(model.log == ["item dismissed"])
    }

    @Test
    func sheet_withAnAlertInside_stacksThem() async {
        let model = SheetModel()
        let sut = Pilot(SheetsView(model: model), 40, 12)
        await sut.press("Enter", "Tab", "Enter")
        #expect(sut.content.contains("Sure?"))
        await sut.press("Esc")
        #expect(!sut.content.contains("Sure?"))
        #expect(sut.content.contains("Settings"))
        await sut.press("Esc")
        #expect(!sut.content.contains("Settings"))
    }
}

@MainActor @Observable
private final class SheetModel {
    struct Item: Identifiable {
        let id: Int
    }

    var isPresented = false
    var item: Item?
    var log: [String] = []
}

private struct SheetsView: View {
    @Bindable var model: SheetModel

    var body: some View {
        Button("open") { model.isPresented = true }
            .sheet(isPresented: $model.isPresented, onDismiss: dismissed) { SettingsView() }
            .sheet(item: $model.item, onDismiss: itemDismissed) { item in
                Text("Item \(item.id)")
            }
    }

    private func itemDismissed() {
        model.log.append("item dismissed")
    }

    private func dismissed() {
        model.log.append("dismissed")
    }
}

private struct SettingsView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAlertPresented = false

    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Ask") { isAlertPresented = true }
        }
        .navigationTitle("Settings")
        .alert("Sure?", isPresented: $isAlertPresented) {
            Button("Yes") {}
        }
    }
}

private struct WindowView: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Quit") { dismissWindow() }
    }
}
