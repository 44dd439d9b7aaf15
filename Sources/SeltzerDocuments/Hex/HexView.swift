// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The bytes of a file as numbers and as text, read on demand.
///
/// A file of 1 GB costs only its visible rows. The user moves through the bytes, selects and copies them, finds bytes,
/// and goes to an offset. If ``isEditable`` is true, the user can also replace bytes; the view never writes a file.
///
/// ```swift
/// let hex = HexView(source: try FileBytes(path: "picture.png"))
/// ```
///
///     00000000  89 50 4E 47 0D 0A 1A 0A  ·PNG····
///     00000008  00 00 00 0D 49 48 44 52  ····IHDR
open class HexView: Control {
    final var edits: HexEdits {
        didSet { setNeedsDisplay() }
    }
    final var selectionHead = 0
    final var selectionAnchor = 0
    /// The first digit of a byte that the user types; nil for none.
    final var firstDigit: UInt8?
    /// The first visible row.
    final var topRow = 0
    /// The bytes of a row in the last layout; nil before it.
    final var laidOutBytesPerRow: Int?
    final let scrollBar = ScrollBar(.vertical)
    final let entry = HexEntryField()
    final let autoscroll = DragAutoscroll()
    /// The bytes that were looked for last.
    final var pattern: [UInt8]?
    /// The search that runs; nil for none.
    final var search: Task<Int?, Never>?

    /// Creates a view of the bytes of a source, such as a file.
    public init(source: any TextByteSource) {
        edits = HexEdits(source)
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view of bytes in memory.
    public convenience init(bytes: [UInt8] = []) {
        self.init(source: HexBytes(bytes: bytes))
    }

    private func setUp() {
        clipsToBounds = true
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        setContentHuggingPriority(.defaultLow, for: .vertical)
        addSubview(scrollBar)
        scrollBar.addAction(for: .valueChanged) { [weak self] bar in
            self?.scroll(to: bar.value)
        }
        entry.isHidden = true
        addSubview(entry)
        entry.on(TextSubmitted.self) { [weak self] _ in
            self?.submitEntry()
            return .stop
        }
    }

    // MARK: Bytes

    /// The bytes, without the user's changes; setting them forgets the changes, ends a search, and goes to the first byte.
    public final var source: any TextByteSource {
        get { edits.source }
        set {
            endSearch()
            edits = HexEdits(newValue)
            (selectionHead, selectionAnchor, topRow, firstDigit) = (0, 0, 0, nil)
            setNeedsLayout()
        }
    }

    /// The number of bytes.
    public final var count: Int { edits.count }

    /// Returns the bytes in a range, with the user's changes; fewer if the file became shorter.
    public final func bytes(in range: Range<Int>) -> [UInt8] { edits.bytes(in: range) }

    /// The bytes that the user has replaced, by their offsets.
    public final var editedBytes: [Int: UInt8] { edits.replaced }

    /// Forgets the user's changes; for instance after the program has saved them, before it sets a new ``source``.
    public final func removeEdits() { edits.removeAll() }

    /// Whether the user can replace bytes by typing; false at first.
    public final var isEditable = false

    /// The number of bytes in a row, from 1 to 64; nil, the default, for as many as fit: 32, 16, 8, 4, 2 or 1.
    public final var bytesPerRow: Int? {
        didSet {
            guard bytesPerRow != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    // MARK: The selection

    /// The offset of the byte that keys act on; 0 without bytes.
    ///
    /// Setting it scrolls to the byte, selects only it, and is not reported.
    public final var cursorOffset: Int {
        get { selectionHead }
        set { select(newValue, extending: false) }
    }

    /// The selected bytes: at least the byte at the cursor; empty without bytes.
    ///
    /// Setting it is not reported.
    public final var selectedRange: Range<Int> {
        get {
            guard count > 0 else { return 0..<0 }
            return min(selectionHead, selectionAnchor)..<max(selectionHead, selectionAnchor) + 1
        }
        set {
            select(newValue.lowerBound, extending: false)
            if newValue.count > 1 { select(newValue.upperBound - 1, extending: true) }
        }
    }

    /// Whether keys type text and copy text, instead of numbers; false at first.
    public final var isInTextPane = false {
        didSet {
            firstDigit = nil
            if isInTextPane != oldValue { setNeedsDisplay() }
        }
    }

    /// Moves the cursor, and scrolls to it.
    final func select(_ offset: Int, extending: Bool) {
        firstDigit = nil
        selectionHead = offset.clamped(0, max(0, count - 1))
        if !extending { selectionAnchor = selectionHead }
        scrollToCursor()
        setNeedsDisplay()
    }

    /// Moves the cursor for the user, and reports a new selection.
    final func selectByUser(_ offset: Int, extending: Bool) {
        let old = selectedRange
        select(offset, extending: extending)
        guard selectedRange != old else { return }
        report(HexSelectionChanged(range: selectedRange), for: .valueChanged)
    }

    // MARK: The user

    /// Does nothing: keys and presses select bytes.
    open override func activate() {}

    /// The actions of a hex view; its page lists them with their keys.
    open override var actions: [Action] { HexCommand.actions }

    /// Replaces the byte at the cursor by typed digits or a typed letter, if the view is editable.
    open override func handleKey(_ event: KeyEvent) -> Disposition { type(event) }

    /// Scrolls by the wheel, and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return super.handleMouse(event) }
        let rows = event.scroll.y.saturatingMultiplied(by: 3)
        return scroll(to: topRow.saturatingAdding(rows)) ? .stop : .ignored
    }

    /// True: a drag selects bytes.
    open override var tracksDrags: Bool { true }

    /// False: the press itself moves the cursor.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Moves the cursor to the pressed byte; with Shift, extends the selection.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        becomeFirstResponder()
        guard let hit = hit(at: event.location) else { return false }
        isInTextPane = hit.isText
        selectByUser(hit.offset, extending: event.modifiers.contains(.shift))
        return true
    }

    /// Extends the selection; beyond the first or the last row, scrolls.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        dragSelection(to: event.location)
        return true
    }

