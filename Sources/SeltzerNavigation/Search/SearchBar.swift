// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A row with a field in which the user types the text to search for, as in UIKit.
///
/// Enter searches, Esc cancels. A ``SearchController`` shows one in a navigation bar. Scopes are in a second row.
///
///     Name of a city            Cancel
///      All   Europe   Asia
open class SearchBar: View {
    /// The object that decides about editing, and follows it; held weakly.
    public final weak var delegate: (any SearchBarDelegate)?

    /// The field of the bar.
    public final let searchTextField = TextField("", placeholder: "Search")
    private let cancelButton = Button("Cancel")
    /// The scopes, in the second row.
    final let scopeControl = SegmentedControl()

    /// Whether the scopes are visible, if there are any; false by default.
    ///
    /// A ``SearchController`` shows them while the user searches.
    public final var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { scopesDidChange() } }
    }

    /// The text; setting it is not reported.
    public final var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue ?? "" }
    }

    /// The text that is shown while the field is empty; "Search" by default.
    public final var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue ?? "" }
    }

    /// Whether there is a button that cancels, at the right; false by default.
    public final var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    /// Shows or hides the button that cancels; without an animation.
    public final func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Called when the user begins or ends editing, changes the text or cancels, after the delegate.
    final var onChange: ((Change) -> Void)?

    /// What the user did.
    enum Change {
        case began, text, cancelled
    }

    /// Creates a bar with an empty field.
    public override init(frame: Rect) {
        super.init(frame: frame)
        cancelButton.isHidden = true
        addSubview(searchTextField)
        addSubview(cancelButton)
        searchTextField.delegate = self
        searchTextField.addAction(for: .editingChanged) { [weak self] _ in self?.textDidChange() }
        cancelButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.cancel() }
        scopeControl.isHidden = true
        addSubview(scopeControl)
        scopeControl.addAction(for: .valueChanged) { [weak self] _ in self?.scopeDidChange() }
    }

    private final func scopeDidChange() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        onChange?(.text)
    }

    private final func textDidChange() {
        delegate?.searchBar(self, textDidChange: searchTextField.text)
        onChange?(.text)
    }

    /// Clears the text and gives up the focus, as Esc does.
    final func cancel() {
        let hadText = !searchTextField.text.isEmpty
        if hadText {
            searchTextField.text = ""
            textDidChange()
        }
        delegate?.searchBarCancelButtonClicked(self)
        onChange?(.cancelled)
    }

    /// Whether the field of the bar is the first responder.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Focuses the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Takes the focus from the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The action `cancel-search` on Esc.
    open override var actions: [Action] {
        [
            Action("cancel-search", title: "Cancel search", keys: ["escape"]) { responder in
                guard let bar = responder as? SearchBar,
                    bar.showsCancelButton || !bar.searchTextField.text.isEmpty
                        || bar.onChange != nil
                else { return .ignored }
                bar.cancel()
                return .stop
            }.priority(.low)
        ]
    }

    /// Returns one row, or two with scopes, as wide as possible.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: size.width == .max ? 30 : size.width, height: scopeControl.isHidden ? 1 : 2)
    }

    /// Lays out the field, the button at the right, and the scopes below them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = cancelButton.isHidden ? 0 : cancelButton.sizeThatFits(bounds.size).width
        let row = min(1, bounds.height)
        let end = max(0, bounds.width - 1)
        cancelButton.frame = Rect(
            x: end - min(end, width), y: 0, width: min(end, width), height: row)
        let fieldEnd = width == 0 ? end : cancelButton.frame.minX - 1
        searchTextField.frame = Rect(x: 1, y: 0, width: max(0, fieldEnd - 1), height: row)
        scopeControl.frame = Rect(
            x: 1, y: 1, width: max(0, end - 1), height: bounds.height > 1 ? 1 : 0)
    }
}

extension SearchBar: TextFieldDelegate {
    /// Asks the bar's delegate.
    public final func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
        allows(
            delegate?.searchBarShouldBeginEditing(self), by: delegate,
            "searchBarShouldBeginEditing(_:)")
    }

    /// Informs the bar's delegate.
    public final func textFieldDidBeginEditing(_ textField: TextField) {
        delegate?.searchBarTextDidBeginEditing(self)
        onChange?(.began)
    }

    /// Asks the bar's delegate.
    public final func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        allows(
            delegate?.searchBarShouldEndEditing(self), by: delegate,
            "searchBarShouldEndEditing(_:)")
    }

    /// Informs the bar's delegate.
    public final func textFieldDidEndEditing(_ textField: TextField) {
        delegate?.searchBarTextDidEndEditing(self)
    }

    /// Asks the bar's delegate.
    public final func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool {
        allows(
            delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string),
            by: delegate, "searchBar(_:shouldChangeTextIn:replacementText:)")
    }

    /// Informs the bar's delegate that the user searches.
    public final func textFieldShouldReturn(_ textField: TextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
