// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Application {
    /// The application that runs the present code; nil if none does.
    ///
    /// An application runs handlers of input, layout, drawing, timers, animations and asynchronous
    /// work of its views and controllers. At its start it runs `loadView()` and `viewDidLoad()` of
    /// the root controller. Tasks that such code starts have the same application. In handlers of
    /// `postLater`, in callbacks of Foundation's timers and queues, and while an application ends,
    /// it is nil.
    ///
    /// Use it where UIKit code uses `UIApplication.shared`. Code that has a view uses its
    /// ``View/window`` and ``Window/application``, which never depend on the caller.
    public static var current: Application? { running.get()?.application }

    private nonisolated static let running = TaskLocal<ApplicationReference?>(wrappedValue: nil)

    /// Runs code of this application, which is ``current`` meanwhile.
    final func runAsCurrent<Result>(_ body: () -> Result) -> Result {
        if Self.current === self { return body() }
        return Self.running.withValue(reference, operation: body)
    }
}

/// A weak reference to an application, which tasks carry without retaining the application.
@MainActor
final class ApplicationReference {
    fileprivate weak var application: Application?

    init(_ application: Application) { self.application = application }
}
