// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about movement and colors. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer

// MARK: isHidden animated

extension SnippetScreen {
    func snippeta34() {
        View.transition(with: stackView, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.avatarView.isHidden.toggle()
        }, completion: { finished in print("done", finished) })
    }
}

// MARK: layer

extension SnippetScreen {
    func snippeta36() {
    }
}

// MARK: layer maskedCorners

extension SnippetScreen {
    func snippeta37() {
    }
}

// MARK: animate options

extension SnippetScreen {
    func snippeta86() {
        View.animate(withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
            self.cardView.alpha = 1
        }, completion: nil)
    }
}

// MARK: animate transform

extension SnippetScreen {
    func snippeta87() {
        View.animate(withDuration: 0.2, animations: {}) { _ in
            self.cardView.isHidden = false
        }
    }
}

// MARK: transition flip

extension SnippetScreen {
    func snippeta91() {
        View.transition(with: cardView, duration: 0.4, options: [.transitionFlipFromRight, .curveEaseInOut]) {
            self.cardView.backgroundColor = .systemPink
        }
    }
}

// MARK: gesture

class Screena95: SnippetScreen {
    func addGestures() {
        let tap = TapGestureRecognizer(target: self, action: Screena95.tapped)
        tap.numberOfTapsRequired = 2
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(tap)
    }
    func tapped(_ recognizer: TapGestureRecognizer) {
        let point = recognizer.location(in: view)
        print(point.x, recognizer.view?.tag ?? 0)
    }
}

// MARK: pan

class Screena96: SnippetScreen {
    func handlePan(_ gesture: PanGestureRecognizer) {
        guard let card = gesture.view else { return }
        let translation = gesture.translation(in: view)
        switch gesture.state {
        case .began, .changed:
            card.center = Point(x: card.center.x + translation.x, y: card.center.y + translation.y)
            gesture.setTranslation(.zero, in: view)
        case .ended where gesture.velocity(in: view).x > 63:
            View.animate(withDuration: 0.2) { card.alpha = 0 }
        default: break
        }
    }
}

// MARK: swipe

class Screena97: SnippetScreen {
    func addSwipes() {
        for direction in [SwipeGestureRecognizer.Direction.left, .right] {
            let swipe = SwipeGestureRecognizer(target: self, action: Screena97.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }
    func swiped(_ sender: SwipeGestureRecognizer) { title = sender.direction == .left ? "Next" : "Back" }
}

// MARK: longpress

class Screena98: SnippetScreen {
    func longPressed(_ gesture: LongPressGestureRecognizer) {
        if gesture.state == .began, let indexPath = tableView.indexPathForRow(at: gesture.location(in: tableView)) {
            items.remove(at: indexPath.row)
        }
    }
}

// MARK: alpha

extension SnippetScreen {
    func snippeta109() {
        cardView.alpha = 0
        View.animate(withDuration: 0.3, delay: 0.5, options: [.curveEaseIn], animations: { self.cardView.alpha = 1 })
    }
}

// MARK: tap location

class Screenb32: SnippetScreen {
    func handleTap(_ gesture: TapGestureRecognizer) {
        let location = gesture.location(in: cardView)
        guard cardView.bounds.contains(location) else { return }
        if gesture.state == .ended { cardView.subviews.first(where: { $0.frame.contains(location) })?.isHidden = true }
    }
}

// MARK: shake

class Screenb33: SnippetScreen {
    func shake() {
    }
}

// MARK: gradient

class Screenb34: SnippetScreen {
    func addGradient() {
    }
}

// MARK: spring

extension SnippetScreen {
    func snippetb35() {
        View.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1, options: .curveEaseInOut) {
            self.cardView.frame.origin.y = self.view.bounds.height - 8
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.nameLabel.text = "Done"
        }
    }
}

// MARK: rotation

class Screenb41: SnippetScreen {
    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.stackView.axis = size.width > size.height ? .horizontal : .vertical
        })
    }
}


// MARK: property animator

final class SnippetSheet: View {
    private var animator: ViewPropertyAnimator?
    private var isOpen = false

    func toggleSheet() {
        let spring = AnimationCurve.spring(dampingRatio: 0.9)
        let animator = ViewPropertyAnimator(duration: 0.4, timingParameters: spring)
        animator.addAnimations { self.center.y -= 5 }
        animator.addCompletion { position in
            if position == .end { self.isOpen.toggle() }
        }
        animator.startAnimation()
        self.animator = animator
    }

    func panned(_ recognizer: PanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animator?.pauseAnimation()
        case .changed:
            animator?.fractionComplete = 0.5
        case .ended:
            animator?.isReversed = recognizer.velocity(in: self).y > 0
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            animator?.stopAnimation(true)
        }
    }
}

// MARK: keyframes

extension View {
    func snippetShake() {
        View.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear], animations: {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.frame.origin.x += 2 }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.frame.origin.x -= 2 }
        }, completion: nil)
    }
}

// MARK: display link

final class SnippetCounter: Label {
    private var link: DisplayLink?
    private var start: TimeInterval = 0

    func startCounting() {
        link = DisplayLink(target: self, action: SnippetCounter.tick)
        link?.add()
    }

    private func tick(_ link: DisplayLink) {
        if start == 0 { start = link.timestamp }
        text = "\(Int((link.timestamp - start) * 10))"
        if link.timestamp - start > 2 { link.invalidate() }
    }
}

// MARK: dynamic color

extension Color {
    static let snippetGround = Color { traits in
        traits.userInterfaceStyle == .dark ? Color(white: 0.1, alpha: 1) : Color(white: 0.95, alpha: 1)
    }
}

// MARK: sender

extension SnippetScreen {
    func snippetSender() {
        saveButton.addAction(Action { action in
            (action.sender as? Button)?.isEnabled = false
        }, for: .touchUpInside)
    }
}
