// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The manifest of a ported program.
public enum PortedPackage {
    /// Returns the text of `Package.swift`.
    ///
    /// The language mode is 5: in mode 6 a protocol of the program that a controller adopts is an
    /// error unless it is isolated to the main actor. With the upcoming feature, mode 5 takes methods as
    /// actions without warnings, as mode 6 does.
    ///
    /// - Parameters:
    ///   - name: The name of the package and its program.
    ///   - seltzer: The folder of Seltzer.
    public static func manifest(name: String, seltzer: String) -> String {
        """
        // swift-tools-version: 6.0

        import PackageDescription

        let package = Package(
            name: \(literal(name)),
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "seltzer", path: \(literal(seltzer)))],
            targets: [
                .executableTarget(
                    name: \(literal(name)),
                    dependencies: [.product(name: "Seltzer", package: "seltzer")],
                    swiftSettings: [
                        .swiftLanguageMode(.v5),
                        .enableUpcomingFeature("InferSendableFromCaptures"),
                    ]
                )
            ]
        )

        """
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.map { ["\\", "\""].contains($0) ? "\\\($0)" : "\($0)" }
        return "\"\(escaped.joined())\""
    }
}
