import CursesTesting
import CursesUI
import Testing

/// Buttons of nothing but an image.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct IconButtonTests {
    @Test
    func icons_withoutACharacter_areWords() async {
        let pilot = Pilot(IconButtons(), size: Size(width: 60, height: 10))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("[ + ] [ delete ] [ ♡ ] [ Love ] [ Remove ]"))
        await pilot.press("F1")
        #expect(pilot.screen.contains("share"))
        #expect(pilot.screen.contains("history"))
        #expect(pilot.screen.contains("person plus"))
    }
}

private struct IconButtons: View {
    var body: some View {
        HStack {
            Button {
            } label: {
                Image(systemName: "plus.circle.fill")
            }
            Button {
            } label: {
                Image(systemName: "trash")
            }
            Button {
            } label: {
                Image(systemName: "heart").foregroundStyle(.red)
            }
            Button {
            } label: {
                Image(systemName: "hands.clap").accessibilityLabel("Love")
            }
            Button(role: .destructive) {
            } label: {
                Image(systemName: "trash")
            }
            .accessibilityLabel("Remove")
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                } label: {
                    Image(systemName: "square.and.arrow.up")
                }
                Button {
                } label: {
                    Image(systemName: "clock.arrow.circlepath")
                }
                Button {
                } label: {
                    Image(systemName: "person.crop.circle.badge.plus")
                }
            }
        }
    }
}
