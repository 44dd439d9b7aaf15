// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A frame in the table.
@MainActor
struct FrameLine {
    let number: Int
    let microseconds: Double
    private let report: FrameReport
    private let isMeasured: Bool

    init(_ report: FrameReport, number: Int) {
        (self.number, self.report, isMeasured) = (number, report, true)
        microseconds = (report.layout + report.drawing + report.showing) / .microseconds(1)
    }

    /// Creates the line of a frame of the past, whose costs are not known.
    init(_ history: FrameHistory, number: Int) {
        var report = FrameReport()
        report.damage = history.rects(ofFrame: number).reduce(into: Damage()) { $0.insert($1) }
        let names = history.causes(ofFrame: number).compactMap(\.view)
        var known: Set<String> = []
        report.displayCauses = names.filter { known.insert($0).inserted }.prefix(16)
            .map { FrameReport.Cause(name: $0) }
        (self.number, self.report, isMeasured, microseconds) = (number, report, false, 0)
    }

    /// The columns of the table.
    static var columns: [TableColumn] {
        let numbers = ["#", "us", "bytes"].map {
            TableColumn($0, width: .fitting, alignment: .right, isSortable: false)
        }
        return numbers + [TableColumn("drawn", isSortable: false)]
    }

    /// The text in a column.
    func text(in column: TableColumn) -> StyledText {
        switch column.identifier {
        case "#": StyledText("\(number)", style: Style(foreground: .secondaryLabel))
        case "us": StyledText(isMeasured ? Self.text(microseconds) : NumberFormat.none)
        case "bytes": StyledText(NumberFormat().string(report.byteCount))
        default: StyledText(Self.names(report.displayCauses) ?? "moved or covered")
        }
    }

    /// The times of the phases, the cells, the bytes, and the views that were drawn and laid out.
    var details: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let (unit, name) = microseconds < 999.5 ? (1.0, "us") : (1_000, "ms")
        func inUnit(_ time: Double) -> String {
            NumberFormat(decimals: unit > 1 && time / unit < 9.95 ? 1 : 0).string(time / unit)
        }
        var text = StyledText(" \(inUnit(microseconds)) \(name)", style: Style(attributes: .bold))
        let phases = [
            ("layout", report.layout), ("drawing", report.drawing), ("display", report.showing),
        ]
        if !isMeasured { text = StyledText(" not measured", style: quiet) }
        for (name, time) in phases where isMeasured {
            text.append("  \(name) ", style: quiet)
            text.append(inUnit(time / .microseconds(1)))
        }
        text.append("\n cells     ", style: quiet)
        text.append(cells)
        text.append("\n sent      ", style: quiet)
        text.append(bytes)
        text.append("\n drawn     ", style: quiet)
        text.append(Self.names(report.displayCauses) ?? "what moved or was covered")
        text.append("\n laid out  ", style: quiet)
        text.append(Self.names(report.layoutCauses) ?? NumberFormat.none)
        return text
    }

    private var cells: String {
        let rects = report.damage.rects
        let cells = rects.reduce(0) { $0 + $1.width * $1.height }
        let text = NumberFormat().string(cells)
        return rects.count > 1 ? "\(text) in \(rects.count) rectangles" : text
    }

    private var bytes: String {
        guard let count = report.byteCount else { return "no bytes: not a terminal" }
        return "\(NumberFormat().string(count)) \(count == 1 ? "byte" : "bytes")"
    }

    private static func names(_ causes: [FrameReport.Cause]) -> String? {
        causes.isEmpty ? nil : causes.map(\.name).joined(separator: ", ")
    }

    private static func text(_ number: Double) -> String { NumberFormat().string(number) }
}
