// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A search for a text in all files of a folder.
public struct FolderSearch: Sendable {
    /// A line that contains the text.
    public struct Line: Hashable, Sendable {
        /// The number of the line, from 0.
        public let number: Int
        /// The line, or a part of it if it is long.
        public let text: String
        /// The place of the match in the text of the file, in bytes.
        public let range: Range<Int>
        /// The place of the match in ``text``, in bytes.
        public let place: Range<Int>
    }

    /// A file, with its lines that contain the text.
    public struct File: Hashable, Sendable {
        /// The path, relative to the folder.
        public let path: BytePath
        /// The lines.
        public let lines: [Line]
    }

    /// The results so far.
    public struct Results: Hashable, Sendable {
        /// The files with a match.
        public var files: [File] = []
        /// The number of matching lines.
        public var lineCount = 0
        /// The number of files searched so far.
        public var searchedCount = 0
        /// Whether the search stopped because it found enough lines.
        public var isCut = false
        /// Whether more results may follow.
        public var isSearching = true

        /// Creates the results of a search that has found nothing yet.
        public init() {}
    }

    /// The folder.
    public let root: BytePath
    /// The text to find.
    public let query: String
    /// Whether to ignore case; true if the text has no capital letter.
    public let ignoresCase: Bool
    /// The number of lines after which the search stops.
    public var greatestLineCount = 5_000
    /// The maximum number of lines to show of one file.
    public var greatestLineCountInFile = 200
    /// The maximum size of a file to search, in bytes.
    public var greatestFileSize = 64 << 20

    /// Creates a search for a text in a folder; ``results()`` starts it.
    public init(root: BytePath, query: String) {
        self.root = root
        self.query = query
        // Unicode's properties are slow to look up, and most texts contain only ASCII letters.
        ignoresCase = !query.unicodeScalars.contains {
            $0.isASCII ? ("A"..."Z").contains($0) : $0.properties.isUppercase
        }
    }

    /// Searches off the main actor, and repeatedly returns the results so far.
    ///
    /// In the last results ``Results/isSearching`` is false. If the stream is no longer read, the
    /// search ends.
    public func results() -> AsyncStream<Results> {
        // A slow reader misses some of the results in between, but never the last ones.
        let (stream, continuation) = AsyncStream<Results>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = Task.detached { [self] in
            var results = Results()
            search { update in
                results = update
                continuation.yield(update)
            }
            results.isSearching = false
            continuation.yield(results)
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private func search(_ didFind: (Results) -> Void) {
        let finder = TextFinder(query, ignoresCase: ignoresCase)
        var results = Results()
        guard !finder.isEmpty else { return didFind(results) }
        FolderWalk(root: root).forEachFile { path in
            results.searchedCount += 1
            let rest = greatestLineCount - results.lineCount
            let lines = lines(of: path, finder, atMost: min(rest, greatestLineCountInFile))
            if !lines.isEmpty {
                results.files.append(File(path: path, lines: lines))
                results.lineCount += lines.count
            }
            results.isCut = results.lineCount >= greatestLineCount
            if !lines.isEmpty || results.searchedCount % 256 == 0 { didFind(results) }
            return !results.isCut && !Task.isCancelled
        }
        didFind(results)
    }

    private func lines(of path: BytePath, _ finder: TextFinder, atMost limit: Int) -> [Line] {
        guard let file = try? FileBytes(path: root.appending(path)),
            file.count <= greatestFileSize
        else { return [] }
        // A file with a zero byte near its beginning is not a text.
        if file.bytes(in: 0..<8_192).contains(0) { return [] }
        // The places count from the beginning of the text, after a byte order mark.
        let mark = ByteOrderMark.count(in: file.bytes(in: 0..<ByteOrderMark.bytes.count))
        return finder.lines(of: file.bytes(in: mark..<file.count), atMost: limit)
    }
}
