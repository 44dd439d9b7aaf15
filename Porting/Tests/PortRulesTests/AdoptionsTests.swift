// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Methods of delegates that a subclass adds.
@Suite struct AdoptionsTests {
    private let base = """
        import UIKit
        class Base: UIViewController {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        extension Base: UITableViewDelegate {}

        """

    /// Returns the number of the methods that are listed.
    private func count(_ text: String) -> Int {
        portAll(base + text).flatMap(\.leftovers).filter { $0.row == LeftoverTable.addedMethods }
            .count
    }

    @Test func aMethodThatOnlyASubclassHasIsListed() {
        let method = "func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}"
        #expect(count("class List: Base { \(method) }") == 1)
        #expect(count("class List: Base {}\nextension List { \(method) }") == 1)
        #expect(count("class Middle: Base {}\nclass List: Middle { \(method) }") == 1)
    }

    @Test func otherMethodsAreNotListed() {
        // The superclass declares the method, too.
        #expect(
            count("class List: Base { override func scrollViewDidScroll(_ view: UIScrollView) {} }")
                == 0)
        #expect(
            count("class List: Base { func tableView(_ view: UITableView, sort: Int) {} }") == 0)
        let own = """
            class Other: UIViewController, UITextFieldDelegate {
                func textFieldDidEndEditing(_ textField: UITextField) {}
            }
            """
        #expect(count(own) == 0)
    }

    @Test func aMethodOfAnInheritedProtocolIsListed() {
        let text = """
            class Root: UIViewController, UITableViewDelegate {}
            class Leaf: Root { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
            """
        #expect(count(text) == 1)
    }

    @Test func labelsAreReadFromTheKeyOfAMethod() {
        let key = InterfaceMethod.key(
            "tableView", [(label: "_", type: "TableView"), (label: "rows", type: "[Int: Int]")])
        #expect(InterfaceMethod.labels(of: key) == "tableView(_:rows:)")
        #expect(InterfaceMethod.labels(of: InterfaceMethod.key("end", [])) == "end()")
        #expect(InterfaceMethod.labels(of: "frame") == "frame")
    }
}
