// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The times that a decoder waits for bytes that may not arrive.
struct InputTiming: Sendable {
    /// After ESC alone.
    let escape: Duration

    /// Creates the waiting times of settings.
    init(_ settings: InputSettings) {
        escape = min(max(settings.escapeTimeout, .zero), .seconds(60))
    }

    /// After ESC and a character that begins a sequence, which may also be a key pressed with Alt.
    var introducer: Duration { escape * 5 }

    /// Within a sequence.
    ///
    /// Every working line delivers the rest of it, if late.
    var sequence: Duration { max(.seconds(1), introducer) }

    /// The number of bytes after which the wait within a paste or a control string begins anew.
    ///
    /// Fewer bytes are keys of a user who wonders why nothing happens. If each key prolonged the wait, a paste whose
    /// end was lost would swallow Ctrl-C for ever.
    let progress = 64

    /// Within a paste.
    ///
    /// Text that arrives later counts as typed.
    let paste: Duration = .seconds(5)

    /// For the rest of a sequence that was given up.
    ///
    /// Text that has the form of such a rest and arrives later counts as typed.
    let late: Duration = .seconds(5)
}
