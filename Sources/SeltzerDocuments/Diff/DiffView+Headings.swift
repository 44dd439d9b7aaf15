// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Headings of files and hunks.
extension DiffView {
    // MARK: Texts

    /// Returns the text of the heading of a file, with the old path of a renamed one.
    nonisolated static func title(of file: DiffFile, isUnicode: Bool = true) -> String {
        if let old = file.oldPath, let new = file.newPath, old != new {
            return "\(old) \(Symbol.arrowRight.text(isUnicode: isUnicode)) \(new)"
        }
        return file.path.isEmpty ? "Text" : file.path
    }

    /// Returns what happened to a file as a whole; nil for a file that was only edited.
    nonisolated static func note(of file: DiffFile) -> String? {
        var notes: [String] = []
        switch file.change {
        case .modified: break
        case .added: notes.append("new")
        case .deleted: notes.append("deleted")
        case .renamed: notes.append("renamed")
        case .copied: notes.append("copied")
        }
        func mode(_ name: String) -> String? {
            file.header.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }
        if let old = mode("old mode "), let new = mode("new mode ") {
            notes.append("mode \(old) to \(new)")
        }
        if file.isBinary { notes.append("binary") }
        if notes.isEmpty, file.hunks.isEmpty { notes.append("no lines differ") }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }

    // MARK: Drawing

    final func drawFile(_ row: DiffRow, _ index: Int, at y: Int, _ canvas: Canvas) {
        let file = document.files[Int(row.file)]
        let rect = textRect
        var end = rect.maxX - 1
        func drawAtEnd(_ text: String, _ style: Style) {
            let start = end - text.cellWidth
            guard start > rect.minX + 12 else { return }
            canvas.draw(text, at: Point(x: start, y: y), style: style)
            end = start - 1
        }
        let dim: Color? = isEnabled ? nil : .tertiaryLabel
        if file.removedCount > 0 {
            drawAtEnd("\(canvas[.minus])\(file.removedCount)", Style(foreground: dim ?? .danger))
        }
        if file.addedCount > 0 {
            drawAtEnd("+\(file.addedCount)", Style(foreground: dim ?? .success))
        }
        if let note = Self.note(of: file) {
            if end < rect.maxX - 1 { end -= 1 }
            drawAtEnd(note, Style(foreground: dim ?? .secondaryLabel))
        }
        drawFold(.file(Int(row.file)), isOpenable: !file.hunks.isEmpty, at: y, canvas)
        let title = Rect(x: rect.minX + 3, y: y, width: max(0, end - rect.minX - 4), height: 1)
        canvas.draw(
            Self.title(of: file, isUnicode: canvas.isUnicode), in: title,
            style: Style(foreground: dim ?? .label, attributes: .bold), truncation: .middle)
    }

    final func drawHunk(_ row: DiffRow, _ index: Int, at y: Int, _ canvas: Canvas) {
        drawFold(.hunk(file: Int(row.file), hunk: Int(row.hunk)), isOpenable: true, at: y, canvas)
        let start = textRect.minX + 3
        let style = Style(foreground: isEnabled ? .secondaryLabel : .tertiaryLabel)
        let hunk = document.files[Int(row.file)].hunks[Int(row.hunk)]
        canvas.draw(
            hunk.header,
            in: Rect(x: start, y: y, width: max(0, titleEnd(ofRow: index) - start), height: 1),
            style: style)
        drawActions(ofRow: index, at: y, canvas)
    }

    /// Draws the row that stands for the lines between two hunks.
    final func drawGap(
        _ row: DiffRow, _ index: Int, _ columns: DiffColumns, at y: Int, _ canvas: Canvas
    ) {
        let isFolded = isFolded(.hunk(file: Int(row.file), hunk: Int(row.hunk)))
        let text = isFolded ? canvas[.triangleRight] : canvas[.ellipsis]
        canvas.drawOrnament(
            text, at: Point(x: columns.old.sign, y: y), style: Style(foreground: .tertiaryLabel))
        drawActions(ofRow: index, at: y, canvas)
    }

    private final func drawActions(ofRow index: Int, at y: Int, _ canvas: Canvas) {
        for (action, columns) in hunkActionColumns(ofRow: index) {
            let isOff = !isEnabled || action.attributes.contains(.disabled)
            let room = Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
            let style =
                canvas.hasFills
                ? ControlLook.chip(isOff ? .disabled : []) : Style(foreground: .label)
            if canvas.hasFills { canvas.fill(room, with: style) }
            let ends = canvas.hasFills ? (" ", " ") : ("[", "]")
            canvas.draw(ends.0 + action.title + ends.1, at: room.origin, style: style)
        }
    }

    private final func drawFold(_ part: DiffPart, isOpenable: Bool, at y: Int, _ canvas: Canvas) {
        guard isOpenable else { return }
        canvas.drawOrnament(
            isFolded(part) ? .triangleRight : .triangleDown,
            at: Point(x: textRect.minX + 1, y: y), style: Style(foreground: .secondaryLabel))
    }

    // MARK: Places

    /// Returns the first column after the title of a heading; titles end before the actions.
    final func titleEnd(ofRow index: Int) -> Int {
        let row = rows.rows[index]
        let start = textRect.minX + 3
        let file = document.files[Int(row.file)]
        var title = ""
        switch row.kind {
        case .file: title = Self.title(of: file)
        case .hunk: title = file.hunks[Int(row.hunk)].header
        case .blank, .gap, .line: return start
        }
        let end = row.kind == .hunk ? actionsStart(ofRow: index) - 1 : textRect.maxX
        return min(start + title.cellWidth(joining: joinedClusters), max(start, end))
    }

    /// Returns the actions of the hunk of a row, without hidden ones; none for other rows.
    private final func actions(ofRow index: Int) -> [Action] {
        let row = rows.rows[index]
        guard row.kind == .hunk || row.kind == .gap else { return [] }
        return hunkActions(of: .hunk(file: Int(row.file), hunk: Int(row.hunk)))
    }

    /// Whether the heading of a hunk shows its actions: the hunk is current, or it is under the pointer.
    private final func showsActions(inRow index: Int) -> Bool {
        if hovered == index { return true }
        guard let part = currentPart else { return false }
        let row = rows.rows[index]
        return part.file == Int(row.file) && part.hunk == Int(row.hunk)
    }

    /// Returns the column at which the actions of a hunk begin; the end of the row for none.
    private final func actionsStart(ofRow index: Int) -> Int {
        hunkActionColumns(ofRow: index).map(\.columns.lowerBound).min() ?? textRect.maxX
    }

    /// Returns the actions of a hunk with their columns, at the end of the heading; actions without room
    /// are left out.
    final func hunkActionColumns(ofRow index: Int) -> [(action: Action, columns: Range<Int>)] {
        guard showsActions(inRow: index) else { return [] }
        var end = textRect.maxX - 1
        var placed: [(action: Action, columns: Range<Int>)] = []
        let start = textRect.minX + 16
        for action in actions(ofRow: index).reversed() {
            let width = action.title.cellWidth(joining: joinedClusters) + 2
            guard end - width >= start else { break }
            placed.append((action, end - width..<end))
            end -= width + 1
        }
        return placed.reversed()
    }

    /// Returns the action of a hunk whose title is under a cell; nil if there is none.
    final func hunkAction(at cell: Point, inRow index: Int) -> Action? {
        hunkActionColumns(ofRow: index).first { $0.columns.contains(cell.x) }?.action
    }
}
