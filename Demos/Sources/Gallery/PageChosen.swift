// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page was chosen in the list.
struct PageChosen: RoutedEvent {
    let index: Int
}
