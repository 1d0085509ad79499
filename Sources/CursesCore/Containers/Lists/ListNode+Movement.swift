extension ListNode {
    func movement(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        by distance: Int
    ) -> KeyBinding {
        binding(keys, title, isHidden: true) { [self] in move(by: distance) }.unlisted
    }

    func move(by distance: Int) {
        guard let current = memory.current,
            let target = rows.selectable(near: current + distance, direction: distance.signum())
        else { return }
        choose(target)
    }

    func choose(_ index: Int) {
        memory.current = index
        memory.id = rows.id(index)
        if let selection, !selection.isMultiple { selection.set(values(of: index)) }
        environment.frameRequest.touch(place)
    }
}
