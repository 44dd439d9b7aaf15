// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A folder of a test, which is removed with this object.
final class SheetFolder {
    let path: String
    var state: String { path + "/state" }

    init() throws {
        path = NSTemporaryDirectory() + "sheet-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Whether the recovery below the folder keeps edits.
    var hasUnsavedEdits: Bool {
        let names = FileManager.default.enumerator(atPath: state)?.compactMap { $0 as? String }
        return names?.contains { $0.hasSuffix(".unsaved") } == true
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(of name: String) -> String? {
        try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
}
