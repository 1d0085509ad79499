// swift-tools-version: 6.2

import PackageDescription

let toolkit: Target.Dependency = .product(name: "CursesUI", package: "bmi-tui")
let testing: Target.Dependency = .product(name: "CursesTesting", package: "bmi-tui")

// Apple's systems have modules of these names.
#if os(Linux)
    let appleModules: [Target.Dependency] = [
        .product(name: "Combine", package: "bmi-tui"),
        .product(name: "CoreGraphics", package: "bmi-tui"),
    ]
#else
    let appleModules: [Target.Dependency] = []
#endif

let strictSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// A package of other people, written for SwiftUI. It sees the public products of the toolkit.
let package = Package(
    name: "SwiftUIPrograms",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "bmi-tui", path: "../..")],
    targets: [
        .executableTarget(
            name: "Stars",
            dependencies: [toolkit],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "Counter",
            dependencies: [toolkit],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(name: "Weights", dependencies: [toolkit]),
        .target(
            name: "SampleDataSource",
            path: "Sources/Sample/SampleDataSource",
            swiftSettings: strictSettings
        ),
        .target(
            name: "SampleModel",
            dependencies: ["SampleDataSource", toolkit],
            path: "Sources/Sample/SampleModel",
            swiftSettings: strictSettings
        ),
        .target(
            name: "SampleUserInterface",
            dependencies: ["SampleModel", toolkit],
            path: "Sources/Sample/SampleUserInterface",
            swiftSettings: strictSettings
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: ["Counter", testing],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "ViewTests",
            dependencies: [toolkit, testing],
            swiftSettings: strictSettings
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [toolkit, testing],
            swiftSettings: strictSettings
        ),
        .testTarget(
            name: "ProgramTests",
            dependencies: [toolkit, testing] + appleModules,
            swiftSettings: strictSettings
        ),
        .testTarget(
            name: "LUCASampleTests",
            dependencies: ["SampleUserInterface", toolkit, testing],
            swiftSettings: strictSettings
        ),
    ],
    swiftLanguageModes: [.v6]
)
