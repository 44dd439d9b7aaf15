// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows specimens in as many columns as fit.
final class SpecimensView: GridView {
    /// The minimum width of a column in cells.
    static let columnWidth = 25

    /// Creates a view of specimens.
    ///
    /// - Parameter columnWidth: The minimum width of a column in cells.
    init(_ specimens: [Specimen], columnWidth: Int = SpecimensView.columnWidth) {
        super.init(columns: [.adaptive(minimum: columnWidth)], columnSpacing: 2, rowSpacing: 1)
        compactRowSpacing = 0
        for specimen in specimens { addArrangedSubview(SpecimenView(specimen)) }
    }
}

/// A specimen below its title and its remark.
///
/// The texts begin in the same column as the fill of a control, because controls keep their first
/// cell free for the bar of the focus.
final class SpecimenView: StackView {
    private let title: String

    /// Creates the view of a specimen.
    ///
    /// - Parameter fills: Whether the specimen gets all of the room, instead of its fitting height.
    init(_ specimen: Specimen, fills: Bool = false) {
        title = specimen.title
        super.init(.vertical)
        Self.name(specimen)
        addArrangedSubview(
            Self.indented(Label(specimen.title, style: Style(attributes: .bold))))
        addArrangedSubview(Self.indented(RemarkLabel(specimen.note)))
        if fills {
            addArrangedSubview(specimen.view)
            setFlex(1, of: specimen.view)
            return
        }
        addArrangedSubview(Self.placed(specimen.view))
        let rest = Spacer()
        addArrangedSubview(rest)
        setFlex(1, of: rest)
    }

    /// A group with the title as its name.
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: title)
    }

    /// Gives an unnamed control the name of its specimen.
    private static func name(_ specimen: Specimen) {
        let view = specimen.view
        guard view.accessibilityRole != nil, (view.accessibilityLabel ?? "").isEmpty else { return }
        view.accessibilityLabel = specimen.title
    }

    /// Keeps a view at its fitting width; a view that may grow fills the column.
    private static func placed(_ view: View) -> View {
        let row =
            keepsBars(view)
            ? (drawsToItsEnd(view) ? indented(view, left: 0) : view) : indented(view)
        if view.takesSpareRoom(along: .horizontal) { return row }
        let column = StackView(.vertical, [row])
        column.alignment = .leading
        return column
    }

    /// Whether a view has a cell for the bar of the focus at its beginning.
    private static func keepsBars(_ view: View) -> Bool {
        switch view {
        case is ScrollBar: false
        case let sparkline as Sparkline: sparkline.allowsSelection
        case is DisclosureGroup, is Accordion: true
        case let row as StackView where row.layoutMargins == .zero:
            row.arrangedSubviews.first.map(keepsBars) ?? false
        default: view is Control
        }
    }

    /// Whether a view has a cell for the bar of the focus at its beginning, and none at its end.
    private static func drawsToItsEnd(_ view: View) -> Bool {
        view is Slider || view is Sparkline
    }

    /// Keeps the last column free, like the first one, because texts of a page end one cell before
    /// it.
    private static func indented(_ view: View, left: Int = 1) -> View {
        let row = StackView(.vertical, [view])
        row.layoutMargins = Insets(left: left, right: 1)
        return row
    }
}

/// Shows specimens that fill the page: side by side if there is room, otherwise one below another.
final class FillingSpecimensView: StackView {
    /// The minimum width of a specimen in cells, if specimens are side by side.
    private let columnWidth: Int

    /// Creates a view of specimens.
    ///
    /// - Parameter columnWidth: The minimum width of a specimen in cells, if specimens are side by
    ///   side.
    init(_ specimens: [Specimen], columnWidth: Int = 20) {
        self.columnWidth = columnWidth
        super.init(
            .horizontal, specimens.map { SpecimenView($0, fills: true) }, spacing: 2)
        distribution = .fillEqually
    }

    override func layoutSubviews() {
        let count = arrangedSubviews.count
        let needed = count * columnWidth + (count - 1) * 2
        axis = bounds.width < needed && bounds.height >= count * 6 ? .vertical : .horizontal
        spacing = axis == .vertical ? 1 : 2
        super.layoutSubviews()
    }
}
