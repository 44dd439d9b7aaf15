// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The view of the settings: the search field, the sections at the left if there is room, the settings, the state of
/// the file, and the buttons.
final class SettingsView: View {
    let search = TextField(placeholder: "Search settings")
    let sections = ListView()
    let content = SettingsContent()
    let scrollView: ScrollView
    /// Whether there are empty rows above and below; false in a sheet, which has its own.
    var hasMargins = false {
        didSet { if hasMargins != oldValue { setNeedsLayout() } }
    }
    private let state = Label()
    private let leading: Button
    private let trailing: Button

    /// The minimum number of columns for the list of sections.
    private static var wideWidth: Int { 68 }
    private static var sectionsWidth: Int { 20 }
    private static var sheetWidth: Int { 84 }

    init(leading: Button, trailing: Button) {
        (self.leading, self.trailing) = (leading, trailing)
        scrollView = ScrollView(content)
        super.init(frame: .zero)
        search.clearButtonMode = .whileEditing
        search.accessibilityIdentifier = "search-settings"
        sections.accessibilityLabel = "Sections"
        state.accessibilityIdentifier = "settings-file"
        for view in [search, sections, scrollView, state, leading, trailing] as [View] {
            addSubview(view)
        }
    }

    /// Shows the path of the file, or its first problem.
    func show(path: BytePath?, problem: String?) {
        if let problem {
            state.styledText = StyledText(
                "\(Symbol.xmark.text(in: self)) \(problem)", style: Style(foreground: .danger))
        } else {
            state.styledText = StyledText(
                path.map { PathResolver.current.text(for: $0) } ?? "Kept until the program ends",
                style: Style(foreground: .secondaryLabel))
        }
    }

    /// Whether there is room for the list of sections.
    var hasSections: Bool { bounds.width >= Self.wideWidth && sections.numberOfItems > 2 }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, Self.sheetWidth), height: min(size.height, 28))
    }

    override func layoutSubviews() {
        let margin = bounds.width < 24 ? 0 : 2
        let edge = hasCompactLayout || bounds.height < 16 || !hasMargins ? 0 : 1
        let width = max(0, bounds.width - 2 * margin)
        let rows = bounds.height
        search.frame = Rect(x: margin, y: edge, width: width, height: min(1, rows))
        let button = rows > 3 ? 1 : 0
        let stateRows = rows > 5 ? 1 : 0
        let top = min(rows, edge + 1 + (edge > 0 || rows > 10 ? 1 : 0))
        let height = max(0, rows - top - button - stateRows - (rows > 10 ? 1 : 0) - edge)
        sections.isHidden = !hasSections
        let left = sections.isHidden ? 0 : Self.sectionsWidth
        sections.frame = Rect(x: 0, y: top, width: left, height: height)
        // The column of the marks is before the margin.
        let start = max(0, margin - 2) + left
        scrollView.frame = Rect(
            x: start, y: top, width: max(0, bounds.width - start - max(0, margin - 1)),
            height: height)
        let y = rows - edge - button
        state.frame = Rect(x: margin, y: y - stateRows, width: width, height: stateRows)
        let close = min(width, trailing.sizeThatFits(.unbounded).width)
        trailing.frame = Rect(x: margin + width - close, y: y, width: close, height: button)
        let reset = leading.sizeThatFits(.unbounded).width
        leading.frame = Rect(
            x: margin, y: y, width: reset + close < width ? reset : 0, height: button)
    }
}
