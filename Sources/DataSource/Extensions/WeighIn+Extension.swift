extension WeighIn {
    public var moment: LocalTime {
        LocalTime(day: day, time: time)
    }
}
