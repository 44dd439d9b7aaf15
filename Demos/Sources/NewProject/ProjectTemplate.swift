// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A file of a package: its path in the package, and its text.
struct ProjectFile: Hashable, Sendable {
    var path: String
    var text: String
}

/// A package in `Templates/` from which new packages are made.
///
/// The template itself builds; its name stands for the name of the new package.
struct ProjectTemplate {
    private let folder: String

    init(_ kind: ProjectKind) {
        folder = "\(SeltzerSource.checkout)/Demos/Sources/NewProject/Templates/\(kind.templateName)"
    }

    /// Returns the files of a new package.
    ///
    /// - Throws: ``Missing`` if the template does not exist, or the error of a file that cannot be
    ///   read.
    func files(name: ProjectName, seltzer: SeltzerSource) throws -> [ProjectFile] {
        guard let paths = FileManager.default.enumerator(atPath: folder) else {
            throw Missing(folder: folder)
        }
        let files = try paths.compactMap { $0 as? String }.sorted()
            .filter { !Self.isBuilt($0) && !isFolder($0) }
            .map { path in
                let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                return ProjectFile(
                    path: named(path, name), text: from(seltzer, named(text, name)))
            }
        guard !files.isEmpty else { throw Missing(folder: folder) }
        return files
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
            atPath: "\(folder)/\(path)", isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }

    /// Whether a build of the template itself made a file.
    private static func isBuilt(_ path: String) -> Bool {
        path.hasPrefix(".build") || path.hasPrefix(".swiftpm") || path == "Package.resolved"
    }

    private func named(_ text: String, _ name: ProjectName) -> String {
        text.replacingOccurrences(of: "MyProject", with: name.module)
            .replacingOccurrences(of: "my-project", with: name.text)
    }

    private func from(_ seltzer: SeltzerSource, _ text: String) -> String {
        text.replacingOccurrences(
            of: #".package(name: "seltzer", path: "../../../../..")"#, with: seltzer.dependency
        )
        .replacingOccurrences(of: #"package: "seltzer")"#, with: "package: \"\(seltzer.package)\")")
    }

    /// The template does not exist, because the program was moved away from its repository.
    struct Missing: Error, CustomStringConvertible {
        let folder: String

        var description: String {
            "There are no templates in \(folder): run NewProject in a checkout of Seltzer."
        }
    }
}
