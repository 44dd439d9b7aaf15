// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The bar of a navigation controller: the item that leads back, the title of the top controller in the middle, and the
/// controller's items at both ends.
///
/// The navigation controller makes it and fills it from the top controller's ``/SeltzerViews/NavigationItem``.
public final class NavigationBar: View {
    var onBack: @MainActor () -> Void = {}
    private let backButton = NavigationBackItem()
    private let leading = BarItemsView(isTrailing: false)
    private let trailing = BarItemsView(isTrailing: true)
    private var title = ""
    private var prompt: String?
    private var titleView: View?
    private var accessory: View?
    private weak var shown: ViewController?
    private weak var below: ViewController?

    /// The texts and items that the bar shows; nil if it shows none.
    public var topItem: NavigationItem? { shown?.navigationItem }
    /// The texts and items of the controller to which the bar leads back; nil for none.
    public var backItem: NavigationItem? { below?.navigationItem }

    /// Without effect: titles have one size.
    public var prefersLargeTitles = false

    /// The background color of the bar; nil for the color of bars.
    public var barTintColor: Color? {
        didSet {
            backgroundColor = barTintColor ?? ControlLook.bar.background
            for items in [leading, trailing] { items.backgroundColor = backgroundColor }
        }
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        comesLastInFocusOrder = true
        backgroundColor = ControlLook.bar.background
        backButton.isHidden = true
        addSubview(backButton)
        for items in [leading, trailing] {
            items.isHidden = true
            addSubview(items)
        }
        backButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.onBack() }
    }

    /// Shows the texts and the items of a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller; nil for an empty bar.
    ///   - below: The controller below it on the stack; nil for none.
    ///   - back: The title of the item that leads back; nil for none.
    func show(_ controller: ViewController?, above below: ViewController?, back: String?) {
        (shown, self.below) = (controller, below)
        let item = controller?.navigationItem
        (title, prompt) = (item?.title ?? "", item?.prompt)
        let left = item?.leftBarButtonItems ?? []
        let showsBack = left.isEmpty || item?.leftItemsSupplementBackButton == true
        backButton.title = showsBack ? back : nil
        backButton.isHidden = backButton.title == nil
        exchange(&titleView, for: item?.titleView)
        exchange(&accessory, for: item?.accessoryView)
        leading.show(left, of: controller)
        trailing.show(item?.rightBarButtonItems ?? [], of: controller)
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    private func exchange(_ view: inout View?, for new: View?) {
        guard new !== view else { return }
        if view?.superview === self { view?.removeFromSuperview() }
        view = new
        if let new { addSubview(new) }
    }

    /// The number of rows: one for the title, one for the prompt, and the rows of an accessory.
    var rowCount: Int { 1 + (prompt == nil ? 0 : 1) + accessoryRows }

    /// The rows of the accessory: a search has a second one for its scopes.
    private var accessoryRows: Int {
        let room = Size(width: bounds.width, height: .max)
        return accessory.map { max(1, $0.sizeThatFits(room).height) } ?? 0
    }

    /// The row of the title; the prompt is above it.
    private var titleRow: Int { prompt == nil || bounds.height < 2 ? 0 : 1 }

    // MARK: Layout

    /// The minimum width of items: the sign that opens a menu of all items.
    private static var minimumItemsWidth: Int { 5 }

    /// Shortens the back item to its sign if the title and the items would not fit beside it.
    public override func layoutSubviews() {
        let row = Rect(x: 0, y: titleRow, width: bounds.width, height: min(1, bounds.height))
        let titleWidth = wantedTitleWidth.saturatingAdding(2)
        let left = wantedWidth(of: leading), right = wantedWidth(of: trailing)
        let full = backButton.isHidden ? 0 : backButton.fullWidth
        let needed = full.saturatingAdding(titleWidth).saturatingAdding(left)
            .saturatingAdding(right)
        backButton.isShort = full > bounds.width / 2 || needed > bounds.width
        let backWidth = backButton.isHidden ? 0 : min(bounds.width, backButton.width)
        backButton.frame = row.with(x: 0, width: backWidth)
        var rest = bounds.width - backWidth
        let free = rest.saturatingSubtracting(titleWidth)
        let reserve = min(left, max(Self.minimumItemsWidth, free / 2))
        let rightWidth = min(
            right, max(Self.minimumItemsWidth, free.saturatingSubtracting(reserve))
        ).clamped(0, rest)
        trailing.frame = row.with(x: bounds.width - rightWidth, width: rightWidth)
        rest -= rightWidth
        let leftWidth = min(
            left, max(Self.minimumItemsWidth, rest.saturatingSubtracting(titleWidth))
        ).clamped(0, rest)
        leading.frame = row.with(x: backWidth, width: leftWidth)
        titleView?.frame = titlePlace
        let rows = min(accessoryRows, max(0, bounds.height - titleRow - 1))
        accessory?.frame = Rect(x: 0, y: bounds.height - rows, width: bounds.width, height: rows)
    }

    private func wantedWidth(of items: BarItemsView) -> Int {
        items.isHidden ? 0 : items.sizeThatFits(bounds.size).width
    }

    private var wantedTitleWidth: Int {
        titleView?.sizeThatFits(Size(width: bounds.width, height: 1)).width ?? cellWidth(of: title)
    }

    /// The cells of the title: in the middle of the bar, or as near to it as the items permit.
    private var titlePlace: Rect {
        var left = backButton.isHidden ? min(2, bounds.width) : backButton.frame.maxX + 1
        if !leading.isHidden { left = leading.frame.maxX + 1 }
        let right = trailing.isHidden ? bounds.width : trailing.frame.minX
        let width = min(wantedTitleWidth, max(0, right - left - 1))
        let x = max(left, (bounds.width - width) / 2)
        return Rect(
            x: min(x, right - 1 - width), y: titleRow, width: max(0, width),
            height: min(1, bounds.height))
    }

    // MARK: The picture

    public override var accessibilityParts: [AccessibilityPart] {
        guard !title.isEmpty, titleView == nil else { return [] }
        return [AccessibilityPart(.init(.heading, label: title), frame: titlePlace)]
    }

    public override func draw(_ rect: Rect, in canvas: Canvas) {
        if let prompt, titleRow > 0 {
            let width = min(cellWidth(of: prompt), bounds.width)
            canvas.draw(
                prompt,
                in: Rect(x: (bounds.width - width) / 2, y: 0, width: width, height: 1),
                style: Style(foreground: .secondaryLabel))
        }
        let place = titlePlace
        guard titleView == nil, place.width > 0 else { return }
        canvas.draw(title, in: place, style: Style(attributes: .bold))
    }
}

