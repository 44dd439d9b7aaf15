// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Filled rectangles of a picture, joined if they touch, so that no seam is visible between them.
struct PictureRects {
    /// A rectangle in the units of the picture.
    private struct Filled {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        let color: UInt32
        /// 25, 50, 75 or 100.
        let percent: Int
    }

    private var rects: [Filled] = []

    /// Adds a rectangle; rectangles of one color must not overlap unless they are opaque.
    mutating func add(
        x: Int, y: Int, width: Int, height: Int, color: UInt32, percent: Int = 100
    ) {
        guard width > 0, height > 0 else { return }
        rects.append(
            Filled(x: x, y: y, width: width, height: height, color: color, percent: percent))
    }

    /// The elements, from the top left.
    ///
    /// Edges of large rectangles lie on pixels at every scale, so that neighbors meet. Thin
    /// rectangles are smoothed, because they would vanish at some scales.
    var elements: String {
        joined().map { rect in
            let opacity = rect.percent == 100 ? "" : " fill-opacity=\"0.\(rect.percent)\""
            let isThin = min(rect.width, rect.height) < 4
            let edges = isThin ? "" : " shape-rendering=\"crispEdges\""
            return """
                <rect x="\(rect.x)" y="\(rect.y)" width="\(rect.width)" height="\(rect.height)" \
                fill="\(MarkupText.color(rect.color))"\(opacity)\(edges)/>

                """
        }.joined()
    }

    /// The rectangles, joined first along rows and then along columns.
    private func joined() -> [Filled] {
        let rows = Self.joined(
            rects.sorted {
                ($0.color, $0.percent, $0.y, $0.height, $0.x)
                    < ($1.color, $1.percent, $1.y, $1.height, $1.x)
            }, along: (\.x, \.width), across: (\.y, \.height))
        let columns = Self.joined(
            rows.sorted {
                ($0.color, $0.percent, $0.x, $0.width, $0.y)
                    < ($1.color, $1.percent, $1.x, $1.width, $1.y)
            }, along: (\.y, \.height), across: (\.x, \.width))
        return columns.sorted {
            ($0.y, $0.x, $0.width, $0.height, $0.color)
                < ($1.y, $1.x, $1.width, $1.height, $1.color)
        }
    }

    /// Joins neighbors that touch or overlap along an axis, and that have the same extent across
    /// it.
    private static func joined(
        _ rects: [Filled],
        along: (start: WritableKeyPath<Filled, Int>, length: WritableKeyPath<Filled, Int>),
        across: (start: WritableKeyPath<Filled, Int>, length: WritableKeyPath<Filled, Int>)
    ) -> [Filled] {
        var joined: [Filled] = []
        for rect in rects {
            let end = rect[keyPath: along.start] + rect[keyPath: along.length]
            guard let last = joined.last, last.color == rect.color, last.percent == rect.percent,
                last[keyPath: across.start] == rect[keyPath: across.start],
                last[keyPath: across.length] == rect[keyPath: across.length],
                last[keyPath: along.start] + last[keyPath: along.length]
                    >= rect[keyPath: along.start]
            else {
                joined.append(rect)
                continue
            }
            let length = max(last[keyPath: along.length], end - last[keyPath: along.start])
            joined[joined.count - 1][keyPath: along.length] = length
        }
        return joined
    }
}
