// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page was chosen.
struct PageChosen: RoutedEvent {
    let index: Int
}

/// The page before or after the present one was asked for.
struct TurnAsked: RoutedEvent {
    let step: Int
}

/// The list of pages was asked for.
struct PageListAsked: RoutedEvent {}
