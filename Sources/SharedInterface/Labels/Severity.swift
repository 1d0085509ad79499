// How far a class is from the normal one.
package enum Severity {
    case normal
    case raised
    case high
}
