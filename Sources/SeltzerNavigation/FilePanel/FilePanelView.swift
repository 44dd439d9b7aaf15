// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The parts of a ``FilePanel``, and their places.
///
/// If columns are scarce, first the preview goes, then the places, then the words before the fields. If rows are scarce,
/// first the empty rows go, then the keys, the heading and the buttons.
final class FilePanelView: View {
    let heading = Label(style: Style(attributes: .bold))
    let message = Label(style: Style(foreground: .secondaryLabel))
    let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    let activity = ActivityIndicator()
    private let pathLabel = Label("Path", style: Style(foreground: .secondaryLabel))
    private let nameLabel = Label("Name", style: Style(foreground: .secondaryLabel))
    let pathField: PathField
    /// The field for the name of a new file; nil if files are opened.
    let nameField: TextField?
    let places = FilePlaces()
    let files: DirectoryView
    let preview = PreviewPane()
    /// Why something was refused; empty for nothing.
    let problem = Label(style: Style(foreground: .danger))
    let types = PopUpButton([])
    let cancel = Button("&Cancel")
    let done = Button("&Open")
    let footer = KeyFooter()

    /// Whether the last row shows the keys.
    var showsFooter = true { didSet { setNeedsLayout() } }
    /// Whether the user wants the preview, and the places where there is no room for both.
    var wantsPreview = false { didSet { setNeedsLayout() } }
    var wantsPlaces = false { didSet { setNeedsLayout() } }
    /// Called when the preview appears.
    var previewDidAppear: @MainActor () -> Void = {}

    init(_ files: DirectoryView, _ pathField: PathField, nameField: TextField?) {
        (self.files, self.pathField, self.nameField) = (files, pathField, nameField)
        super.init(frame: .zero)
        clipsToBounds = true
        activity.accessibilityLabel = "Files"
        problem.lineBreakMode = .byTruncatingMiddle
        types.isHidden = true
        done.role = .primary
        nameLabel.isHidden = nameField == nil
        let all: [View?] = [
            heading, message, activity, count, nameLabel, nameField, pathLabel, pathField, places,
            files,
            preview, problem, types, cancel, done, footer,
        ]
        for case let view? in all { addSubview(view) }
    }

    /// Shows why something was refused; an empty text for nothing.
    func show(problem text: String) {
        let sign = text.isEmpty ? "" : Symbol.xmark.text(in: self) + " "
        problem.text = sign + TextSanitizer.line(text)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, 104), height: min(size.height, 28))
    }

    /// Whether there is room for the places beside the files.
    var hasRoomForPlaces: Bool { bounds.width >= 80 }

    override func layoutSubviews() {
        var room = bounds
        let isLow = room.height < 16
        if showsFooter, room.height >= 6 {
            footer.frame = cut(&room, fromTop: false)
        } else {
            footer.frame = .zero
        }
        if !isLow, !showsFooter { room = room.inset(by: Insets(top: 1, bottom: 1)) }
        layOutButtons(room.height >= 5 ? cut(&room, fromTop: false) : .zero)
        if !problem.text.isEmpty {
            problem.frame = cut(&room, fromTop: false).inset(by: Insets(left: 2, right: 2))
        } else {
            problem.frame = .zero
            if !isLow { _ = cut(&room, fromTop: false) }
        }
        layOutHeading(room.height >= 5 ? cut(&room, fromTop: true) : .zero)
        if !isLow { _ = cut(&room, fromTop: true) }
        if let nameField { layOut(nameField, nameLabel, in: cut(&room, fromTop: true)) }
        layOut(pathField, pathLabel, in: cut(&room, fromTop: true))
        if !isLow { _ = cut(&room, fromTop: true) }
        divide(room)
    }

    private func cut(_ room: inout Rect, fromTop: Bool) -> Rect {
        guard room.height > 0 else { return .zero }
        room.size.height -= 1
        let y = fromTop ? room.minY : room.maxY
        if fromTop { room.origin.y += 1 }
        return Rect(x: room.minX, y: y, width: room.width, height: 1)
    }

    private func layOutHeading(_ row: Rect) {
        let text = row.inset(by: Insets(left: 2, right: 2))
        let countWidth = min(text.width, count.styledText.cellWidth)
        let width = min(text.width, heading.styledText.cellWidth)
        heading.frame = Rect(x: text.minX, y: row.minY, width: width, height: row.height)
        let isShown = width + countWidth + 4 <= text.width
        count.frame = Rect(
            x: text.maxX - countWidth, y: row.minY, width: isShown ? countWidth : 0,
            height: row.height)
        activity.frame = Rect(
            x: count.frame.minX - 2, y: row.minY, width: isShown ? 1 : 0, height: row.height)
        let start = text.minX + width + 2
        message.frame = Rect(
            x: start, y: row.minY, width: max(0, activity.frame.minX - 1 - start),
            height: isShown ? row.height : 0)
    }

    private func layOut(_ field: TextField, _ label: Label, in row: Rect) {
        let indent = row.width >= 50 ? 6 : 0
        label.frame = Rect(
            x: row.minX + 2, y: row.minY, width: indent > 0 ? 4 : 0, height: row.height)
        field.frame = row.inset(by: Insets(left: indent))
    }

    private func layOutButtons(_ row: Rect) {
        let width = max(cancel.sizeThatFits(row.size).width, done.sizeThatFits(row.size).width)
        var x = row.maxX - 1
        for button in [done, cancel] {
            x -= width
            let isShown = x >= 0 && row.height > 0
            button.frame = isShown ? Rect(x: x, y: row.minY, width: width, height: 1) : .zero
        }
        let wanted = types.sizeThatFits(row.size).width
        let fits = !types.isHidden && wanted + 1 <= x
        types.frame = fits ? Rect(x: 1, y: row.minY, width: wanted, height: row.height) : .zero
    }

    /// Lays out the places, the files and the preview.
    private func divide(_ room: Rect) {
        var body = room
        places.isHidden = !hasRoomForPlaces && !wantsPlaces
        if hasRoomForPlaces {
            places.frame = Rect(x: 0, y: body.minY, width: 24, height: body.height)
            body = body.inset(by: Insets(left: 24))
        } else {
            places.frame = wantsPlaces ? body : .zero
        }
        files.isHidden = wantsPlaces && !hasRoomForPlaces
        let wasHidden = preview.isHidden
        preview.isHidden = !wantsPreview || files.isHidden || body.width < 24 || body.height < 2
        if !preview.isHidden {
            preview.isAtRight = body.width >= 56 || body.height < 8
            let share = preview.isAtRight ? body.width * 2 / 5 : body.height / 2
            var pane = body
            if preview.isAtRight {
                pane.size.width = share
                pane.origin.x = body.maxX - share
                body.size.width -= share
            } else {
                pane.size.height = share
                pane.origin.y = body.maxY - share
                body.size.height -= share
            }
            preview.frame = pane
        }
        files.frame = body
        if wasHidden, !preview.isHidden { previewDidAppear() }
    }
}
