// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import PortRules

/// The package that gets the ported files.
struct Output {
    let folder: String
    private let name: String
    private let hasManifest: Bool

    /// Checks that no file is in the way.
    init(folder: String, files: [String]) throws {
        let url = URL(fileURLWithPath: folder).standardizedFileURL
        self.folder = folder
        let letters = url.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        name = letters.first?.isLetter == true ? letters : "Ported"
        hasManifest = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
        var seen: Set<String> = []
        for file in files {
            if !seen.insert(file).inserted {
                throw Port.Failure(
                    text: "Two files are named \(file): name the folder that has both of them.")
            }
            if FileManager.default.fileExists(atPath: path(of: file)) {
                throw Port.Failure(
                    text:
                        "\(path(of: file)) exists already: choose another folder, or remove the file."
                )
            }
        }
    }

    /// Returns the path of a ported file.
    func path(of file: String) -> String { "\(folder)/Sources/\(name)/\(file)" }

    func write(_ file: PortedFile) throws { try write(file.text, to: path(of: file.name)) }

    /// Writes a manifest unless there is one.
    func writeManifest(seltzer: String) throws {
        if hasManifest { return }
        let path = URL(fileURLWithPath: seltzer).standardizedFileURL.path
        try write(PortedPackage.manifest(name: name, seltzer: path), to: "\(folder)/Package.swift")
    }

    private func write(_ text: String, to path: String) throws {
        do {
            let parent = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(
                atPath: parent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Port.Failure(
                text: "\(path) cannot be written: choose a folder where you may write.")
        }
    }
}
