import DataSource
import Model
import SharedInterface

extension CommandContext {
    func notice(_ event: ChangeNotice.Event) -> String {
        string(style(of: ChangeNotice(event, today: today)).label)
    }

    func style(of notice: ChangeNotice) -> NoticeStyle {
        NoticeStyle(dayStyle: days, nameStyle: names, unitStyle: units, notice: notice)
    }
}
