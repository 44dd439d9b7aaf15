// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The last frames of an application: who drew each cell, and why.
///
/// ```swift
/// application.recordsFrames = true
/// let newest = application.frameHistory?.frames?.upperBound
/// print(application.frameHistory?.provenance(at: Point(x: 3, y: 4)) ?? "no such cell")
/// ```
///
/// Frames have numbers from 1. The newest ``frameLimit`` frames are kept, fewer if they take more
/// than ``byteLimit`` bytes. For older frames only the author and the text of each cell are kept.
@MainActor
public final class FrameHistory {
    /// The maximum number of kept frames: 300.
    public static let frameLimit = 300
    /// The maximum number of bytes of the kept frames: 8 MiB.
    public static let byteLimit = 8 << 20

    private var records: [FrameRecord] = []
    private var base = FrameBase()
    let numbers = ViewNumbers()
    private var recordBytes = 0
    private var count = 0

    init() {}

    /// The numbers of the kept frames; nil before the first one.
    public var frames: ClosedRange<Int>? {
        guard let first = records.first, let last = records.last else { return nil }
        return first.number...last.number
    }

    /// The memory of the history in bytes.
    public var byteCount: Int { recordBytes + base.byteCount + numbers.byteCount }

    /// Returns who drew a cell last up to a frame, and why.
    ///
    /// - Parameters:
    ///   - location: In the coordinates of the screen.
    ///   - frame: The number of a kept frame; nil for the newest one.
    /// - Returns: The origin of the cell; nil if the frame is not kept, or has no such cell.
    public func provenance(at location: Point, frame: Int? = nil) -> CellProvenance? {
        let asked = frame ?? count
        guard frame == nil || frames?.contains(asked) == true else { return nil }
        let past =
            records.last?.number == asked ? records[...] : records.prefix { $0.number <= asked }
        let size = past.last?.size ?? base.size
        guard Rect(origin: .zero, size: size).contains(location) else { return nil }
        for record in past.reversed() {
            guard record.size == size else { break }
            if let part = record.part(at: location) {
                return provenance(of: part, of: record, at: location, asked)
            }
        }
        let cell = base.size == size ? base[location] : nil
        let author = cell?.author ?? ViewNumbers.none
        return CellProvenance(
            location: location, frame: asked, drawnFrame: nil, time: nil,
            text: wholeText(at: location) { base[$0]?.text }, viewName: numbers.name(of: author),
            view: numbers.view(of: author), causes: [])
    }

    private func provenance(
        of part: FrameRecord.Part, of record: FrameRecord, at location: Point, _ asked: Int
    ) -> CellProvenance {
        let rows = part.texts.rows
        let author = part.author(at: location)
        let text = wholeText(at: location) { place in
            guard part.rect.contains(place) else { return nil }
            let row = rows[place.y - part.rect.minY]
            let column = place.x - part.rect.minX
            return column < row.count ? row[column] : " "
        }
        return CellProvenance(
            location: location, frame: asked, drawnFrame: record.number, time: record.time,
            text: text, viewName: numbers.name(of: author), view: numbers.view(of: author),
            causes: causes(of: record, at: location))
    }

    /// The text of a cell, or of the cell to its left for the right half of a wide character.
    private func wholeText(at location: Point, _ text: (Point) -> String?) -> String {
        let own = text(location) ?? " "
        return own.isEmpty ? text(location.offsetBy(dx: -1, dy: 0)) ?? " " : own
    }

    /// The reasons of a frame that hold for a cell, each once.
    private func causes(of record: FrameRecord, at location: Point) -> [FrameCause] {
        let exact = record.causes.filter { $0.rect.contains(location) }
        // A rectangle grows by a cell for a wide character at its edge.
        let near = exact.isEmpty ? record.causes.filter { $0.isBeside(location) } : exact
        var known: Set<FrameRecord.Cause> = []
        return near.filter { known.insert($0.anywhere).inserted }.map { cause(of: record, $0) }
    }

    private func cause(of record: FrameRecord, _ cause: FrameRecord.Cause) -> FrameCause {
        let place = Int(cause.input) - 1
        return FrameCause(
            kind: cause.kind, view: numbers.name(of: cause.view),
            input: record.inputs.indices.contains(place) ? record.inputs[place] : nil,
            rect: cause.rect)
    }

    // MARK: Frames

    /// Returns all reasons of a frame; empty if the frame is not kept.
    public func causes(ofFrame number: Int) -> [FrameCause] {
        record(number).map { record in record.causes.map { cause(of: record, $0) } } ?? []
    }

    /// Returns the rectangles that a frame drew, in the coordinates of the screen; empty if the
    /// frame is not kept.
    public func rects(ofFrame number: Int) -> [Rect] { record(number)?.parts.map(\.rect) ?? [] }

    /// Returns the time of a frame on the application's clock; nil if the frame is not kept.
    public func time(ofFrame number: Int) -> Duration? { record(number)?.time }

    /// Returns the text of the screen in a frame, one line for each row, without blanks at the end;
    /// nil if the frame is not kept.
    public func text(ofFrame number: Int) -> String? {
        guard record(number) != nil else { return nil }
        var screen = base
        for record in records where record.number <= number {
            screen.take(record, counting: nil)
        }
        return screen.text
    }

    private func record(_ number: Int) -> FrameRecord? {
        guard let first = records.first?.number, records.indices.contains(number - first) else {
            return nil
        }
        return records[number - first]
    }

    // MARK: Recording

    /// Sets the cells before the first frame.
    func begin(_ record: FrameRecord) {
        base.take(record, counting: numbers)
        numbers.removeUnused()
    }

    /// The number of the next frame.
    var nextNumber: Int { count + 1 }

    /// Adds a frame, and forgets the oldest frames beyond the limits.
    func append(_ record: FrameRecord) {
        count = record.number
        record.forEachNumber { numbers.retain($0) }
        numbers.removeUnused()
        records.append(record)
        recordBytes += record.byteCount
        while records.count > 1,
            records.count > Self.frameLimit || recordBytes > Self.byteLimit
        {
            let oldest = records.removeFirst()
            recordBytes -= oldest.byteCount
            base.take(oldest, counting: numbers)
            oldest.forEachNumber { numbers.release($0) }
        }
    }
}

extension FrameRecord.Cause {
    /// The same reason without its place.
    fileprivate var anywhere: Self {
        Self(kind: kind, view: view, input: input, rect: .zero)
    }

    /// Whether a cell is one column away from the rectangle.
    fileprivate func isBeside(_ location: Point) -> Bool {
        rect.inset(by: Insets(left: -1, right: -1)).contains(location)
    }
}
