// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Rows that are loaded page by page while they are visible, for a ``DataGridView``.
///
/// Rows that are not loaded yet are nil; a data source shows them as ``DataGridCell/pending``. A load of rows that are no
/// longer visible is cancelled. The pages used last are kept, and the others are loaded again when they become visible.
///
/// ```swift
/// let pages = DataGridPages<Reading> { rows in try await database.readings(rows) }
/// grid.dataSource = source    // its willShowRows calls pages.show(rows, in: grid)
/// ```
@MainActor
public final class DataGridPages<Row: Sendable> {
    private enum Page {
        /// A load, with its number.
        case loading(Task<Void, Never>, Int)
        case loaded([Row])
        case failed(String)
    }

    /// The number of rows of a page.
    public let pageSize: Int
    /// The maximum number of pages that are kept.
    public let maximumPages: Int
    private let load: @MainActor (Range<Int>) async throws -> [Row]
    private var pages: [Int: Page] = [:]
    /// The numbers of the loaded pages, the one used last at the end.
    private var used: [Int] = []
    /// The number of loads that began.
    private var loadCount = 0

    /// Creates pages without rows.
    ///
    /// - Parameters:
    ///   - pageSize: The number of rows that are loaded at once, at least 1.
    ///   - maximumPages: The maximum number of pages that are kept, at least 2; visible pages are always kept.
    ///   - load: Loads rows; its task is cancelled when the rows are no longer visible. It may return less rows. The
    ///     object keeps the closure.
    public init(
        pageSize: Int = 200, maximumPages: Int = 50,
        load: @escaping @MainActor (Range<Int>) async throws -> [Row]
    ) {
        self.pageSize = max(1, pageSize)
        self.maximumPages = max(2, maximumPages)
        self.load = load
    }

    /// Returns a row; nil while it is not loaded.
    public subscript(row: Int) -> Row? {
        guard row >= 0, case .loaded(let rows) = pages[row / pageSize] else { return nil }
        let index = row % pageSize
        return index < rows.count ? rows[index] : nil
    }

    /// Returns why a row could not be loaded; nil if it was not tried, or if it is loaded.
    public func failure(ofRow row: Int) -> String? {
        guard row >= 0, case .failed(let reason) = pages[row / pageSize] else { return nil }
        return reason
    }

    /// Loads rows that became visible, and cancels the loads of other rows.
    ///
    /// The grid shows the rows when they come. Rows that could not be loaded are tried again.
    ///
    /// - Parameters:
    ///   - rows: All visible rows.
    ///   - gridView: The grid; its tasks end when it leaves its window.
    public func show(_ rows: Range<Int>, in gridView: DataGridView) {
        let first = max(0, rows.lowerBound) / pageSize
        let wanted = rows.isEmpty ? first..<first : first..<(rows.upperBound - 1) / pageSize + 1
        for (number, page) in pages where !wanted.contains(number) {
            guard case .loading(let task, _) = page else { continue }
            task.cancel()
            pages[number] = nil
        }
        for number in wanted { begin(number, in: gridView) }
        forget(keeping: wanted)
    }

    /// Forgets all rows and cancels all loads, for instance after a change of the order.
    public func removeAll() {
        for case .loading(let task, _) in pages.values { task.cancel() }
        (pages, used) = ([:], [])
    }

    /// Changes a row that is loaded; does nothing otherwise.
    public func update(_ row: Int, _ change: (inout Row) -> Void) {
        guard row >= 0, case .loaded(var rows) = pages[row / pageSize], row % pageSize < rows.count
        else { return }
        change(&rows[row % pageSize])
        pages[row / pageSize] = .loaded(rows)
    }

    private func begin(_ number: Int, in gridView: DataGridView) {
        switch pages[number] {
        // The grid may have left its window, which cancels the load, and come back before the load has ended.
        case .loading(let task, _) where !task.isCancelled: return
        case .loaded:
            used.removeAll { $0 == number }
            used.append(number)
            return
        case .loading, .failed, nil: break
        }
        let start = number * pageSize
        let rows = start..<start.saturatingAdding(pageSize)
        loadCount += 1
        let turn = loadCount
        let task = gridView.task { [weak self, weak gridView, load] in
            let page: Page
            do {
                page = .loaded(try await load(rows))
            } catch {
                page = .failed("\(error)")
            }
            // A later load of the page has another number.
            guard let self, case .loading(_, turn) = pages[number] else { return }
            // A load also ends when the grid leaves its window.
            guard !Task.isCancelled else { return pages[number] = nil }
            pages[number] = page
            if case .loaded = page { used.append(number) }
            gridView?.reloadCells(inRows: rows)
        }
        pages[number] = .loading(task, turn)
    }

    /// Forgets the pages that were used least recently.
    private func forget(keeping wanted: Range<Int>) {
        while used.count > maximumPages,
            let index = used.firstIndex(where: { !wanted.contains($0) })
        {
            pages[used.remove(at: index)] = nil
        }
    }
}
