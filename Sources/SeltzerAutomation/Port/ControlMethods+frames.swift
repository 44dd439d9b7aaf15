// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension ControlMethods {
    /// Says who drew a cell in a frame, and why; the first call of a session begins the record.
    static func provenance(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let place = try parameters.cell(in: application)
        session.recordFrames()
        guard let history = application.frameHistory else { return [:] }
        let wanted = parameters.integer("frame")
        guard let cell = history.provenance(at: place, frame: wanted) else {
            let kept = history.frames.map {
                "Frames \($0.lowerBound) to \($0.upperBound) are kept"
            }
            throw ControlError(
                code: ControlError.refused,
                "There is no such cell in frame \(wanted ?? 0). "
                    + (kept ?? "No frame was recorded yet") + ".")
        }
        return cell.json(in: history)
    }
}

extension CellProvenance {
    @MainActor
    fileprivate func json(in history: FrameHistory) -> JSONValue {
        JSONValue.object([
            .init("text", .text(text)), .init("view", JSONValue(viewName)),
            .init("frame", JSONValue(drawnFrame)),
            .init("milliseconds", JSONValue(time.map { Int($0 / .milliseconds(1)) })),
            .init("causes", .array(causes.map(\.json))), .init("sentence", .text(description)),
            .init("first", JSONValue(history.frames?.lowerBound)),
            .init("last", JSONValue(history.frames?.upperBound)),
        ]).withoutNulls
    }
}

extension FrameCause {
    fileprivate var json: JSONValue {
        JSONValue.object([
            .init("kind", .text(kind.rawValue)), .init("view", JSONValue(view)),
            .init("input", JSONValue(input)), .init("rect", rect.json),
        ]).withoutNulls
    }
}
