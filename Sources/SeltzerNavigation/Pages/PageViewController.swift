// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// A controller that shows one page at a time, each with a controller of its own, as in UIKit.
///
/// Page Up and Page Down show the previous and the next page, unless the content scrolls by them; so do a swipe and the
/// dots at the bottom. A data source provides the pages.
///
/// ```swift
/// let tour = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// tour.dataSource = self
/// tour.setViewControllers([firstPage], direction: .forward, animated: false)
/// ```
open class PageViewController: ViewController {
    /// The kind of movement between pages; without effect, because a page takes the place of the other at once.
    public enum TransitionStyle: Hashable, Sendable {
        /// A page is turned over.
        case pageCurl
        /// The pages scroll.
        case scroll
    }

    /// The axis along which the pages lie.
    public enum NavigationOrientation: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The direction of a change of pages.
    public enum NavigationDirection: Hashable, Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse
    }

    /// A name of an option; options have no effect.
    public struct OptionsKey: Hashable, Sendable {
        /// The room between pages.
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
        /// The place of the spine.
        public static let spineLocation = OptionsKey(name: "spineLocation")
        let name: String
    }

    /// The object that provides the pages; held weakly.
    ///
    /// Without one, the user cannot change the page.
    public final weak var dataSource: (any PageViewControllerDataSource)? {
        didSet {
            index = dataSource?.presentationIndex(for: self) ?? 0
            updateDots()
        }
    }

    /// The object that follows changes by the user; held weakly.
    ///
    public final weak var delegate: (any PageViewControllerDelegate)?

    /// The kind of movement between pages.
    public final let transitionStyle: TransitionStyle

    /// The axis along which the pages lie; swipes follow it.
    public final let navigationOrientation: NavigationOrientation

    /// The controller of the shown page, alone; nil if there is no page yet.
    public final var viewControllers: [ViewController]? { page.map { [$0] } }

    private final var page: ViewController?
    private final let dots = PageControl(numberOfPages: 0)
    /// The number of the dot of the shown page.
    private final var index = 0

    /// Creates a controller without a page.
    ///
    /// - Parameters:
    ///   - style: The kind of movement between pages.
    ///   - navigationOrientation: The axis along which the pages lie.
    ///   - options: Without effect.
    public init(
        transitionStyle style: TransitionStyle = .scroll,
        navigationOrientation: NavigationOrientation = .horizontal,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init()
    }

    /// Makes the view with the page and the dots; overrides call `super`.
    open override func loadView() {
        let view = PageHolder(dots)
        self.view = view
        dots.isHidden = true
        dots.setPageForKeys { [weak self] in self?.page }
        dots.addAction(for: .valueChanged) { [weak self] in self?.go(to: $0) }
        let isHorizontal = navigationOrientation == .horizontal
        for isForward in [true, false] {
            let swipe = SwipeGestureRecognizer()
            swipe.direction =
                isHorizontal ? (isForward ? .left : .right) : (isForward ? .up : .down)
            swipe.addAction { [weak self] _ in self?.turn(isForward ? .forward : .reverse) }
            view.addGestureRecognizer(swipe)
        }
    }

    /// Shows the page that was set before the view; overrides call `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if let page { (viewIfLoaded as? PageHolder)?.page = page.view }
        updateDots()
    }

    // MARK: Pages

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: The controller of the page; further ones are ignored.
    ///   - direction: The direction of the change.
    ///   - animated: Without effect: the page takes its place at once.
    ///   - completion: Called in a later turn of the main actor; its argument is true.
    public final func setViewControllers(
        _ viewControllers: [ViewController]?, direction: NavigationDirection,
        animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        if let new = viewControllers?.first { show(new) }
        index = dataSource?.presentationIndex(for: self) ?? 0
        updateDots()
        guard let completion else { return }
        ApplicationWork.perform({ completion(true) }, laterIn: viewIfLoaded?.window?.application)
    }

    private final func show(_ new: ViewController) {
        guard new !== page else { return }
        let old = page
        page = new
        old?.willMove(toParent: nil)
        addChild(new)
        (viewIfLoaded as? PageHolder)?.page = new.view
        old?.removeFromParent()
        new.didMove(toParent: self)
    }

    /// Shows the next or the previous page for the user; returns false if there is none.
    @discardableResult
    final func turn(_ direction: NavigationDirection) -> Bool {
        guard let old = page, let dataSource else { return false }
        let next =
            direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: old)
            : dataSource.pageViewController(self, viewControllerBefore: old)
        guard let next, next !== old else { return false }
        delegate?.pageViewController(self, willTransitionTo: [next])
        show(next)
        index += direction == .forward ? 1 : -1
        updateDots()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old],
            transitionCompleted: true)
        return true
    }

    /// Shows the page of the dot that the user chose, which is one page away.
    private final func go(to dots: PageControl) {
        if !turn(dots.currentPage > index ? .forward : .reverse) { updateDots() }
    }

    private final func updateDots() {
        guard isViewLoaded else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        dots.numberOfPages = count
        dots.isHidden = count < 1
        index = index.clamped(0, max(0, count - 1))
        dots.currentPage = index
        view.setNeedsLayout()
    }

    /// The actions `next-page` and `previous-page` on Page Down and Page Up.
    open override var actions: [Action] {
        let pages: [(String, String, KeySequence, NavigationDirection)] = [
            ("previous-page", "Previous page", "pageup", .reverse),
            ("next-page", "Next page", "pagedown", .forward),
        ]
        return super.actions
            + pages.map { identifier, title, key, direction in
                Action(identifier, title: title, keys: [key]) { responder in
                    (responder as? PageViewController)?.turn(direction) == true ? .stop : .ignored
                }.priority(.low).mayDecline().category(.move)
            }
    }
}

/// The view of a ``PageViewController``: the page, and the dots in the last row.
private final class PageHolder: View {
    private let dots: PageControl

    /// The view of the page; nil for none.
    var page: View? {
        didSet {
            guard page !== oldValue else { return }
            if let page {
                page.frame = pageFrame
                insertSubview(page, at: 0)
            }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    init(_ dots: PageControl) {
        self.dots = dots
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(dots)
    }

    private var dotsHeight: Int { dots.isHidden || bounds.height < 3 ? 0 : 1 }

    private var pageFrame: Rect { bounds.inset(by: Insets(bottom: dotsHeight)) }

    override func sizeThatFits(_ size: Size) -> Size {
        var fitting = page?.sizeThatFits(size) ?? .zero
        fitting.height = fitting.height.saturatingAdding(dots.isHidden ? 0 : 1)
        return fitting
    }

    override func layoutSubviews() {
        page?.frame = pageFrame
        let width = min(bounds.width, dots.size(forNumberOfPages: dots.numberOfPages).width)
        dots.frame = Rect(
            x: (bounds.width - width) / 2, y: bounds.height - dotsHeight, width: width,
            height: dotsHeight)
    }
}