    /// Ends the selection.
    open override func endTracking(_ event: MouseEvent) { autoscroll.stop() }

    /// Ends the selection.
    open override func cancelTracking(_ event: MouseEvent) { autoscroll.stop() }

    // MARK: Elements

    /// A document with the byte at the cursor as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(.document, value: cursorWords)
        attributes.count = count
        return attributes
    }

    /// Goes to an offset, such as `0x400` or `1024`.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let offset = Self.offset(named: value), offset < count else {
            return false
        }
        selectByUser(offset, extending: false)
        return true
    }

    // MARK: The picture

    /// Returns a width for as many bytes in a row as fit, at most 16, and the rows of all bytes, at most 16.
    open override func sizeThatFits(_ size: Size) -> Size {
        let layout = HexLayout(
            width: size.width.saturatingSubtracting(2), count: count, bytesPerRow: bytesPerRow,
            maximum: 16)
        let rows = count / layout.bytesPerRow + (count % layout.bytesPerRow > 0 ? 1 : 0)
        return Size(width: layout.width + 2, height: rows.clamped(1, 16))
    }

    /// Places the scroll bar and the row of the entry.
    open override func layoutSubviews() { layOut() }

    /// Draws the visible rows.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(in: canvas) }
}

/// Bytes in memory.
private struct HexBytes: TextByteSource {
    let bytes: [UInt8]
    var count: Int { bytes.count }
    func bytes(in range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: 0..<count)]) }
}

/// The user changed the selected bytes of a hex view; posted by the view, whose own handlers run first.
public struct HexSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The selected bytes.
    public let range: Range<Int>

    /// Creates an event.
    public init(range: Range<Int>) {
        self.range = range
    }
}

/// The user replaced a byte of a hex view; posted by the view, whose own handlers run first.
public struct HexEdited: RoutedEvent, Hashable, Sendable {
    /// The offset of the byte.
    public let offset: Int
    /// The new byte.
    public let byte: UInt8

    /// Creates an event.
    public init(offset: Int, byte: UInt8) {
        (self.offset, self.byte) = (offset, byte)
    }
}

// For tools that explain keys.
extension HexView: TypingView {
    package var keyHandler: InputResponder.Type? { HexView.self }

    package func typingEffect(of character: Character) -> TypingEffect? {
        isEnabled && isEditable && count > 0 && byte(typedBy: character) != nil ? .inserts : nil
    }
}
