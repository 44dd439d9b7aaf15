// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Posts ``Scrolled`` and ``ScrollEnded`` for a scroll view, and reports its movements by wheel and
/// keys to the delegate.
@MainActor
final class ScrollAnnouncer {
    /// The last posted offset, or the first shown one; nil before the first layout.
    private var announced: Point?
    private var lastMove: Duration = .zero
    private var timer: ApplicationTimer?
    /// Whether the user scrolls by wheel or keys, and the delegate waits for the end.
    private var isUserScrolling = false

    /// The time without movement after which the scroll view is at rest.
    static var restInterval: Duration { .milliseconds(150) }

    /// Posts ``Scrolled`` if the offset has changed since the last layout.
    func layoutDidEnd(in scrollView: ScrollView) {
        let offset = scrollView.contentOffset
        guard offset != announced else {
            // The user scrolled and came back before the layout.
            if timer == nil { endUserScroll(in: scrollView) }
            return
        }
        let isFirst = announced == nil
        announced = offset
        // Content that is shown for the first time has not scrolled.
        if isFirst { return }
        scrollView.post(
            Scrolled(scrollView: scrollView, contentOffset: offset), includingSelf: true)
        guard let application = scrollView.window?.application else { return }
        lastMove = application.clock.now
        if timer == nil { wait(Self.restInterval, for: scrollView, in: application) }
    }

    /// Records a new offset that shows the same content as the old offset, so that nothing is
    /// posted.
    func contentStayed(at offset: Point, before: Point) {
        if announced == before { announced = offset }
    }

    /// Stops waiting for the rest.
    func cancel() {
        timer?.cancel()
        timer = nil
        isUserScrolling = false
    }

    /// Reports the beginning of a movement by wheel or keys, unless one is under way.
    func userWillScroll(in scrollView: ScrollView) {
        guard !isUserScrolling else { return }
        isUserScrolling = true
        scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    }

    /// Reports the end of a movement by wheel or keys, if one is under way.
    func endUserScroll(in scrollView: ScrollView) {
        guard isUserScrolling else { return }
        isUserScrolling = false
        scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    }

    private func wait(
        _ duration: Duration, for scrollView: ScrollView, in application: Application
    ) {
        timer = ApplicationTimer(after: duration, in: application) { [weak self, weak scrollView] in
            if let scrollView { self?.timerFired(for: scrollView) }
        }
    }

    private func timerFired(for scrollView: ScrollView) {
        timer = nil
        guard let application = scrollView.window?.application else { return }
        let rest = Self.restInterval - (application.clock.now - lastMove)
        if scrollView.isDragging {
            wait(Self.restInterval, for: scrollView, in: application)
        } else if rest > .zero {
            wait(rest, for: scrollView, in: application)
        } else {
            endUserScroll(in: scrollView)
            scrollView.post(
                ScrollEnded(scrollView: scrollView, contentOffset: scrollView.contentOffset),
                includingSelf: true)
        }
    }
}
