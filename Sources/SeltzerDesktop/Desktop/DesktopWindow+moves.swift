// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension DesktopWindow {
    /// The values that determine the frame.
    final var place: WindowPlace { WindowPlace(freeFrame: freeFrame, placement: placement) }

    /// Sets the place; the frame changes only once.
    final func set(_ place: WindowPlace) {
        guard place != self.place else { return }
        isChangingPlace = true
        (freeFrame, placement) = (place.freeFrame, place.placement)
        isChangingPlace = false
        desktop?.place(self)
    }

    /// Closes the window like the close mark, unless a handler or ``closingConfirmation`` refuses.
    ///
    /// ``ShouldCloseDesktopWindow`` is asked first, then ``closingConfirmation``. Does nothing for a window that is not
    /// ``isClosable``.
    public final func performClose() {
        guard isClosable, desktop != nil, !isAskingToClose else { return }
        guard ask(ShouldCloseDesktopWindow(window: self), includingSelf: true) ?? true else {
            return
        }
        guard let closingConfirmation else {
            desktop?.closeByUser(self)
            return
        }
        isAskingToClose = true
        ApplicationWork.start(in: window?.application) { [weak self] in
            guard let window = self else { return }
            let mayClose = await closingConfirmation(window)
            window.isAskingToClose = false
            if mayClose { window.desktop?.closeByUser(window) }
        }
    }

    /// Places the window, and reports it as an act of the user.
    final func placeByUser(_ placement: WindowPlacement) {
        guard placement != self.placement, isResizable || placement == .free else { return }
        endKeyboardMove()
        self.placement = placement
        frameNeedsDisplay()
        post(DesktopWindowPlaced(window: self, placement: placement), includingSelf: true)
    }

    /// Keeps the frame that the user gave the window, and reports the changes.
    final func finishMove(from old: Rect, _ oldPlace: WindowPlace) {
        // Keeps only the part of the move that the desktop allowed.
        if placement == .free { freeFrame = frame }
        if placement != oldPlace.placement {
            post(DesktopWindowPlaced(window: self, placement: placement), includingSelf: true)
        }
        if frame.size != old.size {
            post(DesktopWindowResized(window: self, frame: frame), includingSelf: true)
        } else if frame != old {
            post(DesktopWindowMoved(window: self, frame: frame), includingSelf: true)
        }
    }

    // MARK: By keys

    /// Starts a mode in which the arrow keys move the window until Return or Escape.
    final func beginKeyboardMove() {
        guard let desktop, keyboardMove == nil else { return }
        desktop.activate(self, isByUser: true)
        keyboardMove = place
        keyboardStart = frame
        _ = becomeFirstResponder()
        frameNeedsDisplay()
    }

    /// Ends a move by keys, and returns the focus to the content.
    ///
    /// - Parameter isKept: Whether the window keeps its new place.
    final func endKeyboardMove(isKept: Bool = true) {
        guard let old = keyboardMove else { return }
        keyboardMove = nil
        if isKept { finishMove(from: keyboardStart, old) } else { set(old) }
        if isFirstResponder { _ = becomeFirstResponder() }
        frameNeedsDisplay()
    }

    /// Moves the window, or its right and lower edge, by some cells.
    final func moveByKey(_ way: Point, resizes: Bool) {
        guard keyboardMove != nil, let desktop else { return }
        let edges: WindowEdges = [.right, .bottom]
        let new =
            resizes
            ? edges.moved(of: frame, by: way, minimum: minimumSize, in: desktop.area)
            : frame.offsetBy(dx: way.x, dy: way.y)
                .reachable(in: desktop.area, minimum: minimumSize)
        guard new != frame, resizes ? isResizable : isMovable else { return }
        set(WindowPlace(freeFrame: new, placement: .free))
        frameNeedsDisplay()
    }
}
