import Testing

@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ToastTests {
    @Test
    func show_item_standsOverTheHelpBar_keyTakesItBack() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("d")
        #expect(
            pilot.screen == """
                nothing





                 Deleted · u undo
                 d delete   q quit   ? help
                """
        )
        #expect(pilot.marked.count == 40)
        await pilot.press("u")
        #expect(pilot.screen.hasPrefix("something"))
        #expect(!pilot.screen.contains("Deleted"))
    }

    @Test
    func show_longEnough_goesByItself() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .zero
        }
        await pilot.press("d")
        #expect(await pilot.wait { !pilot.screen.contains("Deleted") })
        #expect(pilot.screen.hasPrefix("nothing"))
    }

    @Test
    func press_keyUnderASheet_staysWithTheSheet() async {
        let pilot = Pilot(DeletingView(), size: Size(width: 40, height: 8)) {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.press("d", "s", "u")
        #expect(pilot.screen.contains(" Deleted\n"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("nothing"))
        #expect(pilot.screen.contains(" Deleted · u undo\n"))
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
    @State private var isPresented = false

    var body: some View {
        Text(verbatim: isDeleted ? "nothing" : "something")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .toolbar {
                Button("delete") {
                    isDeleted = true
                    deleted = "it"
                }
                .keyboardShortcut("d", modifiers: [])
                ToolbarItem(placement: .secondaryAction) {
                    Button("show") { isPresented = true }
                        .keyboardShortcut("s", modifiers: [])
                }
            }
            .sheet(isPresented: $isPresented) { Button("nothing else") {} }
            .toast(item: $deleted) { _ in
                Toast("Deleted", actionTitle: "undo", key: "u") { isDeleted = false }
            }
    }
}
