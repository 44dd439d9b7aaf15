// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private final class SearchCalls: SearchResultsUpdating, SearchControllerDelegate, SearchBarDelegate
{
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func updateSearchResults(for searchController: SearchController) {
        calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: SearchController) {
        calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: SearchController) {
        calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: SearchController) {
        calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: SearchController) {
        calls.append("didDismiss")
    }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { calls.append("end") }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        calls.append("text \(searchText)")
    }
}

/// Further uses of search and texts beside the cases of the contract.
@MainActor
@Suite struct SearchEverydayTests {
    private let calls = SearchCalls()
    private let search = SearchController(searchResultsController: nil)

    private func start() async -> Pilot {
        let root = ViewController(view: View())
        root.navigationItem.searchController = search
        search.searchResultsUpdater = calls
        search.delegate = calls
        let pilot = await Pilot(
            NavigationController(rootViewController: root), columns: 40, rows: 10)
        await pilot.settle()
        return pilot
    }

    @Test("A search that becomes active tells so, and asks for results of each text")
    func active() async {
        let pilot = await start()
        await pilot.press("/")
        await pilot.settle()
        #expect(search.isActive)
        #expect(calls.take().filter { !$0.hasPrefix("update") } == ["willPresent", "didPresent"])
        await pilot.type("ab")
        #expect(calls.take() == ["update a", "update ab"])
    }

    @Test("A search that ends clears its text, and asks for results without a text")
    func ended() async {
        let pilot = await start()
        await pilot.press("/")
        await pilot.type("ab")
        _ = calls.take()
        search.isActive = false
        await pilot.settle()
        #expect(search.searchBar.text == "")
        let list = calls.take()
        #expect(list.contains("update "))
        #expect(list.filter { !$0.hasPrefix("update") } == ["willDismiss", "didDismiss"])
    }

    @Test("Return in a search bar searches and keeps the text; Esc cancels")
    func bar() async {
        let pilot = await start()
        search.searchBar.delegate = calls
        await pilot.press("/")
        await pilot.type("a")
        _ = calls.take()
        await pilot.press("enter")
        #expect(calls.take().filter { !$0.hasPrefix("update") }.contains("search"))
        #expect(search.searchBar.text == "a")
        await pilot.press("/")
        await pilot.press("escape")
        await pilot.settle()
        #expect(calls.take().contains("cancel"))
        #expect(!search.isActive)
    }

    @Test("A program that inserts text reports the change, and asks nobody")
    func inserted() async {
        final class Delegate: TextFieldDelegate {
            var asked = 0
            func textField(
                _ textField: TextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                asked += 1
                return true
            }
        }
        let field = TextField(), delegate = Delegate()
        field.delegate = delegate
        var changes = 0
        field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 40, rows: 4)
        field.becomeFirstResponder()
        await pilot.settle()
        field.insertText("ab")
        #expect(changes == 1)
        field.deleteBackward()
        #expect(changes == 2)
        #expect(delegate.asked == 0)
        #expect(field.text == "a")
    }

    @Test("A field that is edited already takes the focus again without a second begin")
    func focusedTwice() async {
        let field = TextField()
        var begins = 0
        field.addAction(Action { _ in begins += 1 }, for: .editingDidBegin)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [Button("Other"), field])), columns: 40,
            rows: 4)
        await pilot.settle()
        #expect(field.becomeFirstResponder())
        #expect(field.becomeFirstResponder())
        await pilot.settle()
        #expect(begins == 1)
    }

    @Test("A field is first responder when its editing has begun")
    func firstResponderInDelegate() async {
        final class Delegate: TextFieldDelegate {
            var seen: [String] = []
            func textFieldDidBeginEditing(_ textField: TextField) {
                seen.append("begin \(textField.isFirstResponder) \(textField.isEditing)")
            }
            func textFieldDidEndEditing(_ textField: TextField) {
                seen.append("end \(textField.text)")
            }
        }
        let field = TextField(), other = TextField(), delegate = Delegate()
        field.delegate = delegate
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [other, field])), columns: 40, rows: 4)
        field.becomeFirstResponder()
        await pilot.type("xy")
        other.becomeFirstResponder()
        await pilot.settle()
        #expect(delegate.seen == ["begin true true", "end xy"])
    }

    @Test("A text view whose delegate declines does not begin")
    func declinedTextView() async {
        final class Delegate: TextViewDelegate {
            var seen: [String] = []
            func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
                seen.append("should")
                return false
            }
            func textViewDidBeginEditing(_ textView: TextView) { seen.append("begin") }
            func textViewDidEndEditing(_ textView: TextView) { seen.append("end") }
        }
        let view = TextView(), delegate = Delegate()
        view.delegate = delegate
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [Button("Other"), view])), columns: 40,
            rows: 8)
        await pilot.settle()
        delegate.seen = []
        #expect(!view.becomeFirstResponder())
        await pilot.settle()
        #expect(delegate.seen == ["should"])
        #expect(!view.isFirstResponder)
    }
}
