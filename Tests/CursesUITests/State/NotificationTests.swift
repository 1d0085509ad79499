#if canImport(FoundationEssentials)
    import Observation
    import Testing

    @testable import CursesCharts
    @testable import CursesCore
    @testable import CursesTesting
    @testable import CursesUI

    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct NotificationTests {
        @Test
        func onReceive_hearsTheSenderOfItsPublisher_evenWhenThatChanges() async {
            let model = Listening()
            let pilot = Pilot(Listener(model: model), size: Size(width: 20, height: 6))
            await pilot.settle()
            model.post([1, 0])
            #expect(await pilot.wait { !model.heard.isEmpty })
            #expect(model.heard == [0])
            model.chosen = 1
            await pilot.settle()
            model.post([0, 1])
            #expect(await pilot.wait { model.heard.count > 1 })
            #expect(model.heard == [0, 1])
        }
    }

    @MainActor @Observable
    private final class Listening {
        let center = NotificationCenter()
        let senders = [Counter(), Counter()]
        var chosen = 0
        @ObservationIgnored var heard: [Int] = []

        func post(_ indices: [Int]) {
            for index in indices { center.post(name: .news, object: senders[index]) }
        }
    }

    private struct Listener: View {
        let model: Listening

        var body: some View {
            let publisher = model.center.publisher(
                for: .news,
                object: model.senders[model.chosen]
            )
            Text("x").onReceive(publisher) { news in
                model.heard += model.senders.indices.filter {
                    model.senders[$0] === news.object as AnyObject
                }
            }
        }
    }

    extension Notification.Name {
        nonisolated fileprivate static let news = Notification.Name("news")
    }
#endif
