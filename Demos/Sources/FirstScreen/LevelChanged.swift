// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user chose another level.
struct LevelChanged: RoutedEvent {
    let level: Int
}
