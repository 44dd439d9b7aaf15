// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Loads the texts of the rows into the data source.
///
/// It does not know any view.
@MainActor
final class RowsHandler {
    /// The data source of the table, which does not retain it.
    var dataSource: RowsDataSource?

    private let texts: [String]
    private let delay: Duration
    private let calls: CallLog?
    private let sleep: @MainActor (Duration) async throws -> Void
    private var loading: Task<Void, Never>?

    /// - Parameter sleep: Waits for the delay; throws an error if the rows are no longer needed.
    init(
        texts: [String], delay: Duration = .zero, calls: CallLog? = nil,
        sleep: @escaping @MainActor (Duration) async throws -> Void
    ) {
        self.texts = texts
        self.delay = delay
        self.calls = calls
        self.sleep = sleep
    }

    deinit {
        loading?.cancel()
    }

    /// Loads the rows, at once or after the delay.
    ///
    /// - Parameter completion: Runs when the data source has the rows.
    func loadData(completion: @escaping @MainActor () -> Void) {
        calls?.note("handler.loadData")
        loading?.cancel()
        guard delay > .zero else {
            dataSource?.data = texts
            completion()
            return
        }
        loading = Task { @MainActor [weak self, sleep, delay] in
            guard (try? await sleep(delay)) != nil, !Task.isCancelled, let self else { return }
            dataSource?.data = texts
            completion()
        }
    }
}
