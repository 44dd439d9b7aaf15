// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control that shows several titles in a row or a column, of which one is chosen.
///
/// ``RadioGroup`` and ``SegmentedControl`` are such controls. It is one stop for Tab; the arrow keys along its axis choose
/// the next one that can be chosen, and go on to another view at its ends. Where there is not room for all, the chosen
/// one is seen, and the wheel moves the others into sight.
///
/// Whenever the user chooses another one, it sends ``/SeltzerViews/Control/Event/valueChanged`` and posts
/// ``OptionSelected``, then runs its closure; what the program sets it tells nobody.
open class OptionControl: Control {
    /// The direction in which the options follow each other.
    public final var axis: Axis {
        didSet { if axis != oldValue { optionsDidChange() } }
    }

    private(set) final var list: OptionList
    private(set) final var line = OptionLine(lengths: [], gap: 0)
    /// How much of the line's beginning is out of sight.
    private(set) final var offset = 0
    /// Whether the chosen one is to be seen after the next layout.
    private final var mustReveal = true
    /// The option that the pointer is on; nil for none.
    private(set) final var hoveredIndex: Int?
    /// The option that the pointer is on in a press; nil for none.
    private(set) final var pressedIndex: Int?
    private final var action: (@MainActor (OptionControl) -> Void)?

    init(_ options: [String], axis: Axis, selectedIndex: Int?) {
        self.axis = axis
        list = OptionList(options)
        super.init()
        list.select(selectedIndex)
    }

    final func setAction<Target: OptionControl>(_ action: (@MainActor (Target) -> Void)?) {
        guard let action else { return }
        self.action = { control in (control as? Target).map(action) }
    }

    // MARK: The options

    /// The titles, without the marks of mnemonics; setting them reads these marks, and keeps what is chosen where there
    /// is still one in its place.
    public final var options: [String] {
        get { list.titles.map(\.text) }
        set {
            let selected = list.selectedIndex
            list = OptionList(newValue)
            list.select(selected)
            optionsDidChange()
        }
    }

    /// The place of the chosen one, from 0; nil for none.
    ///
    /// Setting it tells nobody; a place that is none chooses none.
    public final var selectedIndex: Int? {
        get { list.selectedIndex }
        set {
            guard newValue != list.selectedIndex else { return }
            list.select(newValue)
            selectionDidChange()
        }
    }

    /// The title of the chosen one, without the mark of a mnemonic; nil for none.
    public final var selectedOption: String? { list.selectedIndex.map { list.titles[$0].text } }

    /// Returns whether the user can choose an option; false where there is none.
    public final func isEnabledForOption(at index: Int) -> Bool { list.isEnabled(at: index) }

    /// Lets the user choose an option, or not; does nothing where there is none.
    public final func setEnabled(_ isEnabled: Bool, forOptionAt index: Int) {
        change { $0.setEnabled(isEnabled, at: index) }
    }

    final func change(_ body: (inout OptionList) -> Void) {
        body(&list)
        optionsDidChange()
    }

    private final func optionsDidChange() {
        hoveredIndex = nil
        pressedIndex = nil
        mustReveal = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private final func selectionDidChange() {
        mustReveal = true
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Choosing

    /// Chooses an option as the user does, and tells of it; nothing where it is chosen already or cannot be.
    final func choose(_ index: Int) {
        guard isEnabled, list.isEnabled(at: index), index != list.selectedIndex else { return }
        list.select(index)
        selectionDidChange()
        userDidChoose(index)
    }

    /// Tells what the user has chosen.
    func userDidChoose(_ index: Int) {
        reportChange(OptionSelected(index: index, title: list.titles[index].text)) {
            action?(self)
        }
    }

    /// Chooses the option that is pressed; nothing without a press.
    open override func performPrimaryAction() {
        guard let index = pressedIndex else { return }
        press(nil)
        choose(index)
    }

    /// Chooses the first option where none is chosen.
    private final func selectFirst() {
        if selectedIndex == nil, let first = list.target(of: .first) { choose(first) }
    }

    /// Chooses the option that has the mnemonic.
    open override func performMnemonic(_ character: Character) -> Bool {
        guard let index = list.index(ofMnemonic: character) else { return false }
        choose(index)
        return true
    }

    /// Chooses what a move leads to.
    private final func move(_ move: ListMove) -> Disposition {
        guard let target = list.target(of: move) else { return .ignored }
        choose(target)
        return .stop
    }

    /// The arrows along the axis: `select-next` and `select-previous`; Home and End: `select-first` and `select-last`;
    /// Space: `select`.
    open override var actions: [Action] {
        let isRow = axis == .horizontal
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("select-previous", "Previous", isRow ? "left" : "up", .items(-1)),
            ("select-next", "Next", isRow ? "right" : "down", .items(1)),
            ("select-first", "First", "home", .first),
            ("select-last", "Last", "end", .last),
        ]
        return moves.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(
                identifier, title: title, keys: [key], placement: isStep ? .footer : .help,
                priority: .low, group: isStep ? .movement("Select") : nil
            ) {
                ($0 as? OptionControl)?.move(move) ?? .ignored
            }
        } + [
            Action(
                "select", title: "Select", keys: ["space"], placement: .help,
                OptionControl.selectFirst)
        ]
    }

