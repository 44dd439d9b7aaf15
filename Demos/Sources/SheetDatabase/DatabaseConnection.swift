// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB

/// Opens connections to a database file.
enum DatabaseConnection {
    /// Opens a connection that waits at most two seconds for other programs.
    static func open(_ path: String, isReadOnly: Bool) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(2)
        configuration.acceptsDoubleQuotedStringLiterals = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Creates an empty database for temporary tables, which SQLite keeps in a file that goes away
    /// with the connection.
    static func temporary() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA temp_store = FILE")
        }
        return try DatabaseQueue(configuration: configuration)
    }
}
