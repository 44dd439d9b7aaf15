// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control that shows several options in a row or a column, of which one is selected.
///
/// ``RadioGroup`` and ``SegmentedControl`` are such controls. Tab stops once at the control. The arrow keys along its
/// axis select the next enabled option; at the ends they move the focus to another view. If the options do not fit, the
/// selected option is visible, and the wheel scrolls to the other options.
///
/// When the user selects an option, the control runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``OptionSelected``. A selection that
/// the program sets is not reported.
open class OptionControl: Control {
    /// The direction in which the options are laid out.
    public final var axis: Axis {
        didSet { if axis != oldValue { optionsDidChange() } }
    }

    package private(set) final var list: OptionList
    private(set) final var line = OptionLine(lengths: [], gap: 0)
    /// The number of cells scrolled out of view before the first visible cell of the line.
    private(set) final var offset = 0
    /// Whether the next layout scrolls to the selected option.
    private final var mustReveal = true
    /// The option under the pointer; nil for none.
    private(set) final var hoveredIndex: Int?
    /// The option under the pointer during a press; nil for none.
    private(set) final var pressedIndex: Int?

    package init(_ options: [String], axis: Axis, selectedIndex: Int?) {
        self.axis = axis
        list = OptionList(options)
        super.init()
        list.select(selectedIndex)
    }

    // MARK: The options

    /// The titles, without the marks of mnemonics.
    ///
    /// Set them with marks. The selected index stays, if it still exists.
    public final var options: [String] {
        get { list.titles.map(\.text) }
        set {
            let selected = list.selectedIndex
            list = OptionList(newValue)
            list.select(selected)
            optionsDidChange()
        }
    }

    /// The index of the selected option, from 0; nil for none.
    ///
    /// Setting it is not reported. An index that does not exist selects none.
    public final var selectedIndex: Int? {
        get { list.selectedIndex }
        set {
            guard newValue != list.selectedIndex else { return }
            list.select(newValue)
            selectionDidChange()
        }
    }

    /// The title of the selected option, without the mark of a mnemonic; nil for none.
    public final var selectedOption: String? { list.selectedIndex.map { list.titles[$0].text } }

    /// Returns whether the user can select an option; false for an index that does not exist.
    public final func isEnabledForOption(at index: Int) -> Bool { list.isEnabled(at: index) }

    /// Enables or disables an option; does nothing for an index that does not exist.
    public final func setEnabled(_ isEnabled: Bool, forOptionAt index: Int) {
        change { $0.setEnabled(isEnabled, at: index) }
    }

