// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The way in which a terminal takes pictures.
enum PictureProtocol: Hashable, Sendable {
    /// kitty's protocol with placeholders: the cells of a picture are characters, which any program
    /// between moves as text. The pictures pass through tmux if `passesThrough` is true.
    case placeholders(passesThrough: Bool)
    /// kitty's protocol with pictures at places of the screen.
    case places
    /// Sixels, with a number of colors.
    case sixels(colors: Int)

    /// Whether the cells of a picture are characters that the terminal moves with all others.
    var isText: Bool {
        if case .placeholders = self { true } else { false }
    }
}

/// A rectangle of visible cells of a picture.
struct PicturePart: Hashable, Sendable {
    /// The number of the picture.
    let number: Int
    /// The cells on the screen.
    var rect: Rect
    /// The cell of the picture at the first cell of the rectangle.
    let origin: Point

    /// Returns the visible parts of all pictures in a frame, from the top.
    static func parts(of buffer: CellBuffer) -> [PicturePart] {
        var done: [PicturePart] = [], open: [PicturePart] = []
        for y in 0..<buffer.size.height {
            var next: [PicturePart] = []
            for run in runs(of: buffer, y) {
                // A run below one with the same columns continues its rectangle.
                let above = open.firstIndex { part in
                    part.number == run.number && part.rect.minX == run.rect.minX
                        && part.rect.width == run.rect.width && part.origin.x == run.origin.x
                        && part.origin.y + part.rect.height == run.origin.y
                }
                guard let above else {
                    next.append(run)
                    continue
                }
                var part = open.remove(at: above)
                part.rect.size.height += 1
                next.append(part)
            }
            done += open
            open = next
        }
        return done + open
    }

    /// Returns the runs of cells of one row that follow each other in one picture.
    private static func runs(of buffer: CellBuffer, _ y: Int) -> [PicturePart] {
        var runs: [PicturePart] = []
        for x in 0..<buffer.size.width {
            guard let (number, cell) = buffer[Point(x: x, y: y)].glyph.picture else { continue }
            if let last = runs.last, last.number == number, last.rect.maxX == x,
                last.origin.y == cell.y, last.origin.x + last.rect.width == cell.x
            {
                runs[runs.count - 1].rect.size.width += 1
            } else {
                let rect = Rect(x: x, y: y, width: 1, height: 1)
                runs.append(PicturePart(number: number, rect: rect, origin: cell))
            }
        }
        return runs
    }
}
