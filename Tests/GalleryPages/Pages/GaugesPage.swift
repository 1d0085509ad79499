import CursesUI

enum GaugesPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 1) {
            bmi(16.2)
            bmi(22.9)
            bmi(41)
            Gauge(value: 0.4) { Text("Goal") }
                .gaugeStyle(.linearCapacity)
            Gauge(value: 7.0, in: 0...10) {
                Text("Weeks")
            } currentValueLabel: {
                Text("7 of 10")
            }
            .gaugeStyle(.linearCapacity)
        }
        .padding()
    }

    private static func bmi(_ value: Double) -> some View {
        Gauge(value: value, in: 15...40) {
            Text("BMI")
        } currentValueLabel: {
            Text(value, format: .number)
        } minimumValueLabel: {
            Text("15")
        } maximumValueLabel: {
            Text("40")
        } markedValueLabels: {
            Text("18.5").tag(18.5)
            Text("25").tag(25.0)
            Text("30").tag(30.0)
        }
    }
}
