// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerViews

extension DesktopWindow {
    /// Brings the window to the front before its views get the press, and follows the pointer over the frame.
    final func mouseWillArrive(_ event: MouseEvent) -> Disposition {
        if event.phase == .move { hover(part(under: event)) }
        guard event.phase == .down else { return .ignored }
        // A press into the content may already have moved the focus inside the window.
        if !isActive || !hasFocus { desktop?.activate(self) }
        return .ignored
    }

    final func handleFrame(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter:
            hover(part(under: event))
            return .ignored
        case .leave:
            hover(nil)
            return .ignored
        case .down: return begin(event)
        case .drag: return drag(event)
        case .up: return end(event)
        case .cancel:
            cancelDrag()
            return .ignored
        case .move, .scroll: return .ignored
        }
    }

    private final func part(under event: MouseEvent) -> WindowPart? {
        bounds.contains(event.location) ? chrome.part(at: event.location) : nil
    }

    private final func hover(_ part: WindowPart?) {
        guard part != hoveredPart else { return }
        let old = hoveredPart
        hoveredPart = part
        for case let part? in [old, part] {
            switch part {
            case .mark(let mark): chrome.rect(of: mark).map(setNeedsDisplay)
            case .edges: frameNeedsDisplay()
            case .title, .content: break
            }
        }
    }

    private final func begin(_ event: MouseEvent) -> Disposition {
        guard bounds.contains(event.location) else { return .ignored }
        var part = chrome.part(at: event.location)
        guard part != .content else { return .ignored }
        endKeyboardMove()
        if event.button == .right {
            return ContextMenuInteraction.openMenuByUser(of: self, at: event.location)
                ? .stop : .ignored
        }
        guard event.button == .left, let desktop else { return .ignored }
        if part == .title, event.clickCount == 2, isResizable {
            placeByUser(placement == .maximized ? .free : .maximized)
            return .stop
        }
        // The upper edge is the title bar, which moves the window. With Ctrl, it resizes the window.
        if part == .title, isResizable, event.modifiers.contains(.control) { part = .edges(.top) }
        press = WindowPress(
            part: part, start: desktop.convert(event.location, from: self), frame: frame,
            place: place)
        if case .mark(let mark) = part { chrome.rect(of: mark).map(setNeedsDisplay) }
        return .stop
    }

    private final func drag(_ event: MouseEvent) -> Disposition {
        guard let press, let desktop else { return .ignored }
        let point = desktop.convert(event.location, from: self)
        switch press.part {
        case .mark(let mark):
            let isOnMark = chrome.rect(of: mark)?.contains(event.location) == true
            guard isOnMark != press.isOnMark else { return .stop }
            self.press?.isOnMark = isOnMark
            chrome.rect(of: mark).map(setNeedsDisplay)
        case .title: dragTitle(to: point, in: desktop)
        case .edges(let edges):
            guard press.hasMoved || point != press.start else { return .stop }
            self.press?.hasMoved = true
            let frame = edges.moved(
                of: press.frame, by: point - press.start, minimum: minimumSize, in: desktop.area)
            set(WindowPlace(freeFrame: frame, placement: .free))
            frameNeedsDisplay()
        case .content: break
        }
        return .stop
    }

    private final func dragTitle(to point: Point, in desktop: DesktopView) {
        guard let press, isMovable, press.hasMoved || point != press.start else { return }
        self.press?.hasMoved = true
        var start = press.frame
        if press.place.placement != .free {
            // A window that filled a part of the desktop gets its free size again, with the pointer at the same
            // relative place.
            let size = (press.place.freeFrame ?? press.frame).size
            let share = press.start.x - press.frame.minX
            start.origin.x = press.start.x - share * size.width / max(1, press.frame.width)
            start.size = size
        }
        let way = point - press.start
        set(WindowPlace(freeFrame: start.offsetBy(dx: way.x, dy: way.y), placement: .free))
        let drop = isResizable ? WindowPlacement.ofDrop(at: point, in: desktop.area) : nil
        if drop != press.drop {
            self.press?.drop = drop
            desktop.showOutline(drop)
        }
        frameNeedsDisplay()
    }

    private final func end(_ event: MouseEvent) -> Disposition {
        guard let press else { return .ignored }
        self.press = nil
        desktop?.showOutline(nil)
        if case .mark(let mark) = press.part {
            let rect = chrome.rect(of: mark)
            rect.map(setNeedsDisplay)
            if rect?.contains(event.location) == true { perform(mark) }
            return .stop
        }
        guard press.hasMoved else { return .stop }
        frameNeedsDisplay()
        if let drop = press.drop {
            set(WindowPlace(freeFrame: press.place.freeFrame ?? press.frame, placement: drop))
            post(DesktopWindowPlaced(window: self, placement: drop), includingSelf: true)
        } else {
            finishMove(from: press.frame, press.place)
        }
        return .stop
    }

    /// Cancels a drag, and puts the window back.
    final func cancelDrag() {
        guard let press else { return }
        self.press = nil
        desktop?.showOutline(nil)
        if press.hasMoved { set(press.place) }
        frameNeedsDisplay()
    }

    private final func perform(_ mark: WindowMark) {
        switch mark {
        case .minimize: desktop?.minimizeByUser(self)
        case .maximize: placeByUser(placement == .maximized ? .free : .maximized)
        case .close: performClose()
        }
    }
}
