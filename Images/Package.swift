// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let seltzer = Target.Dependency.product(name: "Seltzer", package: "seltzer")
let testing = Target.Dependency.product(name: "SeltzerTesting", package: "seltzer")

// giflib has no file for pkg-config, and Homebrew's folder on Apple silicon is outside of the
// compiler's own search path.
#if os(macOS) && arch(arm64)
let homebrewHeaders = [CSetting.unsafeFlags(["-I/opt/homebrew/include"])]
let homebrewLibraries = [LinkerSetting.unsafeFlags(["-L/opt/homebrew/lib"])]
#else
let homebrewHeaders: [CSetting] = []
let homebrewLibraries: [LinkerSetting] = []
#endif

// Pictures from files, by the system's libraries, which the root package does not need. `make test` installs them.
let package = Package(
    name: "seltzer-images",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "SeltzerImages", targets: ["SeltzerImages"]),
        .executable(name: "ShowPicture", targets: ["ShowPicture"]),
    ],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLibJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CLibWebP", pkgConfig: "libwebp",
            providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .systemLibrary(
            name: "CLibWebPDemux", pkgConfig: "libwebpdemux",
            providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .target(
            name: "CImageCodecs",
            dependencies: ["CLibPNG", "CLibJPEG", "CLibWebP", "CLibWebPDemux"],
            cSettings: homebrewHeaders,
            linkerSettings: homebrewLibraries + [.linkedLibrary("gif")]),
        .target(name: "SeltzerImages", dependencies: ["CImageCodecs", seltzer]),
        .executableTarget(name: "ShowPicture", dependencies: ["SeltzerImages", seltzer]),
        .testTarget(
            name: "SeltzerImagesTests",
            dependencies: ["SeltzerImages", "ShowPicture", seltzer, testing]),
    ],
    swiftLanguageModes: [.v6]
)
