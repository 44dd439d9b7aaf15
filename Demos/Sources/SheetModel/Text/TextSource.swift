// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// The bytes, the grammar and the row offsets of an open text file.
struct TextSource: Sendable {
    let bytes: FileBytes
    let format: TextFormat
    let encoding: TextEncoding
    /// The bytes from the first data row to the end of the file.
    let range: Range<Int>
    let map: RowMap

    init(bytes: FileBytes, format: TextFormat, encoding: TextEncoding, dataStart: Int) {
        self.bytes = bytes
        self.format = format
        self.encoding = encoding
        range = dataStart..<max(dataStart, bytes.count)
        map = RowMap(range)
    }

    /// Returns a reader of all rows.
    func chunks(size: Int = 1 << 20) -> RowChunks {
        let bytes = bytes
        return RowChunks(range, delimiter: format.delimiter, size: size) {
            bytes.bytes(in: $0)
        }
    }

    // MARK: The map

    /// Reads the first rows into the map, and returns a task that reads the others.
    func startIndexing() async -> Task<Void, Never> {
        var first = chunks(size: 1 << 16)
        // An error is noted by the task, which reads the rows again.
        if let chunk = try? first.next() { await note(chunk) }
        let chunks = first
        return Task.detached(priority: .utility) { await index(chunks) }
    }

    private func index(_ chunks: RowChunks) async {
        var chunks = chunks
        do {
            while let chunk = try chunks.next() {
                await note(chunk)
                if Task.isCancelled { return await map.finish(endsInQuotes: false) }
            }
            await map.finish(endsInQuotes: chunks.endsInQuotes)
        } catch {
            await map.finish(endsInQuotes: false, failure: Self.tooLong(error))
        }
    }

    private func note(_ chunk: RowChunks.Chunk) async {
        var anchors: [Int] = []
        let step = RowMap.step
        var row = (chunk.firstRow + step - 1) / step * step - chunk.firstRow
        while row < chunk.starts.count {
            anchors.append(chunk.offset + chunk.starts[row])
            row += step
        }
        await map.append(
            anchors: anchors, rows: chunk.starts.count, columns: chunk.columnCount,
            end: chunk.offset + chunk.end)
    }

    private static func tooLong(_ error: RowChunksError) -> SheetError {
        .unreadable(
            path: "Row \(error.row + 1)",
            reason: "it is longer than \(RowChunks.rowLimit >> 20) MB. Check the quotes before it")
    }

    // MARK: Rows

    /// Returns the values of rows, in the given order; fewer if there are not so many yet.
    func rows(_ numbers: some Sequence<Int>, columns: Int) async throws -> [SheetRow] {
        var result: [SheetRow] = []
        var block: Block?
        for number in numbers {
            if block?.contains(number) != true {
                try Task.checkCancellation()
                block = await readBlock(of: number)
            }
            guard let block, block.contains(number) else { break }
            let values = block.withRow(number) {
                format.values(in: $0, count: columns, encoding: encoding)
            }
            result.append(SheetRow(id: .number(Int64(number)), values: values))
        }
        return result
    }

    /// Up to 64 rows that were read together.
    struct Block {
        let chunk: RowChunks.Chunk
        let firstRow: Int

        func contains(_ row: Int) -> Bool {
            row >= firstRow && row < firstRow + chunk.starts.count
        }

        /// Calls a closure with the bytes of a row.
        func withRow<Result>(
            _ row: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
        ) rethrows -> Result {
            try chunk.bytes.withUnsafeBytes {
                try body(UnsafeRawBufferPointer(rebasing: $0[range(ofRow: row)]))
            }
        }

        /// Returns the range of a row in the bytes of the chunk.
        func range(ofRow row: Int) -> Range<Int> { chunk.range(ofRow: row - firstRow) }
    }

    /// Reads the block that contains a row; nil if there is no such row.
    func readBlock(of row: Int) async -> Block? {
        guard let place = await map.block(of: row) else { return nil }
        let bytes = bytes
        var chunks = RowChunks(
            place.bytes, delimiter: format.delimiter, size: place.bytes.count
        ) { bytes.bytes(in: $0) }
        guard let chunk = try? chunks.next() else { return nil }
        return Block(chunk: chunk, firstRow: place.firstRow)
    }

    /// Calls a closure with each row of the file, in order, off the main actor.
    ///
    /// - Throws: `CancellationError`, if the task is cancelled.
    func forEachRow(
        progress: SheetProgress, _ body: (Int, UnsafeRawBufferPointer) throws -> Void
    ) async throws {
        var chunks = chunks()
        while let chunk = try next(&chunks) {
            try chunk.bytes.withUnsafeBytes { bytes in
                for row in 0..<chunk.starts.count {
                    try body(
                        chunk.firstRow + row,
                        UnsafeRawBufferPointer(rebasing: bytes[chunk.range(ofRow: row)]))
                }
            }
            progress(Double(chunk.offset + chunk.end - range.lowerBound) / Double(range.count))
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private func next(_ chunks: inout RowChunks) throws(SheetError) -> RowChunks.Chunk? {
        do {
            return try chunks.next()
        } catch {
            throw Self.tooLong(error)
        }
    }
}
