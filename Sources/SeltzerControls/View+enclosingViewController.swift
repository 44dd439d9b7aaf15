// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension View {
    /// The nearest controller in the responder chain above the view; nil if there is none.
    package final var enclosingViewController: ViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? ViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// The nearest controller above the view, which becomes the parent of the subviews' controllers; nil outside a
    /// window.
    package final var viewControllerForChildren: ViewController? {
        window == nil ? nil : enclosingViewController
    }
}

extension [ViewController] {
    /// Makes the controllers, whose views are in place, children of another controller; nil removes
    /// them from their parents.
    @MainActor
    package func move(toParent parent: ViewController?) {
        for controller in self {
            guard controller.parent !== parent else { continue }
            if let parent {
                parent.addChild(controller)
                if controller.parent === parent { controller.didMove(toParent: parent) }
            } else {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
        }
    }
}
