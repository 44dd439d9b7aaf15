// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Counts the redirections of one event on all its paths.
///
/// The depth of nested dispatches alone is no bound: where mounts open two paths to redirections
/// that lead back, each redirection makes two more.
@MainActor
final class RedirectionCount {
    var value = 0

    /// Whether the event goes no further.
    var isExhausted: Bool { value > Responder.nestingLimit }
}
