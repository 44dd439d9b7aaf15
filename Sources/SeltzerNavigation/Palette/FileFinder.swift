// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles

/// Finds the files below a folder by some letters of their paths, and reads the folder once for many searches.
@MainActor
final class FileFinder {
    private let folder: BytePath
    private let includesHidden: Bool
    private let maximumCount: Int
    private var reading: Task<Listing, any Error>?

    /// The files of the folder.
    private struct Listing: Sendable {
        let paths: [BytePath]
        /// The texts to search, in the order of the paths.
        let texts: [String]
    }

    init(folder: BytePath, includingHidden: Bool, maximumCount: Int = 200) {
        (self.folder, self.maximumCount) = (folder, maximumCount)
        includesHidden = includingHidden
    }

    deinit { reading?.cancel() }

    /// Returns the matching paths, the best match first.
    ///
    /// An empty query begins a search, and reads the folder again.
    func paths(matching query: String) async throws -> [BytePath] {
        if query.isEmpty { forget() }
        let (folder, includesHidden) = (folder, includesHidden)
        let reading =
            reading
            ?? Task { try await Self.read(below: folder, includingHidden: includesHidden) }
        self.reading = reading
        do {
            return await Self.best(maximumCount, of: try await reading.value, matching: query)
        } catch {
            forget()
            throw error
        }
    }

    private func forget() {
        reading?.cancel()
        reading = nil
    }

    private nonisolated static func read(
        below folder: BytePath, includingHidden: Bool
    ) async throws -> Listing {
        let paths = try await FileIndex.read(below: folder, includingHidden: includingHidden).paths
        return Listing(paths: paths, texts: paths.map(\.description))
    }

    private nonisolated static func best(
        _ count: Int, of listing: Listing, matching query: String
    ) async -> [BytePath] {
        query.isEmpty
            ? Array(listing.paths.prefix(count))
            : ItemSearch.matches(of: query, in: listing.texts).prefix(count).map {
                listing.paths[$0]
            }
    }
}
