// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user requested the list of keys; posted by the button in the status bar, and for the key
/// `?`.
struct KeysRequested: RoutedEvent {}
