// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The background of a button, or of a cell behind its content, in UIKit's words.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// The color; nil, the default, for the color of the button's look, or for that of the table or collection.
    public var backgroundColor: Color?
    /// The roundness of the corners; without effect, because cells have none.
    public var cornerRadius = 0
    /// The color of a line around the background; without effect, because buttons and cells have no line.
    public var strokeColor: Color?
    /// The thickness of the line; without effect, because buttons and cells have no line.
    public var strokeWidth = 0

    /// Creates a background with the color of the look.
    public init() {}

    /// Returns a background with the color of the look.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
}
