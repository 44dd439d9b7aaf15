// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension DesktopView {
    /// Arranges the windows that are not minimized; nothing is reported.
    ///
    /// A window that the user cannot resize keeps its size.
    public final func arrange(_ arrangement: WindowArrangement) {
        // In a cascade, windows at the back get the first places, so that each title is visible.
        let shown =
            arrangement == .cascaded
            ? orderedWindows.reversed() : windows.filter { !$0.isMinimized }
        let minimum = shown.reduce(Size(width: 1, height: 1)) {
            Size(
                width: max($0.width, $1.minimumSize.width),
                height: max($0.height, $1.minimumSize.height))
        }
        let frames = arrangement.frames(count: shown.count, in: area, minimum: minimum)
        for (window, frame) in zip(shown, frames) {
            window.endKeyboardMove()
            var frame = frame
            if !window.isResizable { frame.size = window.frame.size }
            window.set(WindowPlace(freeFrame: frame, placement: .free))
        }
    }

    private final func arrangeByUser(_ arrangement: WindowArrangement) {
        arrange(arrangement)
        post(DesktopWindowsArranged(arrangement: arrangement), includingSelf: true)
    }

    /// The places of the windows, for the next run of the program.
    ///
    /// Setting it moves only the windows with the same identifiers, and is not reported.
    public final var state: DesktopState {
        get {
            DesktopState(
                windows: windowsFromBack.map {
                    DesktopState.Window(
                        identifier: $0.identifier ?? "", frame: $0.freeFrame ?? $0.frame,
                        placement: $0.placement, isMinimized: $0.isMinimized)
                })
        }
        set {
            var rest = windows
            var placed: [DesktopWindow] = []
            for state in newValue.windows {
                let index = rest.firstIndex { $0.identifier == state.identifier }
                guard let index else { continue }
                let window = rest.remove(at: index)
                window.set(WindowPlace(freeFrame: state.frame, placement: state.placement))
                window.isMinimized = state.isMinimized
                placed.append(window)
            }
            setOrder(placed)
        }
    }

    // MARK: Cycling

    /// Activates the next window, in the order in which windows were added.
    ///
    /// After the last window comes the bar of minimized windows.
    ///
    /// - Parameter leaves: Whether the focus leaves the desktop after the last stop, if another view can take it.
    private final func cycle(by step: Int, leaves: Bool) -> Disposition {
        var stops: [View] = windows.filter { !$0.isMinimized }
        if let barStop { stops.append(barStop) }
        let focused = window?.firstResponder as? View
        let present = stops.firstIndex { focused?.isDescendant(of: $0) == true }
        guard let present else { return becomeFirstResponder() ? .stop : .ignored }
        let next = present + step
        if !stops.indices.contains(next), leaves, let outside = stopOutside(step) {
            return outside.becomeFirstResponder() ? .stop : .ignored
        }
        guard stops.count > 1 else { return .stop }
        stops[(next + stops.count) % stops.count].revealInDesktop(self)
        return .stop
    }

    /// Returns the stop of the Tab key before or after the desktop; nil if there is none.
    private final func stopOutside(_ step: Int) -> View? {
        guard let stops = window?.focusStops, let first = stops.firstIndex(where: { $0 === self })
        else { return nil }
        let after = stops[first...].first { !$0.isDescendant(of: self) }
        return step > 0
            ? after ?? (first > 0 ? stops[0] : nil)
            : first > 0 ? stops[first - 1] : stops.last { !$0.isDescendant(of: self) }
    }

    /// Moves the focus by an arrow key inside the window or out of the desktop, but never into another window.
    final func moveFocus(_ heading: FocusHeading, from window: DesktopWindow) -> Disposition {
        guard self.window?.allowsDirectionalFocus == true else { return .ignored }
        let others = windows.filter { $0 !== window }
        self.window?.moveFocus(heading) { view in
            !others.contains { view.isDescendant(of: $0) }
        }
        // If the key were passed on, it would move the focus to another window.
        return .stop
    }

    // MARK: Actions

    /// The actions of the desktop as a whole.
    static let desktopActions: [Action] = {
        let group = Action.Group("windows", title: "Window")
        let cycles: [(String, String, [KeySequence], Int, Bool)] = [
            ("next-window", "Next window", ["f6"], 1, true),
            ("previous-window", "Previous window", ["shift-f6"], -1, true),
            ("cycle-windows", "Cycle windows", ["ctrl-f6"], 1, false),
        ]
        let arrangements: [(String, String, WindowArrangement)] = [
            ("tile-windows", "Tile windows", .tiled),
            ("tile-windows-side-by-side", "Windows side by side", .sideBySide),
            ("cascade-windows", "Cascade windows", .cascaded),
        ]
        return cycles.map { identifier, title, keys, step, leaves in
            Action(identifier, title: title, keys: keys) {
                ($0 as? DesktopView)?.cycle(by: step, leaves: leaves) ?? .ignored
            }.placement(leaves ? .footer : .palette).priority(.low).group(leaves ? group : nil)
                .mayDecline().category(.window).movingFocus(leaves)
        } + [
            Action("window-list", title: "List windows", keys: ["alt-0"]) {
                ($0 as? DesktopView)?.listWindows()
                return .stop
            }.mayDecline(false).placement(.palette).priority(.low).enabled {
                ($0 as? DesktopView)?.windows.isEmpty == false
            }.category(.window)
        ]
            + arrangements.map { identifier, title, arrangement in
                Action(identifier, title: title) {
                    ($0 as? DesktopView)?.arrangeByUser(arrangement)
                    return .stop
                }.mayDecline(false).placement(.palette).priority(.low).enabled {
                    ($0 as? DesktopView)?.activeWindow != nil
                }.category(.window)
            }
    }()
}

extension View {
    /// Focuses a window or the bar as a stop of the desktop's cycle.
    fileprivate final func revealInDesktop(_ desktop: DesktopView) {
        if let window = self as? DesktopWindow {
            desktop.activate(window, isByUser: true)
        } else {
            becomeFirstResponder()
        }
    }
}