    package final func change(_ body: (inout OptionList) -> Void) {
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

    // MARK: Selecting

    /// Selects an option for the user, and reports it; does nothing if it is selected already, disabled or missing.
    final func choose(_ index: Int) {
        guard isEnabled, list.isEnabled(at: index), index != list.selectedIndex else { return }
        list.select(index)
        selectionDidChange()
        userDidChoose(index)
    }

    /// Reports the option that the user selected.
    func userDidChoose(_ index: Int) {
        reportChange(OptionSelected(index: index, title: list.titles[index].text))
    }

    /// Selects the pressed option; does nothing without a press.
    open override func activate() {
        guard let index = pressedIndex else { return }
        press(nil)
        if isEnabled, index == list.selectedIndex {
            userDidChooseAgain(index)
        } else {
            choose(index)
        }
    }

    /// Called if the user presses the selected option; reports nothing by default.
    func userDidChooseAgain(_ index: Int) {}

    /// Selects the first enabled option if none is selected.
    private final func selectFirst() {
        if selectedIndex == nil, let first = list.target(of: .first) { choose(first) }
    }

    /// Selects the enabled option with the mnemonic.
    open override func performMnemonic(_ character: Character) -> Bool {
        guard let index = list.index(ofMnemonic: character) else { return false }
        choose(index)
        return true
    }

    /// Selects the option that a move leads to, as a key does, and reports it.
    ///
    /// - Returns: False if there is no such option, or if it is not enabled.
    @discardableResult
    public final func moveSelection(_ move: ListMove) -> Bool {
        guard let target = list.target(of: move) else { return false }
        choose(target)
        return true
    }

    /// The actions `select-next` and `select-previous` on the arrow keys of the axis, `select-first` and `select-last`
    /// on Home and End, and `select` on Space.
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
            return Action(identifier, title: title, keys: [key]) {
                ($0 as? OptionControl)?.moveSelection(move) == true ? .stop : .ignored
            }.placement(isStep ? .footer : .help).priority(.low).group(.moves(move, "Select"))
                .mayDecline().category(.select)
        } + [
            Action("select", title: "Select", keys: ["space"], OptionControl.selectFirst)
                .placement(.help).category(.select)
        ]
    }

    // MARK: The mouse

    package final func index(at point: Point) -> Int? {
        guard bounds.contains(point), optionsRect.contains(point) else { return nil }
        let index = line.index(at: point[axis] - optionsRect.origin[axis] + offset)
        guard let index, list.isEnabled(at: index), overflow(at: point) == nil else { return nil }
        return index
    }

    /// Tracks the pointer over the options, and scrolls them with the wheel if they do not fit.
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

    /// Presses the option under the pointer; a press on a sign at an end scrolls.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        if let direction = overflow(at: event.location) {
            let step = Point(x: direction, y: 0)
            _ = scroll(by: step)
            return false
        }
        press(index(at: event.location))
        return true
    }

    /// True: a drag presses the option under the pointer.
    open override var tracksDrags: Bool { true }

    /// Presses the option that is under the pointer now.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        press(index(at: event.location))
        return true
    }

    /// Keeps the option under the pointer pressed; the primary action then selects it.
    open override func endTracking(_ event: MouseEvent) {
        press(index(at: event.location))
    }

    /// Ends the press without selecting an option.
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

    /// A group of options with the selected one as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(optionRoles.group, value: selectedOption)
    }

    /// Selects the option with a title.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        let index = list.titles.firstIndex { $0.text == value }
        guard isEnabled, let index, list.isEnabled(at: index) else { return false }
        choose(index)
        return true
    }

    /// The options; options that are scrolled out of view have an empty frame.
    open override var accessibilityParts: [AccessibilityPart] {
        var frames: [Int: Rect] = [:]
        forEachVisibleOption { index, rect in frames[index] = rect }
        return list.titles.enumerated().map { index, title in
            var traits: AccessibilityTraits = index == selectedIndex ? .selected : []
            if !isEnabled || !list.isEnabled(at: index) { traits.insert(.notEnabled) }
            var attributes = AccessibilityAttributes(
                optionRoles.option, label: title.text, traits: traits)
            attributes.index = index
            attributes.isCurrent = index == selectedIndex
            return AccessibilityPart(attributes, frame: frames[index] ?? .zero)
        }
    }

    /// The roles of the control and of its options.
    var optionRoles: (group: AccessibilityRole, option: AccessibilityRole) {
        (.radioGroup, .radioButton)
    }

    // MARK: The picture

    /// Returns the length of an option along the axis, in cells.
    func length(of title: MnemonicTitle) -> Int {
        axis == .horizontal ? cellWidth(of: title.text) : 1
    }

    /// The empty cells between two options along the axis.
    var gap: Int { 0 }

    /// The part of the bounds that shows options.
    var optionsRect: Rect { bounds }

    /// Returns the line of all options, measured now.
    func measuredLine() -> OptionLine {
        OptionLine(lengths: list.titles.map(length), gap: gap)
    }

    /// Lays out the options, and scrolls to the selected one after it has changed.
    open override func layoutSubviews() {
        line = measuredLine()
        offset = line.offset(
            near: offset, showing: mustReveal ? selectedIndex : nil, in: optionsRect.size[axis])
        mustReveal = false
    }

    /// Visits each visible option with its rectangle.
    package final func forEachVisibleOption(_ body: (_ index: Int, _ rect: Rect) -> Void) {
        let room = optionsRect
        for (index, span) in line.spans.enumerated()
        where span.upperBound > offset && span.lowerBound < offset + room.size[axis] {
            var rect = room
            rect.origin[axis] = room.origin[axis].saturatingAdding(span.lowerBound - offset)
            rect.size[axis] = span.count
            body(index, rect)
        }
    }

    /// Returns the state of an option.
    ///
    /// The selected option also shows the focus of the control.
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

// For tools that explain keys.
extension OptionControl: TypingView {
    package var mnemonicHandler: View.Type? { OptionControl.self }

    package func hasMnemonic(_ character: Character) -> Bool {
        list.index(ofMnemonic: character) != nil
    }
}
