import CursesCore
import DataSource
import SharedInterface

// Lists restored and removed people and the changes of the weigh-ins of the others.
struct ArchiveText {
    let context: CommandContext
    let preview: ArchivePreview

    var lines: [String] {
        let lines = preview.parts.filter(\.isDifferent).map(line)
        return lines + (preview.areSettingsChanged ? [context.string("The settings change.")] : [])
    }

    private func line(_ part: ArchivePreview.Part) -> String {
        let name = context.names.name(part.name)
        let count = context.string("\(part.count) weigh-ins")
        let whole = [name, count].listed(context.string)
        switch part.course {
        case .comes: return context.string("Restores \(whole)")
        case .goes: return context.string("Removes \(whole)")
        case .stays: break
        }
        let (added, changed, missing) = (part.added, part.changed, part.missing)
        guard added + changed + missing > 0 else {
            return context.string("The details of \(name) change.")
        }
        let difference = RecoveryCounts(added: added, changed: changed, missing: missing)
            .text(context.string)
        return "\(name): \(difference)"
    }
}
