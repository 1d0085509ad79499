extension ListNode {
    /// The keys of what is done to the marked row.
    var rowBindings: [KeyBinding] {
        var bindings: [KeyBinding] = []
        if let button = currentButton {
            let open = binding([.plain(.return)], environment.rowVerb, action: button.press)
            bindings.append(open.known)
        }
        bindings += actionBindings + moveBindings
        if let current = memory.current, let delete = rows.deletion(current) {
            let keys: [KeyPress] = [.plain("d"), .plain(.deleteForward)]
            var deletion = binding(keys, "delete", action: delete)
            deletion.isDestructive = true
            bindings.append(deletion)
        }
        return bindings.map { binding in
            var binding = binding
            binding.subject = { [weak self] in self?.currentButton?.text ?? "" }
            return binding
        }
    }
}
