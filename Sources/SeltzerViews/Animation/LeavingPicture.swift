// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A view that slides away the last cells of a removed view; the mouse never hits it.
final class LeavingPicture: View {
    private let picture: CellBuffer
    private let generation: Int
    /// The place of the cells in the picture.
    private let place: Rect

    /// Creates a view of the size of a rectangle.
    ///
    /// - Parameters:
    ///   - place: The rectangle of the screen to show.
    ///   - picture: The cells of the screen, which share the application's table of clusters.
    init(of place: Rect, on picture: CellBuffer) {
        (self.place, self.picture) = (place, picture)
        generation = picture.clusters.generation
        super.init(frame: Rect(origin: .zero, size: place.size))
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        // After the table is emptied, the same numbers may stand for other clusters.
        guard generation == picture.clusters.generation else { return }
        canvas.draw(picture, at: bounds.origin - place.origin)
    }
}
