package import CursesCore
package import DataSource

extension PathFault {
    package var label: LocalizedStringKey {
        switch self {
        case .empty: "required"
        case .nothingThere: "no such file"
        case .folder: "a folder: which file in it?"
        case .noFile: "a pipe or a device, no file"
        case .noFolder(let folder): "no such folder: \(folder)"
        case .importing(let failure): failure.label
        }
    }
}
