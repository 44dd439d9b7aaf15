// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Lines of text that are not part of a frame: they go to the terminal's memory, or into a file
/// with colors.
extension FrameEncoder {
    /// Returns the bytes that make the pen plain.
    func resettingPen() -> [UInt8] {
        defer { pen = .plain }
        return pen == .plain ? [] : Array("\u{1B}[m".utf8)
    }

    /// Appends lines, each ended by CR LF, with a plain pen after each.
    ///
    /// The pen must be plain, or the bytes before these must make it plain. Control characters
    /// become their pictures, and characters that the terminal cannot show become question marks.
    /// The cursor's place is unknown afterwards.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - marks: The marks before each line; empty for none.
    ///   - output: The destination.
    /// - Returns: The number of bytes in the output after each line.
    func encode(
        _ lines: [StyledText], marks: [[ShellMark]] = [], into output: OutputBuffer
    ) -> [Int] {
        lines.enumerated().map { place, line in
            if place < marks.count {
                for mark in marks[place] { output.append(contentsOf: mark.bytes) }
            }
            encode(line, into: output)
            output.append(contentsOf: "\r\n".utf8)
            return output.count
        }
    }

    /// Appends a line without its end, in the same way.
    func encode(_ line: StyledText, into output: OutputBuffer) {
        var writer = makeWriter(into: output, decorations: lineCells.clusters.decorations)
        writer.pen = .plain
        write(line, &writer)
        writer.finish(at: writer.count)
        remember(writer)
    }

    /// Appends a line without its end, with a plain pen after it.
    private func write(_ line: StyledText, _ writer: inout FrameWriter) {
        for run in line.runs {
            writer.reserveCell()
            var cell = Cell.blank
            // The cell is not a blank, because a run of blanks may be underlined.
            cell.glyphBits = 0x78
            cell.apply(lineCells.look(of: run.style))
            writer.setPen(for: cell)
            write(run.text, &writer)
        }
        writer.reserveCell()
        if writer.pen.decoration != 0 { writer.removeDecoration() }
        if writer.pen != .plain { writer.changePlain(to: .plain) }
    }

    private func write(_ text: Substring, _ writer: inout FrameWriter) {
        if text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) { return writer.put(text.utf8) }
        for scalar in TextSanitizer.line(text).unicodeScalars {
            writer.reserveCell()
            writer.put(scalar: scalar.value)
        }
    }
}

extension StyledText {
    /// The maximum number of columns that the text takes on any terminal, because terminals
    /// disagree on some widths.
    var largestCellWidth: Int {
        var others = 0
        var isPlain = true
        for byte in string.utf8 where byte &- 0x20 >= 0x5F {
            isPlain = false
            if byte & 0xC0 != 0x80 { others += 1 }
        }
        return isPlain ? string.utf8.count : cellWidth + others
    }
}

extension ShellMark {
    /// The sequence of the mark; a prompt is not redrawn by the terminal when its size changes.
    var bytes: [UInt8] {
        let words =
            switch self {
            case .promptStart: "A;redraw=0"
            case .commandStart: "B"
            case .outputStart: "C"
            case .commandEnd(let status): "D;\(status)"
            }
        return Array("\u{1B}]133;\(words)\u{1B}\\".utf8)
    }
}
