// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension DesktopWindow {
    /// What decides on the frame.
    final var place: WindowPlace { WindowPlace(freeFrame: freeFrame, placement: placement) }

    /// Sets the place, with one change of the frame.
    final func set(_ place: WindowPlace) {
        guard place != self.place else { return }
        isChangingPlace = true
        (freeFrame, placement) = (place.freeFrame, place.placement)
        isChangingPlace = false
        desktop?.place(self)
    }

    /// Closes the window as the close mark does, if nothing refuses it.
    ///
    /// ``ShouldCloseWindow`` is asked first, then ``confirmsClosing``. Does nothing for a window that is not
    /// ``isClosable``.
    public final func performClose() {
        guard isClosable, desktop != nil, !isAskingToClose else { return }
        guard ask(ShouldCloseWindow(window: self), includingSelf: true) ?? true else { return }
        guard let confirmsClosing else {
            desktop?.closeByUser(self)
            return
        }
        isAskingToClose = true
        ApplicationWork.start(in: window?.application) { [weak self] in
            guard let window = self else { return }
            let mayClose = await confirmsClosing(window)
            window.isAskingToClose = false
            if mayClose { window.desktop?.closeByUser(window) }
        }
    }

    /// Places the window for the user, and reports it.
    final func placeByUser(_ placement: WindowPlacement) {
        guard placement != self.placement, isResizable || placement == .free else { return }
        endKeyboardMove()
        self.placement = placement
        frameNeedsDisplay()
        post(WindowPlaced(window: self, placement: placement), includingSelf: true)
    }

    /// Keeps the frame that the user gave the window, and reports what changed.
    final func finishMove(from old: Rect, _ oldPlace: WindowPlace) {
        // What the desktop could not show is not kept.
        if placement == .free { freeFrame = frame }
        if placement != oldPlace.placement {
            post(WindowPlaced(window: self, placement: placement), includingSelf: true)
        }
        if frame.size != old.size {
            post(WindowResized(window: self, frame: frame), includingSelf: true)
        } else if frame != old {
            post(WindowMoved(window: self, frame: frame), includingSelf: true)
        }
    }

    // MARK: By keys

    /// Lets the arrow keys move the window until Return or Escape.
    final func beginKeyboardMove() {
        guard let desktop, keyboardMove == nil else { return }
        desktop.activate(self, isByUser: true)
        keyboardMove = place
        keyboardStart = frame
        _ = becomeFirstResponder()
        frameNeedsDisplay()
    }

    /// Ends a move by keys, and gives the focus back to the content.
    ///
    /// - Parameter isKept: Whether the window stays where it is now.
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
