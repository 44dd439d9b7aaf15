// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let holyGrail = LayoutPage(
        name: "holy-grail", title: "Holy grail",
        summary: "A header, a footer, and columns that fold in a narrow window."
    ) { _ in HolyGrailPage() }
}

/// The layout of many web sites: links, an article and notes in columns, between a header and a
/// footer.
final class HolyGrailPage: ViewController {
    /// The arrangements: one column, the links beside the article, or three columns.
    enum Shape: String {
        case rows, links, columns
    }

    private let header = Band("Header")
    private let footer = Band("Footer")
    private let nav = Panel("Nav", "Home\nGuide\nReference\nQuestions\nAbout")
    private let article = Panel(
        "Article",
        """
        The article fills the room that the other parts leave, and its text wraps at that width.

        With 90 columns or more the links are on the left and the notes on the right. With 56 or more the notes \
        are below the article. A narrower window has one column. If rows are few, the least important part is \
        hidden first.

        No code computes positions. Stacks in a stack have a width for the links and one for the notes. \
        Breakpoints choose the arrangement before each layout.
        """)
    private let aside = Panel(
        "Aside", "The notes have at most 28 columns. Fold them to give their room to the article.")
    private let middle = StackView(.horizontal, spacing: -1)
    private let center = StackView(.vertical, spacing: -1)
    private lazy var foldNav = Button("Fold na&v") { [weak self] _ in self?.fold(nav: true) }
    private lazy var foldAside = Button("Fold &aside") { [weak self] _ in self?.fold(nav: false) }
    private lazy var navWidth = nav.widthAnchor == 16
    private lazy var asideWidth = aside.widthAnchor == 28
    private var isNavFolded = false
    private var isAsideFolded = false

    override func loadView() {
        middle.addArrangedSubview(nav)
        middle.addArrangedSubview(center)
        middle.setFlex(1, of: center)
        center.addArrangedSubview(article)
        center.setFlex(1, of: article)
        middle.addArrangedSubview(aside)
        header.add([foldNav, foldAside])
        let page = VStack {
            header
            middle
            footer
        }
        page.setFlex(1, of: middle)
        view = page
        article.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    }

    override var preferredFocusedView: View? { foldNav }

    override func viewWillLayoutSubviews() {
        let size = view.bounds.size
        let shape = Breakpoints(Shape.rows, (56, .links), (90, .columns))[size.width]
        footer.text = "\(size.width) columns: \(shape.rawValue)"
        middle.axis = shape == .rows ? .vertical : .horizontal
        navWidth.isActive = shape != .rows
        asideWidth.isActive = shape == .columns
        place(aside, in: shape == .columns ? middle : center)
        // If rows are scarce, the least important part is hidden first.
        nav.isHidden = isNavFolded || (shape == .rows && size.height < 20)
        aside.isHidden = isAsideFolded || (shape != .columns && size.height < 14)
    }

    private func place(_ panel: Panel, in stack: StackView) {
        if panel.superview !== stack { stack.addArrangedSubview(panel) }
    }

    private func fold(nav isNav: Bool) {
        if isNav { isNavFolded.toggle() } else { isAsideFolded.toggle() }
        foldNav.title = isNavFolded ? "Unfold na&v" : "Fold na&v"
        foldAside.title = isAsideFolded ? "Unfold &aside" : "Fold &aside"
        view.setNeedsLayout()
    }
}

/// A row across the page with a name and its controls.
private final class Band: StackView {
    private let label: Label

    var text: String {
        get { label.text }
        set { label.text = newValue }
    }

    init(_ title: String) {
        label = Label(title, style: Style(foreground: .secondaryLabel))
        super.init(.horizontal, [label], spacing: 1)
        backgroundColor = .surface
        layoutMargins = Insets(left: 2, right: 2)
        setFlex(1, of: label)
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    func add(_ views: [View]) {
        views.forEach(addArrangedSubview)
    }
}
