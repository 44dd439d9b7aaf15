// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of dots, one for each page, of which the dot of the current page is filled.
///
/// A click beside the current dot and the arrow keys go to the next or the previous page. The control then runs its
/// actions for ``/SeltzerViews/Control/Event/valueChanged``, and posts ``PageSelected``. A page that the program sets
/// is not reported.
///
/// ```swift
/// let pages = PageControl(numberOfPages: 3)
/// pages.addAction(for: .valueChanged) { [weak self] in self?.show($0.currentPage) }
/// ```
///
///     ● ○ ○
open class PageControl: Control {
    /// The number of pages, at least 0.
    public final var numberOfPages: Int {
        get { count }
        set {
            count = max(0, newValue)
            current = min(current, max(0, count - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    private final var count = 0

    /// The current page, from 0; a page that does not exist becomes the nearest one.
    ///
    /// Setting it is not reported.
    open var currentPage: Int {
        get { current }
        set {
            current = max(0, min(newValue, count - 1))
            setNeedsDisplay()
        }
    }
    private final var current = 0

    /// Whether nothing is shown if there is only one page; false by default.
    public final var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    /// The color of the dots; nil, the default, for the color of secondary text.
    public final var pageIndicatorTintColor: Color? {
        didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the current dot; nil, the default, for the accent.
    public final var currentPageIndicatorTintColor: Color? {
        didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
    }

    /// Creates a control without pages, with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
        layoutNature = .fixed
    }

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - numberOfPages: The number of pages.
    ///   - currentPage: The current page, from 0.
    ///   - action: Runs when the user has chosen another page. The control retains it.
    public convenience init(
        numberOfPages: Int, currentPage: Int = 0,
        action: (@MainActor (PageControl) -> Void)? = nil
    ) {
        self.init(frame: .zero)
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
        if let action { addAction(for: .valueChanged, action) }
    }

    /// Returns the size for a number of pages, in cells.
    public final func size(forNumberOfPages count: Int) -> Size {
        Size(
            width: count > 0 ? count.saturatingMultiplied(by: 2).saturatingAdding(1) : 0, height: 1)
    }

    // MARK: The user

    /// Goes to a page for the user, and reports it; returns false if it is no other page.
    private func choose(_ page: Int) -> Bool {
        guard isEnabled, (0..<count).contains(page), page != current else { return false }
        currentPage = page
        reportChange(PageSelected(page: page))
        return true
    }

    /// Does nothing: the place of a click decides.
    open override func activate() {}

    /// Goes one page towards the place of the click.
    open override func endTracking(_ event: MouseEvent) {
        guard isTouchInside else { return }
        let place = event.location.x - dots.minX
        if place < 2 * current { _ = choose(current - 1) }
        if place > 2 * current { _ = choose(current + 1) }
    }

    /// The actions `previous-page` and `next-page` on the arrow keys.
    open override var actions: [Action] {
        [("previous-page", "Previous page", "left", -1), ("next-page", "Next page", "right", 1)]
            .map { (identifier: String, title: String, key: KeySequence, step: Int) in
                Action(identifier, title: title, keys: [key]) { responder in
                    guard let control = responder as? PageControl else { return .ignored }
                    return control.choose(control.current + step) ? .stop : .ignored
                }.priority(.low).mayDecline().category(.select)
            }
    }

    /// An adjustable element with the current page as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        let value = count == 0 ? "no pages" : "page \(current + 1) of \(count)"
        return super.defaultAccessibility.with(.slider, value: value)
    }

    /// Goes to the page with a number, from 1.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        Int(value).map { choose($0 - 1) } ?? false
    }

    // MARK: The picture

    /// The cells of the dots, in the middle of the bounds.
    private final var dots: Rect {
        let row = bounds.middleRow
        let width = max(0, 2 * count - 1)
        let start = row.minX.saturatingAdding(max(0, row.width - width) / 2)
        return Rect(x: start, y: row.minY, width: min(width, row.width), height: row.height)
    }

    /// Returns the size of all dots, one row high.
    open override func sizeThatFits(_ size: Size) -> Size { self.size(forNumberOfPages: count) }

    /// Draws the dots; the current one is underlined while the control is focused.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard count > 1 || !hidesForSinglePage else { return }
        let dots = dots
        let inside = canvas.clipped(to: bounds)
        for page in 0..<count {
            let isCurrent = page == current
            var style = ControlLook.mark(isCurrent ? state.union(.selected) : state)
            let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
            if let color, isEnabled { style.foreground = color }
            if isCurrent, isFocused { style.attributes.insert(.underline) }
            inside.draw(
                isCurrent ? .circleFill : .circle, at: dots.origin.offsetBy(dx: 2 * page, dy: 0),
                style: style)
        }
    }
}

/// The user went to another page with a page control; posted by the control, whose own handlers run first.
public struct PageSelected: RoutedEvent, Hashable, Sendable {
    /// The page, from 0.
    public let page: Int

    /// Creates an event.
    public init(page: Int) {
        self.page = page
    }
}
