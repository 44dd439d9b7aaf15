// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user chose a page.
///
/// The page before or after the present one was asked for. The user asked for the previous or the next page.
struct PageChosen: RoutedEvent {
    let index: Int
}

/// The user asked for the previous or the next page.
struct TurnAsked: RoutedEvent {
    let step: Int
}

/// The user asked for the list of pages.
struct PageListAsked: RoutedEvent {}
