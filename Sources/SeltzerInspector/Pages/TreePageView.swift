// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A tree, and the properties of its selected row: side by side if there are 72 columns, otherwise
/// one below the other.
final class TreePageView: View {
    let outline = OutlineView()
    let list = ListView()
    private let divider = Divider()
    private let hint: StyledText
    /// The properties of the selected row.
    private(set) var properties: [InspectedProperty] = []
    private var shownTexts: [StyledText] = []
    /// Called when the user selects another row.
    var didSelect: @MainActor () -> Void = {}

    /// Creates a view of an empty tree.
    ///
    /// - Parameters:
    ///   - name: The name of the rows, such as `Views`.
    ///   - hint: How the user gets to see properties.
    init(_ name: String, hint: String) {
        self.hint = StyledText(hint, style: Style(foreground: .secondaryLabel))
        super.init()
        outline.accessibilityLabel = name
        outline.emptyView = ContentUnavailableView(
            "No \(name.lowercased())", message: "The program shows no window.")
        list.accessibilityLabel = "Properties"
        for part in [outline, divider, list] { addSubview(part) }
        setContentPriorities(.defaultLow)
        outline.on { [weak self] (_: TableSelectionChanged) in
            self?.selectionDidChange()
            return .observed
        }
        show(nil)
    }

    /// Reports that another row is selected; none of its properties is selected yet.
    func selectionDidChange() {
        list.selectedIndex = nil
        didSelect()
    }

    /// Shows properties; nil if no row is selected.
    func show(_ new: [InspectedProperty]?) {
        properties = new ?? []
        let texts = new?.map(\.text) ?? [hint]
        guard texts != shownTexts else { return }
        shownTexts = texts
        let selected = list.selectedIndex
        list.setItems(texts)
        list.selectedIndex = selected
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        divider.isHidden = width >= 72
        if width >= 72 {
            let first = width * 3 / 5
            outline.frame = Rect(x: 0, y: 0, width: first, height: height)
            list.frame = Rect(x: first + 1, y: 0, width: width - first - 1, height: height)
        } else {
            let first = height * 3 / 5
            outline.frame = Rect(x: 0, y: 0, width: width, height: first)
            divider.frame = Rect(x: 0, y: first, width: width, height: 1)
            list.frame = Rect(
                x: 0, y: first + 1, width: width, height: max(0, height - first - 1))
        }
    }
}
