// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The times for which a decoder waits for bytes that may not arrive.
struct InputTiming: Sendable {
    /// The time after a single ESC.
    let escape: Duration

    /// Creates the waiting times from the settings of a display.
    init(_ settings: InputSettings) {
        escape = min(max(settings.escapeTimeout, .zero), .seconds(60))
    }

    /// The time after ESC and a character that begins a sequence; both may also be a key pressed
    /// with Alt.
    var introducer: Duration { escape * 5 }

    /// The time within a sequence.
    ///
    /// Every working line delivers the rest of a sequence, even if late.
    var sequence: Duration { max(.seconds(1), introducer) }

    /// The number of bytes after which the wait within a paste or a control string begins again.
    ///
    /// Fewer bytes may be keys of a user who waits for a reaction. If each key prolonged the wait,
    /// a paste without its end mark would swallow Ctrl-C forever.
    let progress = 64

    /// The time within a paste.
    ///
    /// Text that arrives later counts as typed.
    let paste: Duration = .seconds(5)

    /// The time for the rest of a sequence that was given up.
    ///
    /// After this time, text with the form of such a rest counts as typed.
    let late: Duration = .seconds(5)
}
