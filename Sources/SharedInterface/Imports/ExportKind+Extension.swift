package import CursesCore
package import DataSource

extension ExportKind {
    package var label: LocalizedStringKey {
        switch self {
        case .data(.csv): "CSV for spreadsheets"
        case .data(.json): "JSON with everything"
        case .data(.openScale): "for openScale"
        case .data(.libra): "for Libra"
        case .data(.withings): "for Withings"
        case .report: "report to print"
        }
    }
}
