// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The view that drew a cell of a present or past frame, and the reason.
public struct CellProvenance {
    /// The cell, in the coordinates of the screen.
    public let location: Point
    /// The frame that was asked for.
    public let frame: Int
    /// The last frame up to ``frame`` that drew the cell; nil if no kept frame did.
    public let drawnFrame: Int?
    /// The time of that frame on the application's clock; nil if no kept frame drew the cell.
    public let time: Duration?
    /// The text of the cell in the frame; the right half of a wide character has the text of its
    /// left half.
    public let text: String
    /// The class of the view that drew the cell, with its identifier or its place; nil if no view
    /// did.
    public let viewName: String?
    /// The view that drew the cell; nil if no view did, or if it no longer exists.
    public internal(set) weak var view: View?
    /// The reasons why ``drawnFrame`` drew the cell; empty if no kept frame drew the cell.
    public let causes: [FrameCause]
}

extension CellProvenance: CustomStringConvertible {
    /// A sentence about the view, and one about the reason.
    ///
    ///     Button#save drew "S" at (3, 4) in frame 12. Reason: Button#save called setNeedsDisplay() after the key enter.
    public var description: String {
        let place = "(\(location.x), \(location.y))"
        let deed =
            viewName.map {
                text == " " ? "\($0) left \(place) blank" : "\($0) drew \"\(text)\" at \(place)"
            }
            ?? "No view drew \(place)"
        guard let drawnFrame else { return "\(deed), before the kept frames." }
        guard !causes.isEmpty else { return "\(deed) in frame \(drawnFrame)." }
        let reasons = causes.prefix(3).map(\.description).joined(separator: "; ")
        return "\(deed) in frame \(drawnFrame). Reason: \(reasons)."
    }
}
