import DataSource

extension WeighIn {
    var details: [Detail] {
        [.weight(weight), .day(day), .time(time), .height(height), .note(note)]
    }
}
