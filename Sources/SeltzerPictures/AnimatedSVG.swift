// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A moving picture of a screen as SVG, made from frames of a program.
///
/// Cells that stay the same are drawn once; cells that change are drawn once for each of their
/// states. A style sheet shows the states in turn, in an endless loop. Readers who want reduced
/// motion, and programs without style sheets, see the last frame. Like an ``SVGSnapshot``, the
/// picture contains no script and loads nothing, and equal frames give equal bytes.
public struct AnimatedSVG: Hashable, Sendable {
    /// The document.
    public let text: String

    /// A screen and the time for which it is shown.
    public struct Frame {
        /// The cells of the screen; the frame keeps the buffer, which must not change afterwards.
        public var buffer: CellBuffer
        /// The text cursor, drawn as a block; nil for none.
        public var cursor: Cursor?
        /// The time for which the frame is shown.
        public var duration: Duration

        /// Creates a frame that is shown for a time.
        public init(_ buffer: CellBuffer, cursor: Cursor? = nil, for duration: Duration) {
            (self.buffer, self.cursor, self.duration) = (buffer, cursor, duration)
        }
    }

    /// Draws frames of one size.
    ///
    /// - Parameters:
    ///   - frames: The frames; frames whose size differs from the last one are left out. An empty
    ///     array gives an empty picture.
    ///   - title: The title of the picture, for readers who cannot see it.
    ///   - colors: The terminal's own colors.
    public init(_ frames: [Frame], title: String = "A screen", colors: PictureColors = .dark) {
        let size = frames.last?.buffer.size ?? .zero
        let shown = frames.filter { $0.buffer.size == size }
        let states = AnimatedCells(shown, size: size, colors: colors)
        let ground = SVGDrawing(states.allRuns, colors: colors).ground
        var times = AnimationTimes(shown.map(\.duration))
        var body = SVGDrawing(states.still, colors: colors, ground: ground).partElements
        for group in states.groups {
            let drawing = SVGDrawing(group.runs, colors: colors, ground: ground).partElements
            body += "<g class=\"\(times.name(of: group.frames))\">\n\(drawing)</g>\n"
        }
        text = SVGDrawing.document(
            size: size, title: title, ground: ground, style: times.styleSheet,
            elements: SVGDrawing.inFonts(body))
    }
}

/// The cells of some frames, divided into cells that stay the same and cells that change.
private struct AnimatedCells {
    /// The runs of the cells that are the same in all frames.
    private(set) var still: [PictureRun] = []
    /// The runs that change, grouped by the numbers of the frames that show them.
    private(set) var groups: [(frames: [Int], runs: [PictureRun])] = []
    /// The runs of the last frame.
    private(set) var allRuns: [PictureRun] = []
    private var places: [[Int]: Int] = [:]

    init(_ frames: [AnimatedSVG.Frame], size: Size, colors: PictureColors) {
        let runs = frames.map {
            PictureRun.runs(of: $0.buffer, cursor: $0.cursor, colors: colors)
        }
        guard let last = runs.last else { return }
        allRuns = last
        let rows = runs.map { Dictionary(grouping: $0, by: \.row) }
        for row in 0..<size.height {
            let states = rows.map { $0[row] ?? [] }
            for part in Self.parts(of: states, width: size.width) { add(part, of: states) }
        }
        groups.sort { $0.frames.lexicographicallyPrecedes($1.frames) }
    }

    /// Divides a row into ranges of columns that change in the same frames.
    ///
    /// No range cuts a cluster of any frame.
    private static func parts(of states: [[PictureRun]], width: Int) -> [Range<Int>] {
        let cells = states.map { $0.flatMap(\.cells) }
        var cuts = Array(repeating: true, count: width + 1)
        var kinds = Array(repeating: [Int](), count: width)
        var byColumn = cells.map { _ in [PictureCell?](repeating: nil, count: width) }
        for (frame, row) in cells.enumerated() {
            for cell in row {
                byColumn[frame][cell.piece.column] = cell
                for column
                    in (cell.piece.column + 1)..<max(
                        cell.piece.column + 1, cell.piece.column + cell.piece.width)
                where column <= width { cuts[column] = false }
            }
        }
        for column in 0..<width {
            // The number of the first frame that shows each cell.
            var seen: [PictureCell?: Int] = [:]
            kinds[column] = byColumn.enumerated().map { frame, row in
                if let first = seen[row[column]] { return first }
                seen[row[column]] = frame
                return frame
            }
        }
        var parts: [Range<Int>] = []
        for column in 0..<width {
            if let last = parts.last, !cuts[column] || kinds[column] == kinds[last.lowerBound] {
                parts[parts.count - 1] = last.lowerBound..<column + 1
            } else {
                parts.append(column..<column + 1)
            }
        }
        return parts
    }

    private mutating func add(_ columns: Range<Int>, of states: [[PictureRun]]) {
        var frames: [[PictureCell]: [Int]] = [:]
        var order: [[PictureCell]] = []
        for (frame, state) in states.enumerated() {
            let cells = state.flatMap(\.cells).filter { columns.contains($0.piece.column) }
            if frames[cells] == nil { order.append(cells) }
            frames[cells, default: []].append(frame)
        }
        for cells in order {
            let seen = frames[cells] ?? []
            let runs = PictureRun.runs(of: cells)
            if seen.count == states.count {
                still += runs
            } else if let place = places[seen] {
                groups[place].runs += runs
            } else {
                places[seen] = groups.count
                groups.append((seen, runs))
            }
        }
    }
}

/// The class names of groups, one for each set of frames, and the style sheet that shows the
/// groups.
private struct AnimationTimes {
    /// The start of each frame and the end of the last one, in milliseconds.
    private let starts: [Int]
    private var rules = ""
    private var count = 0

    init(_ durations: [Duration]) {
        var starts = [0]
        for duration in durations {
            starts.append(starts[starts.count - 1] + max(1, Int(duration / .milliseconds(1))))
        }
        self.starts = starts
    }

    /// Adds the rules for a group that the given frames show, and returns the name of its class.
    mutating func name(of frames: [Int]) -> String {
        let name = "f\(count)"
        count += 1
        let isLast = frames.last == starts.count - 2
        if !isLast { rules += ".\(name){visibility:hidden}\n" }
        var steps = "", wasSeen: Bool?
        for frame in 0..<starts.count - 1 {
            let isSeen = frames.contains(frame)
            if isSeen != wasSeen {
                steps += "\(percent(frame)){visibility:\(isSeen ? "visible" : "hidden")}"
            }
            wasSeen = isSeen
        }
        motion +=
            "@keyframes \(name){\(steps)}\n.\(name){animation:\(name) \(starts[starts.count - 1])ms step-end infinite}\n"
        return name
    }

    private var motion = ""

    /// The start of a frame as a fraction of the whole, in hundredths of a percent.
    private func percent(_ frame: Int) -> String {
        let hundredths = starts[frame] * 10_000 / max(1, starts[starts.count - 1])
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }

    var styleSheet: String {
        count == 0
            ? ""
            : "<style>\n\(rules)@media (prefers-reduced-motion:no-preference){\n\(motion)}\n</style>\n"
    }
}
