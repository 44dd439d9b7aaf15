// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

/// A target with the screens of a demo, without the file of its command line.
func screens(of program: String, without excluded: [String], using models: [String] = []) -> Target
{
    .target(
        name: program,
        dependencies: models.map { .target(name: $0) } + [
            .product(name: "Seltzer", package: "seltzer"),
            .product(name: "SeltzerTesting", package: "seltzer"),
        ],
        exclude: excluded.map { "Program/\($0)" }
    )
}

// The programs are symbolic links to the targets of Demos/, which are executables: no other program can
// import those.
let package = Package(
    name: "seltzer-monkey",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        .target(name: "DelimitedText"),
        .target(
            name: "LinePicking", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .target(name: "RouteLog", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .target(
            name: "InputRecords",
            dependencies: ["RouteLog", .product(name: "Seltzer", package: "seltzer")]),
        .target(
            name: "HitTestPicture", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        screens(
            of: "Cells", without: ["Cells.swift", "Resources"],
            using: ["DelimitedText", "RouteLog"]),
        screens(
            of: "Events", without: ["Events.swift", "MouseOption.swift"],
            using: ["InputRecords", "RouteLog"]),
        screens(of: "Gallery", without: ["Gallery.swift", "GalleryOptions.swift"]),
        screens(of: "HitTest", without: ["HitTest.swift"], using: ["HitTestPicture", "RouteLog"]),
        screens(
            of: "Layouts",
            without: [
                "LayoutPageName.swift", "Layouts.swift", "SnapshotSize.swift", "ThemeChoice.swift",
            ]),
        screens(of: "Pick", without: ["Pick.swift"], using: ["LinePicking"]),
        screens(of: "Routes", without: ["Routes.swift"], using: ["HitTestPicture", "RouteLog"]),
        screens(of: "RowNumbers", without: ["RowNumbers.swift"], using: ["RouteLog"]),
        .executableTarget(
            name: "Monkey",
            dependencies: [
                "Cells", "Events", "Gallery", "HitTest", "Layouts", "Pick", "Routes", "RowNumbers",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
