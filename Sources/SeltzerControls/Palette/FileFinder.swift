// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

/// Finds the files below a folder by some letters of their paths, and reads the folder once for many searches.
@MainActor
final class FileFinder {
    private let folder: BytePath
    private let includesHidden: Bool
    private let maximumCount: Int
    private var reading: Task<FileIndex, any Error>?

    init(folder: BytePath, includingHidden: Bool, maximumCount: Int = 200) {
        (self.folder, self.maximumCount) = (folder, maximumCount)
        includesHidden = includingHidden
    }

    deinit { reading?.cancel() }

    /// Returns the paths that match, the best first; an empty text, with which a search begins, reads the folder again.
    func paths(matching query: String) async throws -> [BytePath] {
        if query.isEmpty { forget() }
        let (folder, includesHidden) = (folder, includesHidden)
        let reading =
            reading
            ?? Task { try await FileIndex.read(below: folder, includingHidden: includesHidden) }
        self.reading = reading
        do {
            let index = try await reading.value
            return await Self.best(maximumCount, of: index.paths, matching: query)
        } catch {
            forget()
            throw error
        }
    }

    private func forget() {
        reading?.cancel()
        reading = nil
    }

    private nonisolated static func best(
        _ count: Int, of paths: [BytePath], matching query: String
    ) async -> [BytePath] {
        query.isEmpty
            ? Array(paths.prefix(count))
            : ItemSearch.matches(of: query, in: paths.map(\.description)).prefix(count).map {
                paths[$0]
            }
    }
}
