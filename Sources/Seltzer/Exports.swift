// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

@_exported import SeltzerBase
@_exported import SeltzerControls
@_exported import SeltzerResponder
@_exported import SeltzerScreen
@_exported import SeltzerViews
