// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Logging
import Seltzer

/// Shows in an application what its program logs with swift-log, from any thread.
///
/// ```swift
/// let application = Application(root: controller)
/// LoggingSystem.bootstrap(ApplicationLog(of: application).handler)
/// ```
///
/// The lines go where those of `Application.log(_:)` go: above the rows of an inline application, into the console of the
/// inspector (F12), and to standard output after the end of the whole screen. A line that is logged at the very end of the
/// process, or right before a crash, may be lost; log to standard error where that matters, which is in the console, too.
public struct ApplicationLog: Sendable {
    /// The number of lines that wait for the main actor; if there are more, the earliest are left out.
    static var waitingLimit: Int { 10_000 }

    private let lines: AsyncStream<String>.Continuation

    /// Creates a log of an application, which it retains.
    @MainActor
    public init(of application: Application) {
        let (stream, lines) = AsyncStream<String>.makeStream(
            bufferingPolicy: .bufferingNewest(Self.waitingLimit))
        self.lines = lines
        Task { @MainActor in
            for await line in stream { application.log(line) }
        }
    }

    /// Returns the handler of a logger, for `LoggingSystem.bootstrap(_:)`.
    ///
    /// - Parameter label: The label of the logger, which each line names.
    @Sendable
    public func handler(label: String) -> any LogHandler {
        ApplicationLogHandler(label: label, log: self)
    }

    func append(_ line: String) { lines.yield(line) }
}
