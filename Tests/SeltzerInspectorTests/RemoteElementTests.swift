// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerInspector

@MainActor
@Suite struct RemoteElementTests {
    @Test func theRowHasRoleLabelIdentifierFrameAndStates() {
        let element = RemoteElement([
            "role": "button", "label": "Save", "identifier": "save", "frame": [1, 2, 10, 1],
            "focused": true, "disabled": true, "hidden": false,
        ])
        #expect(element.row.string == "button \"Save\"  #save  (1, 2) 10x1  focused  disabled")
    }

    @Test func onlyWhatThereIsBecomesAProperty() {
        let plain = RemoteElement(["role": "text", "frame": [0, 0, 4, 1], "value": ""])
        #expect(plain.properties.map(\.title) == ["Role", "On the screen"])
        let full = RemoteElement([
            "role": "list", "label": "Jobs", "value": "3", "identifier": "jobs", "hint": "Choose",
            "count": 9, "index": 2, "selected": true, "actions": ["Delete", "Rename"],
        ])
        #expect(
            full.properties.map(\.title) == [
                "Role", "Label", "Value", "Identifier", "Hint", "Items", "Index", "On the screen",
                "State", "Actions",
            ])
        #expect(full.properties.last?.value.string == "Delete, Rename")
    }

    @Test func whatAnotherProgramSendsDoesNotControlTheTerminal() {
        let element = RemoteElement([
            "role": "\u{1B}[2Jbad", "label": "a\u{1B}]0;x\u{7}b\nc", "actions": ["\u{1B}[m"],
        ])
        let texts = [element.row.string] + element.properties.map(\.value.string)
        for text in texts { #expect(!text.unicodeScalars.contains { $0.value < 32 }, "\(text)") }
    }

    @Test func valuesOfOtherKindsAreLeftOut() {
        let element = RemoteElement(["role": 7, "label": ["x"], "frame": "wide", "count": "many"])
        #expect(element.label == nil)
        #expect(element.frame == .zero)
        #expect(element.count == nil)
    }
}

@MainActor
@Suite struct RemoteTreeTests {
    private func tree(_ first: JSONValue, second: String = "Open") -> RemoteTree {
        RemoteTree([
            [
                "role": "window",
                "children": [first, ["role": "button", "label": .text(second)]],
            ]
        ])
    }

    @Test func anElementStaysTheSameWhenItsTextsChange() {
        let old = tree(["role": "button", "label": "Save"])
        let new = tree(["role": "button", "label": "Saved"], second: "Close")
        #expect(old.order == new.order)
        #expect(old != new)
        #expect(new.order.last.flatMap(new.element)?.label == "Close")
    }

    @Test func anIdentifierKeepsAnElementApartFromItsNeighbors() {
        let old = tree(["role": "button", "identifier": "save"])
        let new = tree(["role": "button", "label": "Save"])
        #expect(old.order != new.order)
        #expect(old.roots == new.roots)
    }

    @Test func parentsAndChildrenAgree() throws {
        let tree = tree(["role": "button"])
        let window = try #require(tree.roots.first)
        #expect(tree.children(of: nil) == [window])
        let children = tree.children(of: window)
        #expect(children.count == 2)
        #expect(children.allSatisfy { tree.parent(of: $0) == window })
        #expect(tree.parent(of: window) == nil)
        #expect(tree.children(of: "elsewhere").isEmpty)
        #expect(RemoteTree(nil).order.isEmpty)
    }
}
