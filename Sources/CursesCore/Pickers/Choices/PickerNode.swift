/// The common part of all picker styles: values and the keys to the next and previous one.
class PickerNode: ControlNode {
    let choices: PickerChoices

    init(_ place: Place, _ choices: PickerChoices, _ environment: EnvironmentValues) {
        self.choices = choices
        super.init(place, environment: environment)
    }

    override var text: String { choices.current.map { choices.all[$0].text } ?? "" }

    override var isFocusable: Bool { super.isFocusable && !choices.all.isEmpty }

    override var keyBindings: [KeyBinding] {
        [
            binding([.plain(.rightArrow), .plain("l")], "next value") { [self] in move(by: 1) },
            binding([.plain(.leftArrow), .plain("h")], "previous value", isHidden: true) {
                [self] in move(by: -1)
            },
        ]
    }

    func choose(_ index: Int?) {
        guard let index, choices.all.indices.contains(index) else { return }
        change { choices.all[index].choose() }
    }

    func move(by distance: Int) {
        choose(choices.neighbor(distance))
    }
}
