import CursesCore
import CursesTesting
import CursesUI

/// Random input to all pages and the app, the same for the same seed.
package struct Walk {
    /// Number of events posted.
    package private(set) var events = 0
    /// Flaws found.
    package private(set) var flaws: [String] = []
    private let count: Int
    private let seed: UInt64 = 4
    private let name: String?
    private let report: (Int) -> Void

    /// Plans a number of events; with the name of a page, the part of them that is its share.
    /// Reports the number of posted events after every 10,000.
    package init(
        _ count: Int,
        only name: String? = nil,
        report: @escaping (Int) -> Void = { _ in }
    ) {
        self.count = count
        self.name = name
        self.report = report
    }

    /// Posts the events; every page and the app get their share.
    package mutating func run() async {
        let size = Size(width: 80, height: 24)
        let parts = Page.all.count + 2
        let share = max(1, (count + parts - 1) / parts)
        for (index, page) in Page.all.enumerated() {
            await run(share, from: page.id, number: index) { page.pilot(size, TerminalColors()) }
        }
        await run(2 * share, from: "app", number: Page.all.count) {
            Pilot(SampleApp(), size: size) { $0.terminalColors = TerminalColors() }
        }
    }

    /// Returns true if an event may scroll the focus out of view.
    private static func scrolls(_ event: InputEvent) -> Bool {
        switch event {
        case .mouse: true
        case .key(let press): press.key == .pageUp || press.key == .pageDown
        default: false
        }
    }

    /// Returns true if an event scrolls the focus back into view.
    private static func reveals(_ event: InputEvent) -> Bool {
        if case .resize = event { return true }
        return event == .key(KeyPress(.tab))
    }

    private static func name(of event: InputEvent) -> String {
        guard case .key(let press) = event else { return "\(event)" }
        let scalars = press.key.character.unicodeScalars.map { String($0.value, radix: 16) }
        return "key \(scalars.joined(separator: " ")) with \(press.modifiers.rawValue)"
    }

    private mutating func run(
        _ share: Int,
        from name: String,
        number: Int,
        start: () -> Pilot
    ) async {
        guard self.name == nil || self.name == name else { return }
        var pilot = start()
        var scrolled = false
        var input = RandomInput(seed: seed &+ UInt64(number), size: pilot.cells.size)
        for step in 1...share {
            // Events that wait for each other are shown in one frame.
            let waiting = (0..<(step % 5 == 0 ? 3 : 1)).map { _ in input.next() }
            pilot.post(waiting)
            for _ in waiting {
                events += 1
                if events % 10_000 == 0 { report(events) }
            }
            if step % 8 == 0 { await Task.yield() }
            if step % 64 == 0 { await pilot.settle() }
            for event in waiting {
                scrolled = Self.scrolls(event) || scrolled && !Self.reveals(event)
            }
            if let flaw = pilot.flaw(mayHideFocus: scrolled) {
                let size = pilot.cells.size
                let place = "\(name), step \(step), \(size.width)×\(size.height)"
                let names = waiting.map(Self.name).joined(separator: ", ")
                flaws.append("\(place), \(names): \(flaw)\n\(pilot.screen)")
                pilot = start()
                scrolled = false
            }
        }
    }
}