extension Rect {
    /// Returns the rectangle with other columns.
    fileprivate func with(x: Int, width: Int) -> Rect {
        Rect(x: x, y: minY, width: width, height: height)
    }
}

/// The back item of a navigation bar, which the user can press.
final class NavigationBackItem: Control {
    var title: String?
    /// Whether the title is left out.
    var isShort = false { didSet { if isShort != oldValue { setNeedsDisplay() } } }

    /// False: keys go back by an action, and Tab stays in the content.
    override var canBecomeFirstResponder: Bool { false }
    override var takesFocusOnPress: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: title, value: "back")
    }

    /// The cells of the sign and the title, with an empty cell at each side.
    var width: Int { isShort ? min(3, fullWidth) : fullWidth }
    /// The width of the sign and the title.
    var fullWidth: Int { title.map { cellWidth(of: $0).saturatingAdding(4) } ?? 0 }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var style = ControlLook.chip(state)
        if state.isDisjoint(with: [.hovered, .highlighted]) { style.background = .clear }
        if style.background != .clear { canvas.fill(bounds, with: style) }
        let accent = Style(foreground: .accent).merged(over: style)
        canvas.draw(.chevronLeft, at: Point(x: 1, y: 0), style: accent)
        guard !isShort, let title else { return }
        canvas.draw(title, in: bounds.inset(by: Insets(left: 3, right: 1)), style: accent)
    }
}
