// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension FrameReport {
    /// The frame as an object: its number, its number in the record of frames if there is one, its
    /// rectangles, its times in microseconds, its bytes and its causes.
    func json(number: Int) -> JSONValue {
        func names(_ causes: [Cause]) -> JSONValue {
            .array(causes.map { .text(TextSanitizer.line($0.name)) })
        }
        return JSONValue.object([
            .init("number", .integer(number)), .init("recorded", JSONValue(self.number)),
            .init("rects", .array(damage.rects.map(\.json))),
            .init("layout", .number(layout / .microseconds(1))),
            .init("drawing", .number(drawing / .microseconds(1))),
            .init("showing", .number(showing / .microseconds(1))),
            .init("bytes", JSONValue(byteCount)), .init("drawn", names(displayCauses)),
            .init("laidOut", names(layoutCauses)),
        ]).withoutNulls
    }

    /// Reads the parameters of the notification `frame`; nil if they are invalid.
    package init?(reading json: JSONValue) {
        guard let rects = json["rects"]?.array else { return nil }
        self.init()
        for rect in rects.compactMap(Rect.init(reading:)) { damage.insert(rect) }
        func time(_ name: String) -> Duration {
            switch json[name] {
            case .integer(let count): .microseconds(count)
            case .number(let count) where count.isFinite && abs(count) < 1e15:
                .microseconds(1) * count
            default: .zero
            }
        }
        func causes(_ name: String) -> [Cause] {
            (json[name]?.array ?? []).compactMap(\.text).map(Cause.init(name:))
        }
        (layout, drawing, showing) = (time("layout"), time("drawing"), time("showing"))
        number = json["recorded"]?.integer
        byteCount = json["bytes"]?.integer
        (displayCauses, layoutCauses) = (causes("drawn"), causes("laidOut"))
    }
}

extension Rect {
    /// Reads a rectangle that the port wrote: the column and row of the first cell, and the size.
    package init?(reading json: JSONValue) {
        let numbers = json.array?.compactMap(\.integer) ?? []
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1 << 30 }) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
