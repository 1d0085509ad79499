// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let mainActorSettings: [SwiftSetting] =
    swiftSettings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

// The debug builds of the Makefile optimise the toolkit, whose layout and drawing most tests wait for.
// Assertions stay. Unsafe flags would exclude this package from others' dependencies, so that they
// are only here when this variable is set.
let toolkitSettings: [SwiftSetting] =
    Context.environment["BMI_TUI_OPTIMIZED_TOOLKIT"] == nil
    ? mainActorSettings
    : mainActorSettings + [
        .unsafeFlags(
            [
                "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
                "-assert-config", "Debug",
            ],
            .when(configuration: .debug)
        )
    ]

// Apple's systems have modules of these names; elsewhere model files find what views need of them.
#if os(Linux)
    let appleProducts: [Product] = [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    ]
    let appleTargets: [Target] = [
        .target(name: "Combine", dependencies: ["CursesUI"], swiftSettings: swiftSettings),
        .target(name: "CoreGraphics", swiftSettings: swiftSettings),
    ]
#else
    let appleProducts: [Product] = []
    let appleTargets: [Target] = []
#endif

let package = Package(
    name: "bmi-tui",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "bmi-tui", targets: ["bmi-tui"]),
        .library(name: "CursesUI", targets: ["CursesUI"]),
        .library(name: "CursesTesting", targets: ["CursesTesting"]),
    ] + appleProducts,
    targets: [
        .systemLibrary(
            name: "CNCurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
        ),
        .systemLibrary(name: "CSystem"),
        .macro(
            name: "CursesUIMacros",
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Essentials",
            swiftSettings: swiftSettings
        ),
        .target(
            name: "CursesCore",
            dependencies: ["CNCurses", "CSystem", "CursesUIMacros", "Essentials"],
            exclude: ["README.md"],
            resources: [.embedInCode("Resources/Localizable.xcstrings")],
            swiftSettings: toolkitSettings,
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),
        .target(
            name: "CursesCharts",
            dependencies: ["CursesCore", "Essentials"],
            swiftSettings: toolkitSettings
        ),
        .target(
            name: "CursesUI",
            dependencies: ["CursesCharts", "CursesCore", "CursesUIMacros", "Essentials"],
            exclude: ["Controls.md", "Differences.md", "README.md", "Testing.md"],
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "CursesTesting",
            dependencies: ["CursesCharts", "CursesCore", "Essentials"],
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "DataSource",
            dependencies: ["Essentials"],
            exclude: ["README.md", "data.schema.json"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Model",
            dependencies: ["DataSource", "Essentials"],
            exclude: ["README.md"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "SharedInterface",
            dependencies: [
                "CursesCharts", "CursesCore", "DataSource", "Essentials", "Model",
            ],
            resources: [.embedInCode("Resources/Localizable.xcstrings")],
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "CursesCharts", "CursesCore", "DataSource", "Essentials", "Model",
                "SharedInterface",
            ],
            exclude: ["README.md", "RECIPES.md"],
            resources: [.embedInCode("Resources/Localizable.xcstrings")],
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "UserInterface",
            dependencies: [
                "CursesCharts", "CursesCore", "DataSource", "Essentials", "Model",
                "SharedInterface",
            ],
            exclude: ["README.md"],
            swiftSettings: mainActorSettings
        ),
        .executableTarget(
            name: "bmi-tui",
            dependencies: ["CommandLineInterface", "CursesCore", "Model", "UserInterface"],
            swiftSettings: mainActorSettings
        ),
        .executableTarget(
            name: "TerminalProbe",
            dependencies: ["CursesCore"],
            path: "Tests/TerminalProbe",
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "DocumentationPages",
            dependencies: ["Essentials"],
            path: "Tests/DocumentationPages",
            swiftSettings: swiftSettings
        ),
        .systemLibrary(
            name: "CVTerm",
            path: "Tests/CVTerm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]
        ),
        .testTarget(
            name: "EssentialsTests",
            dependencies: ["Essentials"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "CursesUITests",
            dependencies: [
                "CursesCharts", "CursesCore", "CursesTesting", "CursesUI", "Essentials",
            ],
            swiftSettings: mainActorSettings
        ),
        .executableTarget(
            name: "StorageProbe",
            dependencies: ["DataSource", "Essentials"],
            path: "Tests/StorageProbe",
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "DataSourceTests",
            dependencies: ["DataSource", "DocumentationPages", "Essentials"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ModelTests",
            dependencies: ["DataSource", "Essentials", "Model"],
            exclude: ["GrowthTables"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "UserInterfaceTests",
            dependencies: [
                "CommandLineInterface", "CursesCharts", "CursesCore", "CursesTesting",
                "DataSource", "DocumentationPages", "Essentials", "Model", "SharedInterface",
                "UserInterface",
            ],
            exclude: ["Screens"],
            swiftSettings: mainActorSettings
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "CommandLineInterface", "CursesCore", "CursesTesting", "DataSource",
                "DocumentationPages", "Essentials", "Model", "SharedInterface",
            ],
            swiftSettings: mainActorSettings
        ),
        .target(
            name: "GalleryPages",
            dependencies: [
                "CursesTesting", "CursesUI", "DataSource", "Essentials", "Model", "SharedInterface",
                "UserInterface",
            ],
            path: "Tests/GalleryPages",
            swiftSettings: mainActorSettings
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: ["CursesTesting", "CursesUI", "GalleryPages"],
            path: "Tests/Gallery",
            swiftSettings: mainActorSettings
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CursesCharts", "CursesCore", "CursesTesting"],
            path: "Tests/Benchmarks",
            exclude: ["Counts/Accepted"],
            swiftSettings: mainActorSettings
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["CursesTesting", "CursesUI", "GalleryPages"],
            exclude: ["Screens"],
            swiftSettings: mainActorSettings
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["CVTerm", "TerminalProbe", "bmi-tui"],
            swiftSettings: swiftSettings
        ),
    ] + appleTargets,
    swiftLanguageModes: [.v6]
)
