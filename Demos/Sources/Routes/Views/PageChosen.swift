// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user chose another page; posted by the tab.
struct PageChosen: RoutedEvent {
    let number: Int
}
