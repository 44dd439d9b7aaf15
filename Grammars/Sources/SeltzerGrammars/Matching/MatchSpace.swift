// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPCRE2

/// The memory and the limits of the searches in one line.
struct MatchSpace: ~Copyable {
    /// The number of pairs of places: the whole match, and groups up to `%9` and a few more.
    static var pairCount: Int { 16 }

    let data: OpaquePointer?
    let context: OpaquePointer?

    /// Creates the memory.
    ///
    /// - Parameter length: The length of the line. PCRE2 counts steps from each start in the line anew, so a long line
    ///   has fewer.
    init(length: Int) {
        data = pcre2_match_data_create_8(UInt32(Self.pairCount), nil)
        context = pcre2_match_context_create_8(nil)
        pcre2_set_match_limit_8(context, UInt32(max(2_000, 4_000_000 / max(40, length))))
        pcre2_set_depth_limit_8(context, 2_000)
        // In kilobytes.
        pcre2_set_heap_limit_8(context, 4_096)
    }

    deinit {
        pcre2_match_data_free_8(data)
        pcre2_match_context_free_8(context)
    }
}
