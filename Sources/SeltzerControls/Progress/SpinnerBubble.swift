// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The spinner of controls that are busy: a bubble that grows and bursts.
package enum SpinnerBubble {
    /// The time that each sign is shown.
    package static var interval: Duration { .milliseconds(120) }

    /// Returns the signs, one after another.
    package static func signs(isUnicode: Bool) -> [Character] {
        isUnicode ? ["·", "•", "●", "○"] : [".", "o", "O", "o"]
    }
}
