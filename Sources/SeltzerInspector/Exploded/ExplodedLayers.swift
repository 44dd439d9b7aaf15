// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The views of a program as separate sheets: each level is shifted to the right and down.
///
/// The value consists of plain rectangles and names, so drawing depends only on it and on the
/// canvas.
struct ExplodedLayers: Equatable {
    /// A view.
    struct Sheet: Equatable {
        /// The number of views below it; a window is on the level above all views behind it.
        let level: Int
        /// The cells on the program's screen.
        let frame: Rect
        let title: String
        /// Whether this is the picked view, or a view around it.
        let isPicked: Bool
    }

    /// The sheets, from the lowest level to the highest.
    private(set) var sheets: [Sheet] = []
    /// The number of peeled levels, from the lowest level on.
    var peeled = 0

    /// The number of cells by which a level is shifted from the level below it.
    static let shift = (columns: 2, rows: 1)

    /// The number of levels.
    var count: Int { (sheets.map(\.level).max() ?? -1) + 1 }

    init(_ sheets: [Sheet], peeled: Int = 0) {
        self.sheets = Self.sorted(sheets)
        self.peeled = peeled
    }

    /// Reads the visible views of an application.
    @MainActor
    init(of application: Application?, picked: View?, peeled: Int) {
        var chain: Set<ObjectIdentifier> = []
        var view = picked
        while let next = view {
            chain.insert(ObjectIdentifier(next))
            view = next.superview
        }
        var sheets: [Sheet] = []
        var base = 0
        for window in application?.windows ?? [] {
            Self.add(window, level: base, chain, to: &sheets)
            base = (sheets.map(\.level).max() ?? -1) + 1
        }
        self.init(sheets, peeled: peeled)
    }

    @MainActor
    private static func add(
        _ view: View, level: Int, _ chain: Set<ObjectIdentifier>, to sheets: inout [Sheet]
    ) {
        let visible = view.visibleScreenFrame
        guard !visible.isEmpty else { return }
        sheets.append(
            Sheet(
                level: level, frame: visible, title: view.inspectedName,
                isPicked: chain.contains(ObjectIdentifier(view))))
        for subview in view.subviews { add(subview, level: level + 1, chain, to: &sheets) }
    }

    /// Puts the picked sheet on top of its level.
    private static func sorted(_ sheets: [Sheet]) -> [Sheet] {
        sheets.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.level != b.level { return a.level < b.level }
            if a.isPicked != b.isPicked { return b.isPicked }
            return first.offset < second.offset
        }.map(\.element)
    }

    // MARK: Drawing

    /// The place of a sheet in the picture.
    func place(of sheet: Sheet) -> Rect {
        let steps = sheet.level - peeled
        return Rect(
            origin: sheet.frame.origin.offsetBy(
                dx: steps * Self.shift.columns, dy: steps * Self.shift.rows),
            size: sheet.frame.size)
    }

    /// Draws the sheets that are not peeled, the lowest level first, and then their titles.
    ///
    /// - Parameters:
    ///   - canvas: The canvas, with the origin of the program's screen.
    ///   - size: The size of the program's screen.
    func draw(in canvas: Canvas, size: Size) {
        canvas.fill(Rect(origin: .zero, size: size), with: Style(background: .background))
        for sheet in sheets where sheet.level >= peeled { draw(sheet, in: canvas) }
        for (index, room) in titleRooms(in: size) {
            let sheet = sheets[index]
            var words = style(of: sheet)
            words.foreground = sheet.isPicked ? .accent : .secondaryLabel
            let title = hasEdges(sheet) ? " \(sheet.title) " : sheet.title
            canvas.draw(title, in: room, style: words)
        }
    }

    private func hasEdges(_ sheet: Sheet) -> Bool {
        sheet.frame.width >= 3 && sheet.frame.height >= 3
    }

    private func style(of sheet: Sheet) -> Style {
        let ground: Color = (sheet.level - peeled).isMultiple(of: 2) ? .surface : .raised
        return Style(
            foreground: sheet.isPicked ? .focus : .border, background: ground,
            attributes: sheet.isPicked ? .bold : [])
    }

    private func draw(_ sheet: Sheet, in canvas: Canvas) {
        let place = place(of: sheet)
        let style = style(of: sheet)
        canvas.fill(place, with: Style(background: style.background))
        guard hasEdges(sheet) else { return }
        canvas.drawBox(place, border: sheet.isPicked ? .heavy : .single, style: style)
    }
}
