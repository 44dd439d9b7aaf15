// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A block element or a line as a drawing, in a cell of 16 × 32 units.
///
/// Fonts draw these characters smaller than a row of a picture, and lines would have gaps.
struct CellShape {
    /// A rectangle of the drawing.
    struct Box: Hashable {
        let x: Range<Int>
        let y: Range<Int>
    }

    /// The cell's width in units.
    static var width: Int { 16 }
    /// The cell's height in units.
    static var height: Int { 32 }

    var boxes: [Box] = []
    /// The opacity of the boxes in percent.
    var percent = 100
    /// A stroke two units wide, as the data of an SVG path; nil for none.
    var stroke: String?

    /// Finds the drawing of a cluster; nil if the cluster is text.
    init?(_ text: String) {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
            return nil
        }
        switch scalar.value {
        case 0x2580...0x259F: self.init(block: Int(scalar.value))
        case 0x2500...0x257F: self.init(line: Int(scalar.value))
        default: return nil
        }
    }

    private init(block: Int) {
        switch block {
        case 0x2580: boxes = [Box(x: 0..<16, y: 0..<16)]
        case 0x2581...0x2588: boxes = [Box(x: 0..<16, y: (32 - (block - 0x2580) * 4)..<32)]
        case 0x2589...0x258F: boxes = [Box(x: 0..<((0x2590 - block) * 2), y: 0..<32)]
        case 0x2590: boxes = [Box(x: 8..<16, y: 0..<32)]
        case 0x2591...0x2593:
            boxes = [Box(x: 0..<16, y: 0..<32)]
            percent = (block - 0x2590) * 25
        case 0x2594: boxes = [Box(x: 0..<16, y: 0..<4)]
        case 0x2595: boxes = [Box(x: 14..<16, y: 0..<32)]
        default: boxes = Self.quadrants(Self.quadrantBits[block - 0x2596])
        }
    }

    /// The quadrants of U+2596 to U+259F; from the lowest bit: upper left, upper right, lower left
    /// and lower right.
    private static let quadrantBits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private static func quadrants(_ bits: Int) -> [Box] {
        (0..<4).filter { bits >> $0 & 1 == 1 }.map { place in
            let (x, y) = (place % 2 * 8, place / 2 * 16)
            return Box(x: x..<x + 8, y: y..<y + 16)
        }
    }

    private init(line: Int) {
        switch line {
        case 0x2504...0x250B: boxes = Self.dashes(line - 0x2504, count: 3 + (line - 0x2504) / 4)
        case 0x254C...0x254F: boxes = Self.dashes(line - 0x254C, count: 2)
        case 0x256D: stroke = "M9 32V25Q9 17 16 17"
        case 0x256E: stroke = "M0 17H1Q9 17 9 25V32"
        case 0x256F: stroke = "M9 0V9Q9 17 1 17H0"
        case 0x2570: stroke = "M9 0V9Q9 17 16 17"
        case 0x2571: stroke = "M16 0L0 32"
        case 0x2572: stroke = "M0 0L16 32"
        case 0x2573: stroke = "M16 0L0 32M0 0L16 32"
        default: boxes = LineBoxes(arms: LineArmsTable.arms[line - 0x2500]).boxes
        }
    }

    /// Returns a broken line: the lowest bit of the kind means light or heavy, the next bit
    /// horizontal or vertical.
    private static func dashes(_ kind: Int, count: Int) -> [Box] {
        let isHeavy = kind & 1 == 1
        return (0..<count).map { index in
            func part(of length: Int, gap: Int) -> Range<Int> {
                index * length / count..<(index + 1) * length / count - gap
            }
            return kind & 2 == 0
                ? Box(x: part(of: 16, gap: 2), y: isHeavy ? 14..<18 : 16..<18)
                : Box(x: isHeavy ? 6..<10 : 8..<10, y: part(of: 32, gap: 3))
        }
    }
}
