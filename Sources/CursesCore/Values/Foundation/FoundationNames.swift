@_exported public import class Dispatch.DispatchGroup
@_exported public import class Dispatch.DispatchQueue
@_exported public import struct Dispatch.DispatchTime
@_exported public import enum Dispatch.DispatchTimeInterval
@_exported public import class Dispatch.DispatchWorkItem

// SwiftUI re-exports all of Foundation and Dispatch. These are Foundation's types, so there is no
// ambiguity with `import Foundation`. Code of the toolkit that uses one is emitted into the client,
// so that a static program without them can be built with WITHOUT_FOUNDATION, which replaces them.
#if canImport(FoundationEssentials) && !WITHOUT_FOUNDATION
    @_exported public import class Foundation.Bundle
    @_exported public import class Foundation.ByteCountFormatter
    @_exported public import struct Foundation.CGFloat
    @_exported public import struct Foundation.CGPoint
    @_exported public import struct Foundation.CGRect
    @_exported public import struct Foundation.CGSize
    @_exported public import struct Foundation.CharacterSet
    @_exported public import class Foundation.DateComponentsFormatter
    @_exported public import class Foundation.DateFormatter
    @_exported public import struct Foundation.DateInterval
    @_exported public import class Foundation.DateIntervalFormatter
    @_exported public import class Foundation.Dimension
    @_exported public import struct Foundation.FloatingPointFormatStyle
    @_exported public import class Foundation.Formatter
    @_exported public import struct Foundation.IntegerFormatStyle
    @_exported public import class Foundation.ISO8601DateFormatter
    @_exported public import struct Foundation.IndexSet
    @_exported public import class Foundation.JSONSerialization
    @_exported public import struct Foundation.KeyPathComparator
    @_exported public import class Foundation.LengthFormatter
    @_exported public import class Foundation.MassFormatter
    @_exported public import struct Foundation.Measurement
    @_exported public import class Foundation.MeasurementFormatter
    @_exported public import func Foundation.NSLocalizedString
    @_exported public import class Foundation.NSAttributedString
    @_exported public import class Foundation.NSCache
    @_exported public import class Foundation.NSError
    @_exported public import class Foundation.NSNumber
    @_exported public import class Foundation.NSObject
    @_exported public import class Foundation.NSPredicate
    @_exported public import typealias Foundation.NSRange
    @_exported public import class Foundation.NSRegularExpression
    @_exported public import class Foundation.NSString
    @_exported public import struct Foundation.Notification
    @_exported public import class Foundation.NotificationCenter
    @_exported public import class Foundation.NumberFormatter
    @_exported public import struct Foundation.PersonNameComponents
    @_exported public import class Foundation.PersonNameComponentsFormatter
    @_exported public import class Foundation.ProcessInfo
    @_exported public import class Foundation.Progress
    @_exported public import class Foundation.Scanner
    @_exported public import struct Foundation.SortDescriptor
    @_exported public import enum Foundation.SortOrder
    @_exported public import typealias Foundation.TimeInterval
    @_exported public import class Foundation.Timer
    @_exported public import class Foundation.Unit
    @_exported public import class Foundation.UnitDuration
    @_exported public import class Foundation.UnitEnergy
    @_exported public import class Foundation.UnitLength
    @_exported public import class Foundation.UnitMass
    @_exported public import class Foundation.UnitSpeed
    @_exported public import class Foundation.UnitTemperature
    @_exported public import class Foundation.UnitVolume
    @_exported public import class Foundation.UserDefaults
#endif
