// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerViews

/// Minimized windows, and the bar with their titles.
extension DesktopView {
    /// The windows whose titles are in the bar.
    private final var minimizedWindows: [DesktopWindow] { windows.filter(\.isMinimized) }

    final func setUpBar() {
        bar.isHidden = true
        bar.onChoose = { [weak self] in
            if let self { restoreByUser(minimizedWindows[$0]) }
        }
        bar.onList = { [weak self] bar, rect, rest in
            if let self { list(Array(minimizedWindows[rest]), beside: rect, of: bar) }
        }
    }

    /// Shows the titles of the minimized windows.
    final func updateBar() {
        let titles = minimizedWindows.map(\.title)
        if bar.titles != titles { bar.titles = titles }
        if bar.isHidden != titles.isEmpty { bar.isHidden = titles.isEmpty }
    }

    /// The bar of minimized windows, as a stop of the key that cycles through the windows; nil if no window is
    /// minimized.
    final var barStop: View? { bar.isHidden ? nil : bar }

    final func setMinimized(_ isMinimized: Bool, _ window: DesktopWindow, isByUser: Bool) {
        guard window.isMinimized != isMinimized else { return }
        if isMinimized {
            window.cancelDrag()
            window.isMinimizedNow = true
            // The bar is laid out now, because it may get the focus next.
            windowsDidChange()
            layoutIfNeeded()
            leave(window, isByUser: isByUser)
            window.isHidden = true
        } else {
            window.isMinimizedNow = false
            window.isHidden = false
            windowsDidChange()
            makeActive(window, isByUser: isByUser)
        }
        updateCover(in: stage.bounds)
    }

    final func minimizeByUser(_ window: DesktopWindow) {
        guard window.isMinimizable, !window.isMinimized else { return }
        setMinimized(true, window, isByUser: true)
        window.post(DesktopWindowMinimized(window: window, isMinimized: true), includingSelf: true)
    }

    private final func restoreByUser(_ window: DesktopWindow) {
        let wasMinimized = window.isMinimized
        activate(window, isByUser: true)
        guard wasMinimized else { return }
        window.post(DesktopWindowMinimized(window: window, isMinimized: false), includingSelf: true)
    }

    // MARK: The list

    /// Opens a menu of all windows, from which the user chooses one.
    final func listWindows() {
        let rect = Rect(
            x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
        list(windows, beside: rect, of: self)
    }

    private final func list(_ windows: [DesktopWindow], beside rect: Rect, of view: View) {
        let entries = windows.map { window in
            Action(nil, title: MnemonicTitle.escaped(window.title)) {
                [weak self, weak window] _ in
                if let window { self?.restoreByUser(window) }
                return .stop
            }.mayDecline(false).showing { [weak window] (_: InputResponder) in
                window?.isActive == true ? .on : .off
            }
        }
        let place = MenuSession.Place(
            source: view, rect: rect, sides: [.above, .below], name: "Windows")
        menu = MenuSession.open(Menu(children: entries), from: view, at: place, byKey: true) {
            [weak self] in self?.menu = nil
        }
    }
}
