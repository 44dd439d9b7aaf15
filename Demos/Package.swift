// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "seltzer-demos",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "Assist", targets: ["Assist"]),
        .executable(name: "Cells", targets: ["Cells"]),
        .executable(name: "Deploy", targets: ["Deploy"]),
        .executable(name: "Doctor", targets: ["Doctor"]),
        .executable(name: "Events", targets: ["Events"]),
        .executable(name: "Expenses", targets: ["Expenses"]),
        .executable(name: "FirstScreen", targets: ["FirstScreen"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "HitTest", targets: ["HitTest"]),
        .executable(name: "Inspect", targets: ["Inspect"]),
        .executable(name: "Layouts", targets: ["Layouts"]),
        .executable(name: "NewProject", targets: ["NewProject"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "Pick", targets: ["Pick"]),
        .executable(name: "Routes", targets: ["Routes"]),
        .executable(name: "RowNumbers", targets: ["RowNumbers"]),
        .executable(name: "Sheet", targets: ["Sheet"]),
        .executable(name: "ToDo", targets: ["ToDo"]),
        .executable(name: "Top", targets: ["Top"]),
    ],
    dependencies: [
        .package(name: "seltzer", path: ".."),
        .package(name: "seltzer-adapters", path: "../Adapters"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
        // Databases of Sheet; the system needs SQLite with its headers: see Scripts/setup.sh
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Models: no terminal, no views
        .target(name: "DelimitedText"),
        .target(
            name: "AssistModel",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .target(
            name: "RouteLog",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .target(
            name: "InputRecords",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .target(
            name: "NotesModel",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .target(name: "ProcessReading"),
        .target(
            name: "SheetModel",
            dependencies: [
                "DelimitedText", "NotesModel", .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        // Apart from the model, so that only users of databases compile GRDB
        .target(
            name: "SheetDatabase",
            dependencies: [
                "SheetModel",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        // What programs do around their screens
        .target(
            name: "ProgramSupport",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .target(
            name: "DemoCommand",
            dependencies: [
                "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // Views that two programs show
        .target(
            name: "MenuHeaders", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .target(
            name: "HitTestPicture",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        // The program of an article about UIKit's responder chain
        .target(
            name: "RouterArticle",
            dependencies: [.product(name: "Seltzer", package: "seltzer")],
            swiftSettings: [
                .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
            ]
        ),
        // Programs
        .executableTarget(
            name: "Assist",
            dependencies: [
                "AssistModel", "DemoCommand", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Cells",
            dependencies: [
                "DelimitedText", "DemoCommand", "ProgramSupport", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Resources/elements.csv")]
        ),
        .executableTarget(
            name: "Deploy",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
            ]
        ),
        .executableTarget(
            name: "Doctor",
            dependencies: [
                "DemoCommand", "InputRecords", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Events",
            dependencies: [
                "DemoCommand", "InputRecords", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // A program for UIKit, as make port writes it
        .executableTarget(
            name: "Expenses",
            dependencies: [.product(name: "Seltzer", package: "seltzer")],
            swiftSettings: [
                .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
            ]
        ),
        .executableTarget(
            name: "FirstScreen",
            dependencies: [
                "ProgramSupport", .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        .executableTarget(
            name: "Gallery",
            // No argument parser: a newcomer builds this program first.
            dependencies: [
                "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            plugins: ["PageSources"]
        ),
        // The code that the Gallery shows
        .plugin(name: "PageSources", capability: .buildTool()),
        .executableTarget(
            name: "HitTest",
            dependencies: [
                "DemoCommand", "HitTestPicture", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Inspect",
            dependencies: [
                "DemoCommand", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Layouts",
            dependencies: [
                "DemoCommand",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "NewProject",
            dependencies: [
                "DemoCommand",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // Packages of their own, which Scripts/check-new.sh builds.
            exclude: ["Templates"]
        ),
        .executableTarget(
            name: "Notes",
            dependencies: [
                "DemoCommand", "MenuHeaders", "NotesModel", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Pick",
            dependencies: [
                "DemoCommand", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "RowNumbers",
            dependencies: [
                "DemoCommand", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Routes",
            dependencies: [
                "DemoCommand", "HitTestPicture", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "Sheet",
            dependencies: [
                "DemoCommand", "ProgramSupport", "SheetDatabase", "SheetModel",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Resources/harbor.sql")]
        ),
        .executableTarget(
            name: "ToDo", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .executableTarget(
            name: "Top",
            dependencies: [
                "DemoCommand", "MenuHeaders", "ProcessReading", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ActionCommand", package: "seltzer-adapters"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // Tests
        .testTarget(
            name: "AssistTests",
            dependencies: [
                "Assist", "AssistModel",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "AssistModelTests",
            dependencies: ["AssistModel", .product(name: "Seltzer", package: "seltzer")]
        ),
        .testTarget(
            name: "CellsTests",
            dependencies: [
                "Cells", "DelimitedText", "PlainPilot", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(name: "DelimitedTextTests", dependencies: ["DelimitedText"]),
        .testTarget(
            name: "DoctorTests",
            dependencies: [
                "Doctor", "InputRecords",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "EventsTests",
            dependencies: [
                "Events", "InputRecords", "PlainPilot", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "DeployTests",
            dependencies: [
                "Deploy",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "FirstScreenTests",
            dependencies: [
                "FirstScreen",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", "PlainPilot", "ProgramSupport",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "HitTestTests",
            dependencies: [
                "HitTest", "HitTestPicture", "PlainPilot", "RouteLog",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "InputRecordsTests",
            dependencies: ["InputRecords", .product(name: "Seltzer", package: "seltzer")]
        ),
        .testTarget(
            name: "LayoutsTests",
            dependencies: [
                "Layouts", "PlainPilot",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        // Threads for tests that wait for programs
        .target(name: "BlockingWork", path: "Tests/BlockingWork"),
        // Screens in the plain look
        .target(
            name: "PlainPilot",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            path: "Tests/PlainPilot"
        ),
        // The folders that tests of Notes and the monkey show
        .target(name: "NotesFolders", path: "Tests/NotesFolders"),
        .testTarget(
            name: "NotesModelTests",
            dependencies: [
                "NotesFolders", "NotesModel", .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Inspect", "Notes", "NotesFolders", "NotesModel",
                .product(name: "SeltzerMCP", package: "seltzer-adapters"),
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "PickTests",
            dependencies: [
                "Pick",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "PortedProgramsTests",
            dependencies: [
                "Expenses", "RouterArticle",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(name: "ProcessReadingTests", dependencies: ["ProcessReading"]),
        .testTarget(
            name: "ProgramSupportTests",
            dependencies: [
                "BlockingWork", "ProgramSupport", .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        .testTarget(name: "RouteLogTests", dependencies: ["RouteLog"]),
        .testTarget(
            name: "NewProjectTests",
            dependencies: [
                "NewProject",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "RowNumbersTests",
            dependencies: [
                "PlainPilot", "RouteLog", "RowNumbers",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "RoutesTests",
            dependencies: [
                "HitTestPicture", "PlainPilot", "RouteLog", "Routes",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "ToDoTests",
            dependencies: [
                "ToDo",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "TopTests",
            dependencies: [
                "BlockingWork", "ProcessReading", "Top",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        // The code on the pages of the documentation
        .testTarget(
            name: "SampleTests",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        // A program that saves until a test kills it
        .executableTarget(
            name: "SheetSaver", dependencies: ["SheetDatabase", "SheetModel"],
            path: "Tests/SheetSaver"
        ),
        .testTarget(
            name: "SheetDatabaseTests",
            dependencies: [
                "BlockingWork", "NotesFolders", "SheetDatabase", "SheetModel", "SheetSaver",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "SheetModelTests",
            dependencies: [
                "DelimitedText", "NotesFolders", "SheetModel",
                .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "SheetTests",
            dependencies: [
                "NotesFolders", "Sheet", "SheetDatabase", "SheetModel",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
        // Of all programs together
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Assist", "AssistModel", "BlockingWork", "Cells", "DelimitedText", "Events",
                "FirstScreen", "Gallery",
                "HitTest", "HitTestPicture", "Inspect",
                "Layouts", "NewProject", "Notes", "NotesFolders", "NotesModel",
                "Pick", "ProcessReading", "RouteLog", "Routes", "RowNumbers", "Sheet", "ToDo",
                "Top",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Sessions"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
