// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension PickerLines {
    /// A sentence that says why lines are missing; nil while reading continues and after the end.
    var omission: String? {
        switch (state, count) {
        case (.reading, _), (.ended, _): nil
        case (.full, 0):
            "The first line is too long. --limit sets how much memory the lines may use."
        case (.full, _):
            "Only the first \(count) lines were read. --limit sets how much memory they may use."
        case (.failed(let reason), _): reason
        }
    }
}
