// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let seltzer = Target.Dependency.product(name: "Seltzer", package: "seltzer")
let prompts = Target.Dependency.product(name: "SeltzerPrompts", package: "seltzer")
let testing = Target.Dependency.product(name: "SeltzerTesting", package: "seltzer")

/// A target of Demos/ under another name; sources import it, and what it uses, by the names they have there.
///
/// All packages are built in one directory, where two targets of one name would be compiled again and again.
func demo(
    _ name: String, without excluded: [String] = [], using models: [String] = [],
    and products: [Target.Dependency] = []
) -> Target {
    .target(
        name: "Monkey\(name)",
        dependencies: models.map { .target(name: "Monkey\($0)") } + [seltzer] + products,
        path: "Sources/\(name)",
        exclude: excluded.map { "Program/\($0)" },
        swiftSettings: [
            .unsafeFlags(models.flatMap { ["-module-alias", "\($0)=Monkey\($0)"] })
        ]
    )
}

// The sources are symbolic links to the targets of Demos/, which are executables: no other program can import
// those. The files of the command lines are left out.
let package = Package(
    name: "seltzer-monkey",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "seltzer", path: "..")
    ],
    targets: [
        demo("AssistModel"),
        demo("Assist", without: ["Assist.swift"], using: ["AssistModel"]),
        demo("DelimitedText"),
        demo("HitTestPicture"),
        demo("RouteLog"),
        demo("InputRecords", using: ["RouteLog"]),
        demo(
            "Cells", without: ["Cells.swift", "Resources"], using: ["DelimitedText", "RouteLog"]),
        demo(
            "Events", without: ["Events.swift", "MouseOption.swift"],
            using: ["InputRecords", "RouteLog"]),
        demo("FirstScreen", without: ["FirstScreen.swift"]),
        demo(
            "Gallery", without: ["Gallery.swift", "GalleryOptions.swift"], and: [prompts, testing]),
        demo("HitTest", without: ["HitTest.swift"], using: ["HitTestPicture", "RouteLog"]),
        demo(
            "Layouts",
            without: [
                "LayoutPageName.swift", "Layouts.swift", "SnapshotSize.swift", "ThemeChoice.swift",
            ],
            and: [testing]),
        demo("MenuHeaders"),
        demo("NotesModel"),
        // The folders of the tests of Notes.
        demo("NotesFolders"),
        demo(
            "Notes", without: ["Notes.swift"],
            using: ["MenuHeaders", "NotesFolders", "NotesModel"]),
        demo(
            "Pick",
            without: [
                "Pick.swift", "PickInput.swift", "PickOptions.swift", "PickOutputOptions.swift",
            ]),
        demo("ProcessReading"),
        demo("Routes", without: ["Routes.swift"], using: ["HitTestPicture", "RouteLog"]),
        demo("RowNumbers", without: ["RowNumbers.swift"], using: ["RouteLog"]),
        demo("Top", without: ["Top.swift"], using: ["MenuHeaders", "ProcessReading"]),
        // The random numbers of the root package's tests.
        .target(name: "MonkeyRandom", path: "Sources/SeededRandom"),
        .executableTarget(
            name: "Monkey",
            dependencies: [
                "MonkeyAssist", "MonkeyCells", "MonkeyEvents", "MonkeyFirstScreen", "MonkeyGallery",
                "MonkeyHitTest", "MonkeyLayouts", "MonkeyNotes", "MonkeyPick", "MonkeyRandom",
                "MonkeyRoutes", "MonkeyRowNumbers", "MonkeyTop", seltzer, testing,
            ]
        ),
        .testTarget(
            name: "MonkeyTests", dependencies: ["Monkey", "MonkeyRandom", seltzer, testing]),
    ],
    swiftLanguageModes: [.v6]
)
