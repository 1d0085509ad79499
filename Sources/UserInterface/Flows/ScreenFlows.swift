import CursesCore
import Model
import SharedInterface

struct DashboardFlow: View {
    @State var store: Dashboard

    var body: some View {
        DashboardView(store: store)
            .sheet(store.weighInEditor, .form(.cancelButtonTapped)) { WeighInEditorView(store: $0) }
            .sheet(store.personEditor, .form(.cancelButtonTapped)) { PersonEditorFlow(store: $0) }
    }
}

struct HistoryFlow: View {
    @State var store: History

    var body: some View {
        HistoryView(store: store)
            .sheet(store.weighInEditor, .form(.cancelButtonTapped)) { WeighInEditorView(store: $0) }
            .sheet(store.move, .onDismiss) { HistoryMoveView(store: $0) }
            .sheet(store.table.jump, .cancelButtonTapped) {
                HistoryJumpView(store: $0).markedDays("a weigh-in", store.table.isWeighed)
            }
    }
}

struct ImportFlow: View {
    @State var store: Import

    var body: some View {
        ImportView(store: store)
            .sheet(isPresented: store.binding(store.presentedPart != nil) { _ in .onDismissPart }) {
                ImportRowsView(store: store)
            }
    }
}

struct PersonEditorFlow: View {
    @State var store: PersonEditor

    var body: some View {
        if store.goalBasis == nil {
            PersonEditorView(store: store)
                .sheet(store.heightRevision, .cancelButtonTapped) {
                    HeightRevisionView(store: $0)
                }
        } else {
            GoalEditorView(store: store)
        }
    }
}

struct TrendsFlow: View {
    @State var store: Trends

    var body: some View {
        TrendsView(store: store)
            .sheet(
                isPresented: store.binding(store.presentedPeriod != nil) { _ in .onDismissStatistics
                }
            ) {
                StatisticsTableView(store: store)
            }
    }
}

extension Navigator.Path {
    @ViewBuilder var view: some View {
        switch self {
        case .firstLaunch(let store): FirstStepsView(store: store)
        case .personBMI(let store): PersonBMIView(store: store)
        case .dashboard(let store): DashboardFlow(store: store)
        case .history(let store): HistoryFlow(store: store)
        case .trends(let store): TrendsFlow(store: store)
        case .preferences(let store): PreferencesView(store: store)
        case .restoration(let store): RestorationView(store: store)
        case .checkup(let store): CheckupView(store: store)
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
        case .weighIn:
            ["add", "log", "note", "record", "enter", "waist", "追加", "記録", "入力", "測定", "腹囲"]
        case .history:
            [
                "list", "log of weigh-ins", "diary", "sort", "notes", "calendar", "streak", "履歴",
                "一覧",
                "並べ替え", "メモ", "カレンダー",
            ]
        case .trends:
            ["compare", "chart", "graph", "statistics", "year", "waist", "比較", "グラフ", "予測", "腹囲"]
        case .report: ["print", "pdf", "html", "印刷", "レポート"]
        case .import: ["csv", "load", "read", "取り込み", "読み込み"]
        case .export: ["csv", "json", "download", "save as", "書き出し", "保存"]
        case .settings: ["preferences", "options", "configuration", "設定", "環境設定"]
        case .backups: ["backup", "undelete", "バックアップ", "復元"]
        case .checkup: ["doctor", "diagnose", "repair", "点検", "診断", "修復"]
        }
    }
}
