// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerPrompts

/// The source from which a package gets Seltzer.
struct SeltzerSource: Hashable, Sendable {
    /// The dependency in the manifest.
    let dependency: String
    /// The name of the package for its products.
    let package: String

    /// Uses an address or a folder.
    ///
    /// - Throws: A `PromptError` if there is no package in the folder.
    init(_ place: String) throws {
        if Self.isAddress(place) {
            dependency = ".package(url: \(Self.literal(place)), branch: \"main\")"
            // SwiftPM names a package after the last part of its address.
            let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
            package = (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
            return
        }
        let folder = URL(fileURLWithPath: place).standardizedFileURL.path
        let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        guard manifest?.contains("name: \"seltzer\"") == true else {
            throw PromptError.refused(
                flag: "seltzer", answer: place,
                reason: "name the folder or the address of a checkout of Seltzer")
        }
        dependency = ".package(name: \"seltzer\", path: \(Self.literal(folder)))"
        package = "seltzer"
    }

    /// The checkout from which this program was built.
    static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Returns the address from which the checkout was cloned, or else its folder.
    static func standard() -> String {
        let git = Process()
        let output = Pipe()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-C", checkout, "remote", "get-url", "origin"]
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return checkout }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        let address = String(decoding: bytes, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return isAddress(address) ? address : checkout
    }

    private static func isAddress(_ place: String) -> Bool {
        place.hasPrefix("git@")
            || ["https://", "http://", "ssh://", "git://"].contains { place.hasPrefix($0) }
    }

    /// Returns a text as a literal of Swift.
    private static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
