// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// A folder of a test, which is removed with this object.
final class ScratchFolder: Sendable {
    let path: BytePath
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("assist-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = BytePath(url.path)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func append(_ text: String, to name: String) throws {
        let handle = try FileHandle(forWritingTo: url.appendingPathComponent(name))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    func text(of name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
    }

    func permissions(of name: String) throws -> Int {
        let path = url.appendingPathComponent(name).path
        let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        return (value as? NSNumber)?.intValue ?? 0
    }
}
