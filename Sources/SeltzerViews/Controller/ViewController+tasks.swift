// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Asynchronous work that ends with the view of a controller.
extension ViewController {
    /// Runs asynchronous work that is cancelled when the view leaves its window.
    ///
    /// An error that the work throws is posted as ``TaskFailed``. A cancellation does not count as
    /// an error.
    ///
    /// - Parameter operation: Runs on the main actor; the controller holds it until it ends.
    /// - Returns: The task.
    @discardableResult
    public final func task(
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, Never> {
        ownedTasks.start(of: self, operation)
    }

    /// Runs asynchronous work in place of the earlier work with the same name, which is cancelled.
    ///
    /// The earlier work may still be ending when the new work begins. The controller has its own names. With a quiet time,
    /// the work begins when that time has passed without another call with the name:
    ///
    /// ```swift
    /// task(exclusive: "search", debounced: .milliseconds(250)) { try await self.search() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the work.
    ///   - quietTime: The time before the work begins, on the application's clock; none by default.
    ///   - operation: Runs on the main actor; the controller holds it until it ends.
    /// - Returns: The task.
    @discardableResult
    public final func task(
        exclusive name: String, debounced quietTime: Duration? = nil,
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, Never> {
        ownedTasks.start(of: self, named: name, after: quietTime, operation)
    }

    /// Returns a handler that calls a closure with the last event after a quiet time.
    ///
    /// An event that comes before the closure has ended cancels it. The time runs on the application's clock. The
    /// handler returns ``/SeltzerResponder/Disposition/observed``.
    ///
    /// ```swift
    /// field.on(TextChanged.self, debounced(.milliseconds(250)) { event in search(event.text) })
    /// ```
    ///
    /// - Parameters:
    ///   - quietTime: The time without another event.
    ///   - body: Runs on the main actor as a task of the controller.
    public final func debounced<Event: RoutedEvent>(
        _ quietTime: Duration, _ body: @escaping @MainActor (Event) async throws -> Void
    ) -> @MainActor (Event) -> Disposition {
        ownedTasks.debounced(of: self, quietTime, body)
    }
}
