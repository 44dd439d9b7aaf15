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

    /// Removes a window from the screen; the window that was key before it becomes key again.
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

    // These properties are read several times for each report of the mouse. They use loops: a
    // closure passed to the standard library checks at each call whether it is on the main actor,
    // which costs as much as a hit test.

    /// The frontmost visible modal window; nil if there is none.
    public final var modalWindow: Window? { modalPlace.map { windows[$0] } }

    /// The windows that the user can reach: the modal window and the windows in front of it, or all
    /// windows.
    final var windowsInReach: ArraySlice<Window> { windows[firstInReach...] }

    /// The windows behind the modal window.
    final var windowsOutOfReach: ArraySlice<Window> { windows[..<firstInReach] }

    private final var firstInReach: Int { modalPlace ?? 0 }

    private final var modalPlace: Int? {
        for place in windows.indices.reversed()
        where windows[place].isModal && !windows[place].isHidden {
            return place
        }
        return nil
    }

    /// The frontmost visible window at a cell of the screen that the user can reach; nil if there
    /// is none.
    final func window(at location: Point) -> Window? {
        // The place and no slice: to take an element of a slice allocates memory here.
        let first = firstInReach
        for place in windows.indices.reversed() where place >= first {
            let window = windows[place]
            if !window.isHidden, window.frame.contains(location) { return window }
        }
        return nil
    }

    /// Cancels presses in windows that are now behind a modal window, and makes another window key.
    final func modalWindowsDidChange() {
        repairKeyWindow()
        setNeedsFrame()
    }

    // MARK: Keys

    /// Makes a window key if it can become key.
    final func makeKey(_ window: Window) {
        guard mayBeKey(window) else { return }
        keyTurn += 1
        window.keyTurn = keyTurn
        setKeyWindow(window)
    }

    /// If the current key window cannot be key any more, makes key the window that was key last.
    final func repairKeyWindow() { setKeyWindow(presentKeyWindow) }

    /// The window that gets keys: the key window, or the window that was key last if the key window
    /// cannot be key any more.
    final var presentKeyWindow: Window? {
        if let keyWindow, mayBeKey(keyWindow) { return keyWindow }
        return windowsInReach.filter(mayBeKey).max { $0.keyTurn < $1.keyTurn }
    }

    /// Replaces a key window or first responders that are no longer there.
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
            // The first responder looks focused only in the key window. A control around it, such
            // as a stepper around its field, looks focused, too.
            var view = window?.firstResponder as? View
            while let shown = view {
                shown.setNeedsDisplay()
                view = shown.superview.flatMap { $0.isControl ? $0 : nil }
            }
        }
        keyWindow = window
        setNeedsFrame()
    }

    /// Brings a pressed window to the front, and makes it key.
    ///
    /// A modal window stays behind the windows in front of it: otherwise the user could not reach
    /// them any more.
    ///
    /// - Parameter rehearsal: Records the responder that refuses, and nothing else happens.
    /// - Returns: Whether the press continues: false if the first responder of the key window
    ///   refuses to resign.
    final func activate(_ window: Window, by rehearsal: InputRehearsal? = nil) -> Bool {
        let takesKeys = window !== keyWindow && window.canBecomeKey
        if takesKeys, let first = keyWindow?.firstResponder, !first.canResignFirstResponder {
            rehearsal?.refuser = first
            return false
        }
        if rehearsal != nil { return true }
        // The old first responder, which was asked to resign, may have hidden the window.
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
