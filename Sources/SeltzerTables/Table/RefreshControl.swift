// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A control with which the user loads the rows of a table again, as in UIKit.
///
/// The user presses Ctrl-R, or turns the wheel up twice while the first row is visible. Then the control is a line above
/// the first row until ``endRefreshing()``. It sends ``/SeltzerViews/Control/Event/valueChanged``.
///
/// ```swift
/// let refresh = RefreshControl()
/// refresh.addTarget(self, action: FeedController.reload, for: .valueChanged)
/// table.refreshControl = refresh
/// ```
public final class RefreshControl: Control {
    /// Whether the rows are being loaded.
    public private(set) var isRefreshing = false
    /// The text beside the animation; nil, the default, for "Loading".
    public var attributedTitle: StyledText? {
        didSet { indicator.text = attributedTitle?.string ?? Self.title }
    }
    private let indicator = ActivityIndicator(RefreshControl.title)
    private static var title: String { "Loading" }
    /// The time of the last step of the wheel that could not scroll further up.
    private var lastPull: Duration?

    /// Creates a control that does not refresh.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a control that does not refresh.
    ///
    /// - Parameter frame: Without effect: the table gives the control its place.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        addSubview(indicator)
    }

    /// False: the action of the table has the key.
    public override var canBecomeFirstResponder: Bool { false }

    /// The indicator is the element.
    public override var defaultAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

    /// Shows the control; for the program, no event is sent.
    public func beginRefreshing() { setRefreshing(true) }

    /// Hides the control, after the rows are loaded.
    public func endRefreshing() { setRefreshing(false) }

    private func setRefreshing(_ isOn: Bool) {
        guard isOn != isRefreshing else { return }
        isRefreshing = isOn
        isHidden = !isOn
        if isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
        (superview as? TableView)?.makeRoomForRefreshControl()
    }

    /// Refreshes for the user.
    ///
    /// - Returns: Whether the control was not refreshing before, and is enabled.
    @discardableResult
    func refreshByUser() -> Bool {
        guard !isRefreshing, isEnabled else { return false }
        beginRefreshing()
        sendActions(for: .valueChanged)
        return true
    }

    /// Notes a step of the wheel beyond the top; a second one within a second refreshes.
    func pull(at time: Duration) {
        defer { lastPull = time }
        guard let lastPull, time - lastPull < .seconds(1) else { return }
        self.lastPull = nil
        refreshByUser()
    }

    /// Lays out the animation in the middle.
    public override func layoutSubviews() {
        let width = min(indicator.sizeThatFits(bounds.size).width, bounds.width)
        indicator.frame = Rect(
            x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    }
}
