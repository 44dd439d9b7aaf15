// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ToDo",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../seltzer")],
    targets: [
        .executableTarget(
            name: "ToDo", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .testTarget(
            name: "ToDoTests",
            dependencies: ["ToDo", .product(name: "SeltzerTesting", package: "seltzer")]),
    ]
)
