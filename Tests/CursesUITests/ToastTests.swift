import Testing

@testable import CursesUI

@MainActor
struct ToastTests {
    @Test
    func show_item_standsOverTheHelpBar_keyTakesItBack() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8))
        await pilot.press("d")
        #expect(
            pilot.screen == """
                nothing





                 Deleted · u undo
                 d delete   q quit   ? help
                """
        )
        await pilot.press("u")
        #expect(pilot.screen.hasPrefix("something"))
        #expect(!pilot.screen.contains("Deleted"))
    }

    @Test
    func press_keyWithoutToast_doesNothing() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8))
        await pilot.press("u")
        #expect(pilot.screen.hasPrefix("something"))
    }
}

private struct DeletingView: View {
    @State private var isDeleted = false
    @State private var deleted: String?

    var body: some View {
        Text(verbatim: isDeleted ? "nothing" : "something")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .toolbar {
                Button("delete") {
                    isDeleted = true
                    deleted = "it"
                }
                .keyboardShortcut("d", modifiers: [])
            }
            .toast(item: $deleted) { _ in
                Toast("Deleted", actionTitle: "undo", key: "u") { isDeleted = false }
            }
    }
}
