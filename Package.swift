// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "seltzer",
    platforms: [.macOS(.v13)],
    // Each product lists every target in it, not only the one to import: a program that depends on a
    // module only through another one is not compiled anew when the layout of a class changes there
    // (seen with Swift 6.3), and crashes.
    products: [
        .library(
            name: "Seltzer",
            targets: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerPrompts",
            targets: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerPrompts", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ]
        ),
        // Each family of controls alone, for packages that only build on it.
        .library(
            name: "SeltzerControls",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerLayout",
                "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen", "SeltzerText",
                "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerTables",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerLayout",
                "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen", "SeltzerTables",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerDocuments",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerLayout", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerPlots",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerLayout", "SeltzerPlots",
                "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen", "SeltzerText",
                "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerNavigation",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerLayout", "SeltzerNavigation", "SeltzerProcesses", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerForms",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerForms", "SeltzerLayout", "SeltzerNavigation", "SeltzerProcesses",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(
            name: "SeltzerDesktop",
            targets: [
                "SeltzerBase", "SeltzerControls", "SeltzerDesktop", "SeltzerDocuments",
                "SeltzerFiles", "SeltzerLayout", "SeltzerNavigation", "SeltzerProcesses",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerText", "SeltzerViews",
            ]
        ),
        .library(name: "SeltzerResponder", targets: ["SeltzerBase", "SeltzerResponder"]),
        .library(
            name: "SeltzerTesting",
            targets: [
                "SeltzerAutomation", "SeltzerBase", "SeltzerLayout", "SeltzerPictures",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTesting", "SeltzerViews",
            ]
        ),
    ],
    targets: [
        // Floor 1
        .target(name: "SeltzerBase"),
        .target(
            name: "CNCurses",
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),
        .target(name: "CNFiles"),
        .target(name: "CNProcesses"),
        .target(name: "CNRunLoop"),
        // Floor 2
        .target(name: "SeltzerResponder", dependencies: ["SeltzerBase"]),
        .target(name: "SeltzerLayout", dependencies: ["SeltzerBase"]),
        .target(name: "SeltzerText", dependencies: ["SeltzerBase"]),
        .target(name: "SeltzerProcesses", dependencies: ["CNProcesses", "SeltzerBase"]),
        // Floor 3
        .target(name: "SeltzerScreen", dependencies: ["SeltzerBase"]),
        .target(name: "SeltzerFiles", dependencies: ["CNFiles", "SeltzerBase", "SeltzerText"]),
        // Floor 4
        .target(
            name: "SeltzerViews",
            dependencies: [
                "CNRunLoop", "SeltzerBase", "SeltzerLayout", "SeltzerResponder", "SeltzerScreen",
            ]
        ),
        .target(name: "SeltzerTerminal", dependencies: ["SeltzerBase", "SeltzerScreen"]),
        .target(name: "SeltzerPictures", dependencies: ["SeltzerBase", "SeltzerScreen"]),
        // Floor 5
        .target(
            name: "SeltzerControls",
            dependencies: [
                "SeltzerBase", "SeltzerFiles", "SeltzerProcesses", "SeltzerResponder",
                "SeltzerScreen", "SeltzerText", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerCurses",
            dependencies: ["CNCurses", "SeltzerBase", "SeltzerScreen", "SeltzerTerminal"]
        ),
        .target(
            name: "SeltzerAutomation",
            dependencies: [
                "SeltzerBase", "SeltzerPictures", "SeltzerResponder", "SeltzerScreen",
                "SeltzerViews",
            ]
        ),
        // Floor 6
        .target(
            name: "SeltzerTesting",
            dependencies: [
                "SeltzerAutomation", "SeltzerBase", "SeltzerPictures", "SeltzerResponder",
                "SeltzerScreen", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerTables",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerLayout",
                "SeltzerResponder", "SeltzerScreen", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerDocuments",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerResponder", "SeltzerScreen",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerPlots",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerResponder", "SeltzerScreen",
                "SeltzerViews",
            ]
        ),
        // Floor 7
        .target(
            name: "SeltzerNavigation",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerLayout", "SeltzerResponder", "SeltzerScreen", "SeltzerTables",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        // Floor 8
        .target(
            name: "SeltzerForms",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerNavigation", "SeltzerResponder", "SeltzerScreen", "SeltzerTables",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerDesktop",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerNavigation", "SeltzerResponder",
                "SeltzerScreen", "SeltzerViews",
            ]
        ),
        .target(
            name: "SeltzerInspector",
            dependencies: [
                "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerDocuments",
                "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures", "SeltzerPlots",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerText", "SeltzerViews",
            ]
        ),
        // Floor 9
        .target(
            name: "Seltzer",
            dependencies: [
                "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ]
        ),
        // Floor 10
        .target(
            name: "SeltzerPrompts",
            // All that Seltzer exports, for the reason that the products list them.
            dependencies: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ]
        ),
        // Tests
        .target(name: "CPseudoterminal", path: "Tests/CPseudoterminal"),
        .target(
            name: "Pseudoterminal",
            dependencies: ["CPseudoterminal"],
            path: "Tests/Pseudoterminal"
        ),
        .target(
            name: "ScreenModels",
            dependencies: ["SeltzerBase", "SeltzerScreen"],
            path: "Tests/ScreenModels"
        ),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(
            name: "ExplanationScenes",
            dependencies: [
                "SeededRandom", "SeltzerAutomation", "SeltzerBase", "SeltzerControls",
                "SeltzerDocuments", "SeltzerNavigation", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTesting", "SeltzerViews",
            ],
            path: "Tests/ExplanationScenes"
        ),
        .executableTarget(
            name: "AskThenDo", dependencies: ["ExplanationScenes"], path: "Tests/AskThenDo"),
        .target(name: "TextModels", dependencies: ["SeltzerControls"], path: "Tests/TextModels"),
        .target(name: "CCrashes", path: "Tests/CCrashes"),
        .target(
            name: "Crashes", dependencies: ["CCrashes", "SeltzerCurses"], path: "Tests/Crashes"),
        .executableTarget(
            name: "ApplicationChild",
            dependencies: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ],
            path: "Tests/ApplicationChild"
        ),
        .executableTarget(
            name: "RunLoopChild",
            // All that Seltzer exports, for the reason that the products list them.
            dependencies: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ],
            path: "Tests/RunLoopChild"
        ),
        .executableTarget(
            name: "SessionChild",
            dependencies: [
                "Crashes", "SeltzerBase", "SeltzerCurses", "SeltzerScreen", "SeltzerTerminal",
            ],
            path: "Tests/SessionChild"
        ),
        .executableTarget(
            name: "WaysOut",
            // All that Seltzer exports, for the reason that the products list them.
            dependencies: [
                "Crashes", "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls",
                "SeltzerCurses", "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerForms", "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation",
                "SeltzerPictures", "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ],
            path: "Tests/WaysOut",
            exclude: ["Peers"]
        ),
        .executableTarget(
            name: "ToolChild",
            // All that Seltzer exports, for the reason that the products list them.
            dependencies: [
                "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerPrompts", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerTerminal", "SeltzerText", "SeltzerViews",
            ],
            path: "Tests/ToolChild"
        ),
        .executableTarget(
            name: "FileChild",
            dependencies: ["SeltzerBase", "SeltzerFiles", "SeltzerText"],
            path: "Tests/FileChild"
        ),
        .target(
            name: "SuiteCases",
            dependencies: ["SeltzerBase", "SeltzerScreen", "SeltzerTerminal"],
            path: "Tests/SuiteCases",
            resources: [.copy("Resources")]
        ),
        .executableTarget(
            name: "Suites",
            dependencies: [
                "Pseudoterminal", "SeltzerBase", "SeltzerCurses", "SeltzerScreen",
                "SeltzerTerminal", "SuiteCases",
            ],
            path: "Tests/Suites"
        ),
        .testTarget(name: "SeltzerBaseTests", dependencies: ["SeltzerBase"]),
        .testTarget(
            name: "SeltzerResponderTests",
            dependencies: ["SeededRandom", "SeltzerBase", "SeltzerResponder"]
        ),
        .testTarget(
            name: "SeltzerLayoutTests",
            dependencies: ["SeededRandom", "SeltzerBase", "SeltzerLayout"]
        ),
        .testTarget(
            name: "SeltzerTextTests",
            dependencies: ["SeededRandom", "SeltzerBase", "SeltzerText"]
        ),
        .testTarget(
            name: "SeltzerFilesTests",
            dependencies: [
                "CNFiles", "FileChild", "SeededRandom", "SeltzerBase", "SeltzerFiles",
                "SeltzerText",
            ]
        ),
        .testTarget(
            name: "SeltzerProcessesTests",
            dependencies: ["SeededRandom", "SeltzerBase", "SeltzerProcesses"]
        ),
        .testTarget(
            name: "SeltzerScreenTests",
            dependencies: ["SeededRandom", "SeltzerBase", "SeltzerScreen", "SuiteCases"]
        ),
        .testTarget(
            name: "SeltzerViewsTests",
            dependencies: [
                "SeededRandom", "SeltzerBase", "SeltzerControls", "SeltzerLayout", "SeltzerPlots",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTesting", "SeltzerViews",
            ]
        ),
        .testTarget(
            name: "SeltzerTerminalTests",
            dependencies: [
                "ScreenModels", "SeededRandom", "SeltzerBase", "SeltzerScreen", "SeltzerTerminal",
                "SuiteCases",
            ]
        ),
        // Each family of controls has tests of its own, so that two compilers work on them at once.
        .testTarget(
            name: "SeltzerControlsTests",
            dependencies: [
                "SeededRandom", "SeltzerBase", "SeltzerControls", "SeltzerFiles",
                "SeltzerProcesses",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTesting", "SeltzerText",
                "SeltzerViews", "TextModels",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerTablesTests",
            dependencies: [
                "SeededRandom", "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerLayout",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerTesting",
                "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerDocumentsTests",
            dependencies: [
                "SeededRandom", "SeltzerBase", "SeltzerControls", "SeltzerDocuments",
                "SeltzerFiles", "SeltzerResponder", "SeltzerScreen", "SeltzerTesting",
                "SeltzerText", "SeltzerViews", "TextModels",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerPlotsTests",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerPlots", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTesting", "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerNavigationTests",
            dependencies: [
                "SeededRandom", "SeltzerBase", "SeltzerControls", "SeltzerDocuments",
                "SeltzerFiles", "SeltzerLayout", "SeltzerNavigation", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerTesting", "SeltzerText", "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerFormsTests",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerFiles", "SeltzerForms",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTesting", "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerDesktopTests",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerDesktop", "SeltzerNavigation",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerTesting",
                "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerCursesTests",
            dependencies: [
                "CPseudoterminal", "Pseudoterminal", "SeltzerBase", "SeltzerCurses",
                "SeltzerScreen", "SeltzerTerminal", "SessionChild",
            ]
        ),
        .testTarget(
            name: "SeltzerTests",
            // All that Seltzer exports, for the reason that the products list them.
            dependencies: [
                "ApplicationChild", "Pseudoterminal", "RunLoopChild", "ScreenModels",
                "SeededRandom", "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls",
                "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTerminal", "SeltzerTesting", "SeltzerText", "SeltzerViews",
            ]
        ),
        .testTarget(
            name: "SeltzerPicturesTests",
            dependencies: ["SeltzerBase", "SeltzerPictures", "SeltzerScreen"]
        ),
        .testTarget(
            name: "SeltzerAutomationTests",
            dependencies: [
                "ExplanationScenes", "SeltzerAutomation", "SeltzerBase", "SeltzerControls",
                "SeltzerDocuments",
                "SeltzerNavigation", "SeltzerPictures", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTesting", "SeltzerText", "SeltzerViews",
            ]
        ),
        .testTarget(
            name: "SeltzerInspectorTests",
            dependencies: [
                "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerDocuments",
                "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerTesting",
                "SeltzerText", "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "SeltzerPromptsTests",
            dependencies: [
                "Pseudoterminal", "SeededRandom", "Seltzer", "SeltzerAutomation", "SeltzerBase",
                "SeltzerControls", "SeltzerCurses", "SeltzerDesktop", "SeltzerDocuments",
                "SeltzerForms", "SeltzerInspector", "SeltzerNavigation", "SeltzerPictures",
                "SeltzerPlots", "SeltzerPrompts", "SeltzerResponder", "SeltzerScreen",
                "SeltzerTables", "SeltzerTesting", "SeltzerViews", "ToolChild",
            ],
            exclude: ["Snapshots"]
        ),
        // The cases of UIKit's behavior, one suite for each letter.
        .testTarget(
            name: "SeltzerUIKitTests",
            dependencies: [
                "SeededRandom", "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls",
                "SeltzerCurses", "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles",
                "SeltzerForms", "SeltzerInspector", "SeltzerLayout", "SeltzerNavigation",
                "SeltzerPictures", "SeltzerPlots", "SeltzerProcesses", "SeltzerResponder",
                "SeltzerScreen", "SeltzerTables", "SeltzerTerminal", "SeltzerTesting",
                "SeltzerText", "SeltzerViews",
            ]
        ),
        .testTarget(
            name: "SeltzerTestingTests",
            dependencies: [
                "SeltzerBase", "SeltzerControls", "SeltzerDocuments", "SeltzerNavigation",
                "SeltzerResponder", "SeltzerScreen", "SeltzerTesting", "SeltzerViews",
            ],
            exclude: ["Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
