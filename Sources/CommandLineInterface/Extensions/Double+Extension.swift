nonisolated extension Double {
    // What is calculated says no more than it knows.
    var hundredths: Double { (self * 100).rounded() / 100 }
}
