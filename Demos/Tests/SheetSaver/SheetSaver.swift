// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetDatabase
import SheetModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Saves a file again and again, until it is killed.
///
///     SheetSaver PATH RECOVERY-FOLDER
///
/// Each save gives the second column of all rows the next number. Before it, the edits are kept for
/// recovery; after it, they are forgotten. A point is written after each save.
@main
struct SheetSaver {
    static func main() async throws {
        let (path, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
        let recovery = try SheetRecovery(folder: folder)
        var file = try await openSheet(path: path)
        let table = try await file.tables()[0].name
        while true {
            let rows = try await file.rows(of: table)
            for await count in rows.counts() where count.isFinal { break }
            let all = try await rows.rows(0..<100_000)
            let next = (all[0].values[1].number ?? 0) + 1
            var edits = SheetEdits()
            let isText = all[0].values[1] == .text(all[0].values[1].text)
            let value: SheetValue =
                isText ? .text(String(Int64(next))) : .integer(Int64(next))
            edits.perform { edits in
                for row in all { edits.set(value, row: row, column: 1, in: table) }
            }
            try await recovery.keep(edits, of: path)
            file = try await file.save(edits, to: nil, progress: { _ in })
            await recovery.forget(path)
            putchar(0x2E)
            fflush(nil)
        }
    }
}
