// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Routes

extension Pilot {
    /// Chooses the next option of a choice as a user does: opens its list and selects there.
    func turn(_ title: String, of controller: RoutesController) async {
        guard let index = controller.page.choices.firstIndex(where: { $0.title == title }),
            let controls = controller.view.first(ControlsView.self)
        else { return }
        let choice = controller.page.choices[index]
        let next = ((choice.selected ?? -1) + 1) % choice.options.count
        controls.popUps[index].becomeFirstResponder()
        await press("space", "home")
        for _ in 0..<next { await press("down") }
        await press("enter")
    }

    /// Focuses the box of a responder with Tab.
    func focus(_ name: String) async {
        for _ in 0..<40 {
            let box = application.keyWindow?.firstResponder as? StationBox
            if box?.station.name == name { return }
            await press("tab")
        }
    }
}

extension Choice {
    /// Chooses the next option; the first one follows the last.
    func turn() { select(((selected ?? -1) + 1) % options.count) }
}

extension View {
    /// Returns the first view of a class in this view.
    fileprivate func first<Found: View>(_ type: Found.Type) -> Found? {
        (self as? Found) ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}
