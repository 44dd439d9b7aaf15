// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    // MARK: Opening and closing

    /// Shows a window in front of the others, and makes it key if it can become key.
    final func show(_ window: Window) {
        if window.application !== self { window.close() }
        windows.removeAll { $0 === window }
        windows.append(window)
        if window.application !== self { window.attach(to: self) }
        makeKey(window)
        window.setNeedsDisplayBehind()
        window.setNeedsLayout()
        setNeedsFrame()
        modalWindowsDidChange()
    }

    /// Removes a window from the screen; the window that was key before becomes key.
    final func close(_ window: Window) {
        window.setNeedsDisplayBehind()
        frames.placesDidChange()
        mouse.viewBecomesIneligible(window)
        windows.removeAll { $0 === window }
        window.attach(to: nil)
        modalWindowsDidChange()
    }

    /// Returns whether a window is shown behind another one.
    final func shows(_ window: Window, behind other: Window) -> Bool {
        for shown in windows {
            if shown === other { return false }
            if shown === window { return true }
        }
        return false
    }

    // MARK: Reach

    // Asked several times for each report of the mouse. By loops: a closure given to a function of the standard
    // library finds out anew, at each call, whether it is on the main actor, which costs as much as a hit test.

    /// The visible modal window in front of the others of its kind; nil where there is none.
    public final var modalWindow: Window? { modalPlace.map { windows[$0] } }

    /// The windows that the user can reach: a modal one and those in front of it, or all.
    final var windowsInReach: ArraySlice<Window> { windows[firstInReach...] }

    /// The windows behind a modal one.
    final var windowsOutOfReach: ArraySlice<Window> { windows[..<firstInReach] }

    private final var firstInReach: Int { modalPlace ?? 0 }

    private final var modalPlace: Int? {
        for place in windows.indices.reversed()
        where windows[place].isModal && !windows[place].isHidden {
            return place
        }
        return nil
    }

    /// The frontmost visible window within reach at a cell of the screen; nil where there is none.
    final func window(at location: Point) -> Window? {
        for window in windowsInReach.reversed()
        where !window.isHidden && window.frame.contains(location) {
            return window
        }
        return nil
    }

    /// Takes the mouse from windows that are behind a modal one now, and the keys too.
    final func modalWindowsDidChange() {
        repairKeyWindow()
        setNeedsFrame()
    }

    // MARK: Keys

    /// Gives a window the keys, if it can have them.
    final func makeKey(_ window: Window) {
        guard mayBeKey(window) else { return }
        keyTurn += 1
        window.keyTurn = keyTurn
        setKeyWindow(window)
    }

    /// Gives the keys to the window that had them last of those that can have them, where the present one
    /// cannot any more.
    final func repairKeyWindow() {
        if let keyWindow, mayBeKey(keyWindow) { return }
        setKeyWindow(windowsInReach.filter(mayBeKey).max { $0.keyTurn < $1.keyTurn })
    }

    /// Moves the keys on, between windows and within each, where whoever has them has gone.
    final func repairFocus() {
        repairKeyWindow()
        for window in windows { window.repairFocus() }
    }

    private final func mayBeKey(_ window: Window) -> Bool {
        guard window.canBecomeKey, !window.isHidden else { return false }
        for other in windowsInReach where other === window { return true }
        return false
    }

    private final func setKeyWindow(_ window: Window?) {
        guard window !== keyWindow else { return }
        for window in [keyWindow, window] {
            // Who has the keys looks otherwise than who would have them.
            (window?.firstResponder as? View)?.setNeedsDisplay()
        }
        keyWindow = window
        setNeedsFrame()
    }

    /// Brings a window that was pressed to the front, and gives it the keys.
    ///
    /// A modal window stays behind those in front of it, which it would put out of reach.
    ///
    /// - Returns: Whether the press goes on: false where the first responder of the key window does not let
    ///   go.
    final func activate(_ window: Window) -> Bool {
        let takesKeys = window !== keyWindow && window.canBecomeKey
        if takesKeys, keyWindow?.firstResponder?.canResignFirstResponder == false { return false }
        // Who was asked may have hidden it.
        guard window.application === self else { return false }
        if window !== windows.last, window !== modalWindow {
            windows.removeAll { $0 === window }
            windows.append(window)
            window.setNeedsDisplay()
        }
        if takesKeys { makeKey(window) }
        return true
    }
}
