// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user asked which keys there are; posted by the button in the status bar, and for the key `?`.
struct KeysRequested: RoutedEvent {}
