// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The closures that take over each application that a task runs, for tests of whole programs.
package struct ApplicationAdoption: Sendable {
    /// The adoption of the current task; nil outside of such tests.
    package static let current = TaskLocal<ApplicationAdoption?>(wrappedValue: nil)

    /// Called before an application starts.
    let willStart: @MainActor @Sendable (Application) -> Void
    /// Called after the application has ended.
    let didEnd: @MainActor @Sendable (Application, Application.Ending) -> Void

    /// Creates an adoption from its two closures.
    package init(
        willStart: @escaping @MainActor @Sendable (Application) -> Void,
        didEnd: @escaping @MainActor @Sendable (Application, Application.Ending) -> Void
    ) {
        self.willStart = willStart
        self.didEnd = didEnd
    }
}
