// swift-tools-version: 6.2

import PackageDescription

// A program of somebody else's, who has nothing of this project but its toolkit.
let package = Package(
    name: "Stars",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "bmi-tui", path: "../..")],
    targets: [
        .executableTarget(
            name: "Stars",
            dependencies: [.product(name: "CursesUI", package: "bmi-tui")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "Counter",
            dependencies: [.product(name: "CursesUI", package: "bmi-tui")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: ["Counter", .product(name: "CursesTesting", package: "bmi-tui")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "Weights",
            dependencies: [.product(name: "CursesUI", package: "bmi-tui")]
        ),
    ]
)
