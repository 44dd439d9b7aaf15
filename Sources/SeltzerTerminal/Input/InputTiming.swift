// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How long a decoder waits for bytes that may or may not come.
struct InputTiming: Sendable {
    /// After ESC alone.
    let escape: Duration

    /// Creates the waiting times of settings.
    init(_ settings: InputSettings) {
        escape = min(max(settings.escapeTimeout, .zero), .seconds(60))
    }

    /// After ESC and a character that begins a sequence and may be a key pressed with Alt as well.
    var introducer: Duration { escape * 5 }

    /// Within a sequence: what has begun comes whole, if late, on any line that works.
    var sequence: Duration { max(.seconds(1), introducer) }

    /// How many bytes make the wait within a paste or a control string begin anew.
    ///
    /// Fewer in that time are someone at the keyboard who wonders why nothing happens: were each key a
    /// reason to wait on, a paste whose end was lost would swallow Ctrl-C for ever.
    let progress = 64

    /// Within a paste; the rest of a paste that comes later is typed.
    let paste: Duration = .seconds(5)
}
