// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user chose a page in the list, by its index.
struct PageChosen: RoutedEvent {
    let index: Int
}

/// The user requested the previous or the next page.
struct TurnAsked: RoutedEvent {
    let step: Int
}

/// The user requested the list of pages.
struct PageListAsked: RoutedEvent {}
