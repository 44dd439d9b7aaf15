// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control with a title that runs an action when it is clicked, or when Space or Enter is pressed on it.
///
/// The button runs its action, then posts ``ButtonPressed``.
///
/// ```swift
/// let button = Button("Greet") { $0.post(Greeted(name: "world")) }
/// ```
///
///     [ Greet ]
///
/// `&` in the title marks the mnemonic (``MnemonicTitle``): Alt-G presses `Button("&Greet")`, too.
open class Button: TitledControl {
    /// The purpose of a button, which its fill shows.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// One action among others.
        case normal
        /// The most important action of a screen; a default button looks the same.
        case primary
        /// An action that completes something.
        case success
        /// An action that needs attention.
        case warning
        /// An action that cannot be undone.
        case destructive
    }

    /// The height of a button.
    public enum ButtonSize: Hashable, Sendable, CaseIterable {
        /// One row.
        case regular
        /// Three rows, the outer ones half as high, for the main action of a page.
        case large
    }

    /// The height of the button; ``ButtonSize/regular`` at first.
    ///
    /// A large button with less than three rows of room is drawn as a regular button.
    public final var buttonSize = ButtonSize.regular {
        didSet {
            guard buttonSize != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The purpose of the button; ``Role/normal`` at first.
    public final var role = Role.normal {
        didSet { if role != oldValue { setNeedsDisplay() } }
    }

    /// Whether an asynchronous action is running; until it ends, a press does nothing.
    public private(set) final var isBusy = false {
        didSet {
            if !showsWork { tick.stop() }
            setNeedsDisplay()
        }
    }

    /// The titles and colors that ``setTitle(_:for:)`` and ``setTitleColor(_:for:)`` set.
    final var stateTitles = StateTitles()

    /// The place of the title in a button that is wider than its title needs; the middle by default.
    public final var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The menu of the button; nil for none.
    package final var attachedMenu: (any ButtonMenu)? {
        didSet { titlesDidChange() }
    }

    private final lazy var tick = AnimationTick()

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - action: Runs at each press. The button retains it.
    public convenience init(_ title: String, action: (@MainActor (Button) -> Void)? = nil) {
        self.init(frame: .zero)
        self.title = title
        if let action { addAction(for: .primaryActionTriggered, action) }
    }

    /// Creates a button with an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - action: Runs at each press, in its own task. Until it ends, a press does nothing. The button retains it.
    public convenience init(
        _ title: String, action: @escaping @MainActor (Button) async -> Void
    ) {
        self.init(frame: .zero)
        self.title = title
        addAction(for: .primaryActionTriggered) { (button: Button) in button.run(action) }
    }

    /// Creates a button without a title, with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// Creates a button without a title.
    public convenience init() { self.init(frame: .zero) }

    private func run(_ action: @escaping @MainActor (Button) async -> Void) {
        isBusy = true
        ApplicationWork.start(in: window?.application) {
            await action(self)
            self.isBusy = false
        }
    }

    // MARK: Changes of the state

    /// Whether the button accepts input; a change runs ``configurationUpdateHandler``.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the button looks pressed; a change runs ``configurationUpdateHandler``.
    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the button is selected; a change runs ``configurationUpdateHandler``.
    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Titles in states

    /// Sets the title in a state.
    ///
    /// - Parameters:
    ///   - title: The title, without a mnemonic: `&` stands for itself. Nil for the title of the
    ///     normal state, or for none.
    ///   - state: The state, such as `.normal`, `.highlighted`, `.selected` or `.disabled`.
    open func setTitle(_ title: String?, for state: State) {
        let escaped = title.map { MnemonicTitle.escaped($0) }
        guard state != .normal else { return self.title = escaped ?? "" }
        stateTitles.titles[state] = escaped.map { MnemonicTitle($0) }
        titlesDidChange()
    }

    /// Sets the color of the title in a state of an enabled button; nil for the color of the look.
    open func setTitleColor(_ color: Color?, for state: State) {
        stateTitles.colors[state] = color
        setNeedsDisplay()
    }

    /// Sets the picture in a state: a character or two before the title, or alone.
    ///
    /// ```swift
    /// button.setImage(Image(systemName: "trash"), for: .normal)
    /// ```
    ///
    /// The picture has the color of the title. ``Configuration/imagePlacement`` puts it behind the title. A picture of
    /// the ``configuration`` wins over the pictures of states.
    ///
    /// - Parameters:
    ///   - image: The picture; nil for the picture of the normal state, or for none.
    ///   - state: The state, such as `.normal`, `.highlighted`, `.selected` or `.disabled`.
    open func setImage(_ image: Image?, for state: State) {
        stateTitles.images[state] = image
        titlesDidChange()
    }

    /// Sets the title with styles in a state; it wins over the title without styles.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the title of the normal state, or for the title without styles.
    ///   - state: The state, such as `.normal`, `.highlighted`, `.selected` or `.disabled`.
    open func setAttributedTitle(_ title: StyledText?, for state: State) {
        stateTitles.styledTitles[state] = title
        titlesDidChange()
    }

    /// Updates the configuration.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// Opens the menu if the button has one in place of its action; otherwise sends the events of a click.
    open override func performPrimaryAction() {
        guard opensMenu else { return super.performPrimaryAction() }
        openMenu(byKey: true)
    }

    private final func openMenu(byKey: Bool) {
        guard isEnabled, !isBusy, let attachedMenu, !attachedMenu.isOpen else { return }
        attachedMenu.open(byKey: byKey)
        if attachedMenu.isOpen { sendActions(for: .menuActionTriggered) }
    }

    /// Opens the menu when the mouse button goes down, if the button has one in place of its action.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard opensMenu else { return super.beginTracking(event) }
        openMenu(byKey: false)
        return false
    }

    /// True while a press opens a menu, whose entries a drag chooses.
    open override var tracksDrags: Bool { opensMenu }

    /// Closes the menu when the button leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { attachedMenu?.close() }
    }

    /// The menu of the button.
    open override func contextMenu(at location: Point?) -> Menu? {
        super.contextMenu(at: location) ?? (isEnabled ? attachedMenu?.menu : nil)
    }

    /// Runs the actions, then posts ``ButtonPressed``; does nothing while ``isBusy``.
    open override func activate() {
        guard isEnabled, !isBusy else { return }
        post(ButtonPressed(title: shownTitle.text), includingSelf: true) {
            super.activate()
        }
    }

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// The action `press` on Enter and Space, and the actions of the menu.
    open override var actions: [Action] {
        let press = Action(
            "press", title: opensMenu ? "Menu" : "Press", keys: ["enter", "space"],
            Button.performPrimaryActionByKey
        ).priority(.low)
        guard let attachedMenu else { return [press] }
        return [press] + attachedMenu.actions
    }

    /// A button with the title as its label, and busy while an asynchronous action is running.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        attributes.label = spokenTitle
        if opensMenu {
            attributes = attributes.with(
                .menuButton, label: spokenTitle,
                value: attachedMenu?.isOpen == true ? "open" : nil)
        }
        if showsWork { attributes.value = "busy" }
        return attributes
    }

    /// The state of a control, and ``/SeltzerViews/Control/State/busy`` while an asynchronous action is running.
    open override var state: State {
        var state = super.state
        if isBusy { state.insert(.busy) }
        if attachedMenu?.isOpen == true { state.insert(.highlighted) }
        return state
    }

    /// Whether a bubble shows work.
    private final var showsWork: Bool { isBusy || configuration?.showsActivityIndicator == true }

    private final var tone: Tone? {
        switch role {
        case .normal: isDefaultButton ? .primary : nil
        case .primary: .primary
        case .success: .success
        case .warning: .warning
        case .destructive: .danger
        }
    }

    /// Returns whether a point is in the control and not in the cells of the focus bars.
    open override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        let isAtBar = point.x == bounds.minX || point.x == bounds.maxX - 1
        return super.point(inside: point, with: event) && !(isAtBar && bounds.width > 2)
    }

    // MARK: The picture

    /// The cells beside the title: two for the bars, and a padding of two, or of one in a compact layout, on each side.
    private final var margins: Int { hasCompactLayout ? 4 : 6 }

    /// Returns the width of the picture, the title, the padding and the focus bars, one row high, or three rows if it is
    /// large.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: lineWidth.saturatingAdding(margins), height: buttonSize == .large ? 3 : 1)
    }

    /// The row of the title.
    private final var contentRow: Rect {
        var row = bounds.middleRow
        let isLarge = buttonSize == .large && bounds.height > 2
        switch contentVerticalAlignment {
        case .center, .fill: break
        case .top: row.origin.y = bounds.minY + (isLarge ? 1 : 0)
        case .bottom: row.origin.y = max(bounds.minY, bounds.maxY - (isLarge ? 2 : 1))
        }
        return row
    }

    /// Draws the picture and the title on their fill, in the middle of the bounds.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var row = contentRow
        let line = line
        let contentWidth = line.width(joining: joinedClusters)
        let width = contentWidth.saturatingAdding(margins)
        if width < row.width {
            switch contentHorizontalAlignment {
            case .center: row.origin.x = row.minX.saturatingAdding((row.width - width) / 2)
            case .leading, .left, .fill: break
            case .trailing, .right: row.origin.x = row.maxX.saturatingSubtracting(width)
            }
            row.size.width = width
        }
        var (room, style) = drawGround(tone, contentWidth: contentWidth, in: row, of: canvas)
        if !canvas.hasColors, isEnabled, !isBusy, isNamedDefaultButton {
            // Without colors, the fill is drawn only while Enter presses the button.
            style.attributes.insert(.bold)
        }
        if buttonSize == .large, bounds.height > 2 {
            drawOuterRows(around: row, in: canvas, style: style)
        }
        if isEnabled, let color = currentTitleColor { style.foreground = color }
        let isPlain = tone == nil && ownFill == nil && isEnabled && !isBusy
        line.draw(
            in: room, of: canvas, style: style,
            secondary: isPlain ? Style(foreground: .secondaryLabel).merged(over: style) : style)
        if showsWork { drawBubble(before: room, in: canvas, style: style) }
    }

    /// Draws the rows above and below the title, which are half a row high, and the bars beside them.
    private final func drawOuterRows(around row: Rect, in canvas: Canvas, style: Style) {
        let whole = Rect(x: row.minX, y: row.minY - 1, width: row.width, height: 3)
        let inner = ControlLook.drawBars(state, in: whole, of: canvas)
        guard canvas.hasFills, canvas.isUnicode else { return }
        let above = Rect(x: inner.minX, y: whole.minY, width: inner.width, height: 1)
        let below = Rect(x: inner.minX, y: whole.maxY - 1, width: inner.width, height: 1)
        canvas.fillLowerHalf(of: above, with: style.background)
        canvas.fillUpperHalf(of: below, with: style.background)
    }

    /// Draws a bubble that grows and bursts, in the padding.
    private final func drawBubble(before room: Rect, in canvas: Canvas, style: Style) {
        guard room.minX - 2 >= bounds.minX,
            let sign = tick.bubble(of: self, isUnicode: canvas.isUnicode)
        else { return }
        var style = style
        style.foreground = (tone ?? .primary).text
        canvas.draw(String(sign), at: Point(x: room.minX - 2, y: room.minY), style: style)
    }
}

/// The user pressed a button, by mouse or key; posted by the button, whose own handlers run first.
public struct ButtonPressed: RoutedEvent, Hashable, Sendable {
    /// The title of the button, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(title: String) {
        self.title = title
    }
}