    // MARK: The mouse

    private final func index(at point: Point) -> Int? {
        guard bounds.contains(point), optionsRect.contains(point) else { return nil }
        let index = line.index(at: point[axis] - optionsRect.origin[axis] + offset)
        guard let index, list.isEnabled(at: index), overflow(at: point) == nil else { return nil }
        return index
    }

    /// Tracks the pointer over the options, and moves them with the wheel where not all are seen.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter, .move, .drag, .down: setHoveredIndex(index(at: event.location))
        case .leave: setHoveredIndex(nil)
        case .scroll: return scroll(by: event.scroll)
        default: break
        }
        return super.handleMouse(event)
    }

    private final func setHoveredIndex(_ index: Int?) {
        guard index != hoveredIndex else { return }
        hoveredIndex = index
        setNeedsDisplay()
    }

    /// Presses the option under the pointer; a press on the sign that there are more moves these into sight.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        if let direction = overflow(at: event.location) {
            let step = Point(x: direction, y: 0)
            _ = scroll(by: step)
            return false
        }
        press(index(at: event.location))
        return true
    }

    /// Presses the option under the pointer in place of the one before.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        press(index(at: event.location))
        return true
    }

    /// Chooses the option under the pointer, if there is one.
    open override func endTracking(_ event: MouseEvent) {
        press(index(at: event.location))
    }

    /// Chooses nothing.
    open override func cancelTracking(_ event: MouseEvent) {
        press(nil)
    }

    private final func press(_ index: Int?) {
        guard index != pressedIndex else { return }
        pressedIndex = index
        setNeedsDisplay()
    }

    private final func scroll(by steps: Point) -> Disposition {
        let step = steps.y == 0 ? steps.x : steps.y
        let length = axis == .horizontal ? 6 : 1
        let wanted = offset.saturatingAdding(step.saturatingMultiplied(by: length))
        let offset = line.offset(near: wanted, showing: nil, in: optionsRect.size[axis])
        guard offset != self.offset else { return .ignored }
        self.offset = offset
        setNeedsDisplay()
        return .stop
    }

    // MARK: The picture

    /// The length of an option along the axis.
    func length(of title: MnemonicTitle) -> Int {
        axis == .horizontal ? cellWidth(of: title.text) : 1
    }

    /// The cells between two options along the axis.
    var gap: Int { axis == .horizontal ? 2 : 0 }

    /// The part of the bounds that the options lie in.
    var optionsRect: Rect { bounds }

    /// The line of all options.
    func measuredLine() -> OptionLine {
        OptionLine(lengths: list.titles.map(length), gap: gap)
    }

    /// Finds out where the options lie, and sees to it that the chosen one is seen.
    open override func layoutSubviews() {
        line = measuredLine()
        offset = line.offset(
            near: offset, showing: mustReveal ? selectedIndex : nil, in: optionsRect.size[axis])
        mustReveal = false
    }

    /// Draws each option that is seen, with the rectangle that it takes.
    final func forEachVisibleOption(_ body: (_ index: Int, _ rect: Rect) -> Void) {
        let room = optionsRect
        for (index, span) in line.spans.enumerated()
        where span.upperBound > offset && span.lowerBound < offset + room.size[axis] {
            var rect = room
            rect.origin[axis] = room.origin[axis].saturatingAdding(span.lowerBound - offset)
            rect.size[axis] = span.count
            body(index, rect)
        }
    }

    /// What an option is in; ``Control/State/selected`` for the chosen one, which has the focus of the control, too.
    final func state(ofOptionAt index: Int) -> State {
        var state: State = list.isEnabled(at: index) ? .normal : .disabled
        state.formUnion(self.state.intersection([.disabled, .invalid]))
        if index == selectedIndex { state.insert(.selected) }
        if isFocused, index == selectedIndex ?? list.target(of: .first) { state.insert(.focused) }
        if index == hoveredIndex { state.insert(.hovered) }
        if index == pressedIndex { state.insert(.highlighted) }
        return state
    }
}
