// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// Turns the errors of the database into errors of sheets.
enum DatabaseFailure {
    static func opening(_ path: String, _ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        if error.resultCode == .SQLITE_NOTADB { return SheetError.notATable(path: path) }
        return SheetError.unreadable(path: path, reason: reason(error))
    }

    static func reading(_ path: String, _ error: any Error) -> any Error {
        opening(path, error)
    }

    static func query(_ statement: String, _ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        if error.resultCode == .SQLITE_INTERRUPT { return CancellationError() }
        return SheetQueryError(reason(error))
    }

    static func saving(_ path: String, table: String, _ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        switch error.resultCode {
        case .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG:
            return SheetError.refused(table: table, reason: reason(error))
        case .SQLITE_INTERRUPT: return CancellationError()
        default: return SheetError.unwritable(path: path, reason: reason(error))
        }
    }

    private static func reason(_ error: DatabaseError) -> String {
        error.message ?? "\(error.resultCode)"
    }
}
