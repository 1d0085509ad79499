import CursesCore
import Model
import SharedInterface

extension Navigator.Path {
    @ViewBuilder var view: some View {
        switch self {
        case .personBMI(let store): PersonBMIView(store: store)
        case .dashboard(let store): DashboardFlow(store: store)
        case .history(let store): HistoryFlow(store: store)
        case .trends(let store): TrendsFlow(store: store)
        case .preferences(let store): PreferencesView(store: store)
        case .restoration(let store): RestorationView(store: store)
        case .import(let store): ImportFlow(store: store)
        case .export(let store): ExportView(store: store)
        }
    }
}

extension Destination {
    // Search terms of the palette in both languages; never shown, so not in the catalog.
    var otherNames: [String] {
        switch self {
        case .people: ["family", "users", "家族"]
        case .newPerson: ["add person", "create", "メンバー追加"]
        case .editPerson:
            ["name", "rename", "profile", "height", "birth date", "名前", "プロフィール", "身長", "生年月日"]
        case .goal: ["target", "aim", "目標"]
        case .weighIn: ["add", "log", "record", "enter", "waist", "追加", "記録", "入力", "測定", "腹囲"]
        case .history: ["list", "log of weigh-ins", "diary", "履歴", "一覧"]
        case .trends:
            ["compare", "chart", "graph", "statistics", "year", "waist", "比較", "グラフ", "予測", "腹囲"]
        case .report: ["print", "pdf", "html", "印刷", "レポート"]
        case .import: ["csv", "load", "read", "取り込み", "読み込み"]
        case .export: ["csv", "json", "download", "save as", "書き出し", "保存"]
        case .settings: ["preferences", "options", "configuration", "設定", "環境設定"]
        case .backups: ["backup", "undelete", "バックアップ", "復元"]
        }
    }
}
