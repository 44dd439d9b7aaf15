// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Finding bytes.
extension HexView {
    /// The end of a search.
    enum Finding {
        case found(Range<Int>)
        case none
        /// The search was ended before it was through.
        case ended
    }

    /// Finds the next bytes after the cursor, or before it, and selects them; at an end it continues at the other end.
    ///
    /// The search runs on another thread. A later search, a new ``source`` and a cancellation of the caller's task end it.
    ///
    /// - Returns: The range of the found bytes; nil if there are none, or if the search was ended.
    @discardableResult
    public final func find(_ bytes: [UInt8], backwards: Bool = false) async -> Range<Int>? {
        if case .found(let range) = await finding(bytes, backwards: backwards) {
            range
        } else {
            nil
        }
    }

    /// Ends the search that runs.
    final func endSearch() {
        search?.cancel()
        search = nil
    }

    final func finding(_ bytes: [UInt8], backwards: Bool) async -> Finding {
        endSearch()
        guard let pieces = HexSearch(bytes), count >= bytes.count else { return .none }
        pattern = bytes
        let task = Self.search(
            pieces, in: edits, from: selectedRange.lowerBound, backwards: backwards)
        search = task
        let found = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        if search == task { search = nil }
        guard !task.isCancelled else { return .ended }
        // The file may have become shorter.
        guard let found, found <= count - bytes.count else { return .none }
        let range = found..<found + bytes.count
        select(range.upperBound - 1, extending: false)
        selectionAnchor = range.lowerBound
        scrollToCursor()
        setNeedsDisplay()
        return .found(range)
    }

    private static func search(
        _ search: HexSearch, in edits: HexEdits, from head: Int, backwards: Bool
    ) -> Task<Int?, Never> {
        Task.detached {
            let count = edits.count
            let read: @Sendable (Range<Int>) -> [UInt8] = { edits.bytes(in: $0) }
            let middle = backwards ? min(head, count) : min(head + 1, count)
            let (before, after) = (0..<middle, middle..<count)
            guard backwards else {
                let next = await search.first(beginningIn: after, count: count, read: read)
                if let next { return next }
                return await search.first(beginningIn: before, count: count, read: read)
            }
            let last = await search.last(beginningIn: before, count: count, read: read)
            if let last { return last }
            return await search.last(beginningIn: after, count: count, read: read)
        }
    }

    /// Finds bytes for the user: reports a new selection, or rings the bell if there are none.
    final func findByUser(_ bytes: [UInt8], backwards: Bool) {
        task { [weak self] in
            guard let self else { return }
            let old = selectedRange
            switch await finding(bytes, backwards: backwards) {
            case .ended: break
            case .none: window?.application?.beep()
            case .found(let range):
                guard range != old else { return }
                report(HexSelectionChanged(range: selectedRange), for: .valueChanged)
            }
        }
    }
}
