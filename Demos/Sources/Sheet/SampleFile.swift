// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GRDB

/// The database that the program shows without arguments; it is removed with this object.
final class SampleFile: Sendable {
    private let folder: URL
    let path: String

    static let query = """
        SELECT s.name, r.at, r.level_m, r.temp_c, r.wind_kn, r.note
        FROM readings r JOIN stations s ON s.id = r.station
        WHERE r.level_m > 5
        ORDER BY r.at DESC
        """

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent("harbor.db").path
        let database = try DatabaseQueue(path: path)
        try database.write {
            try $0.execute(sql: String(decoding: PackageResources.harbor_sql, as: UTF8.self))
        }
        try database.close()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
