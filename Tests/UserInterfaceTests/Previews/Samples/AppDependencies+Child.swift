import CursesCore
import DataSource
import Model

extension AppDependencies {
    // A girl of eight.
    static let previewChild = preview(
        files: [
            "people": """
            {"count":1,"records":[
            {"changedAt":"2026-11-20T07:30:00.000Z","height":120,"id":"\(ann)","name":"Ella",\
            "birthDate":"2018-03-01","sex":"female"}
            ],"version":1}
            """,
            "history/\(ann)/2026": history(
                of: WeighIn.ofAnn.map { weighIn in
                    var weighIn = weighIn
                    weighIn.height = 120
                    weighIn.weight = ((95.4 - weighIn.weight) * 10).rounded() / 10
                    return weighIn
                }
            ),
        ]
    )
}
