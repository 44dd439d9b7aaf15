// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The handlers, actions and gestures of a random scene.
extension RandomScene {
    /// Gives a responder handlers, actions and gestures by chance.
    func equip(_ responder: InputResponder) {
        let name = names[ObjectIdentifier(responder)] ?? ""
        if random.chance(25) { addActions(to: responder) }
        if random.chance(6) { addHandler(KeyEvent.self, to: responder, name) }
        if random.chance(8) {
            addHandler(MouseEvent.self, to: responder, name) { $0.phase == .down }
        }
        if random.chance(3) { addHandler(PasteEvent.self, to: responder, name) }
        if random.chance(4) { addInterceptor(KeyEvent.self, to: responder, name) }
        if random.chance(4) { addInterceptor(MouseEvent.self, to: responder, name) }
        if random.chance(4) { addInterceptor(ActionChosen.self, to: responder, name) }
        if random.chance(2) { addHold(to: responder, name) }
        if random.chance(3) { addFilter(to: responder, name) }
        if let view = responder as? View, random.chance(12) { addGesture(to: view) }
        if random.chance(4), responder !== application { divert(responder) }
        if random.chance(3) { responder.mount(on: random.pick(responders)) }
    }

    private func addFilter(to responder: InputResponder, _ name: String) {
        let (log, mayPass) = (log, random.chance(50))
        subscriptions.append(
            responder.filter { event in
                guard event is KeyEvent || event is MouseEvent || event is PasteEvent else {
                    return true
                }
                _ = log.add(name, mayPass ? .ignored : .stop)
                return mayPass
            })
    }

    /// Holds chosen actions, and never lets them go on.
    private func addHold(to responder: InputResponder, _ name: String) {
        let log = log
        subscriptions.append(
            responder.hold(where: { (_: ActionChosen) in
                _ = log.add(name, .stop)
                return true
            }) { _ in false })
    }

    /// Sets the next responder, unless that makes a circle.
    private func divert(_ responder: InputResponder) {
        let target = random.pick(responders)
        var current: Responder? = target
        while let superior = current {
            if superior === responder { return }
            current = superior.next
        }
        responder.next = target
    }

    // MARK: Gestures

    private func addGesture(to view: View) {
        let recognizer: GestureRecognizer
        switch random.number(0..<6) {
        case 0: recognizer = PanGestureRecognizer()
        case 1: recognizer = LongPressGestureRecognizer()
        case 2: recognizer = SceneTouch()
        default:
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = random.number(1..<3)
            recognizer = tap
        }
        let (log, name) = (log, name("T"))
        recognizer.name = name
        recognizer.addAction { _ in _ = log.gestures.insert(name) }
        recognizer.delaysTouchesBegan = random.chance(20)
        recognizer.cancelsTouchesInView = random.chance(80)
        recognizer.isEnabled = random.chance(80)
        if random.chance(25) { recognizer.delegate = makeDelegate() }
        let others = views.flatMap(\.gestureRecognizers)
        if !others.isEmpty, random.chance(30) { recognizer.require(toFail: random.pick(others)) }
        view.addGestureRecognizer(recognizer)
    }

    // MARK: Actions and handlers

    private func addActions(to responder: InputResponder) {
        for _ in 0..<random.number(1..<3) {
            let action = makeAction()
            switch responder {
            case let view as SceneView: view.list.append(action)
            case let page as ScenePage: page.list.append(action)
            default:
                let (name, log) = (action.title, log)
                responder.bind(action.keys[0], action.title) { _ = log.add(name, .stop) }
            }
        }
    }

    private func makeAction() -> Action {
        let (name, log) = (name("A"), log)
        let declines = random.chance(15)
        var action = Action(name, title: name, keys: [random.pick(Self.sequences)]) { _ in
            log.add(name, declines ? .ignored : .stop)
        }
        // Only a closure that says so never declines.
        switch random.number(0..<3) {
        case 0: action = action.mayDecline()
        case 1 where !declines: action = action.mayDecline(false)
        default: break
        }
        action.wantsPriorityOverSystemBehavior = random.chance(10)
        action.reachesModalWindows = random.chance(10)
        if random.chance(12) { action = action.attributes(.disabled) }
        return action
    }

    private func addHandler<Event: RoutedEvent>(
        _ type: Event.Type, to responder: InputResponder, _ name: String,
        where counts: @escaping @MainActor (Event) -> Bool = { _ in true }
    ) {
        let (log, answer) = (log, random.pick([Disposition.stop, .ignored, .observed]))
        let phase: Phase = random.chance(40) ? .capture : .bubble
        subscriptions.append(
            responder.on(type, phase: phase) { event in
                counts(event) ? log.add(name, answer) : .ignored
            })
    }

    private func addInterceptor<Event: RoutedEvent>(
        _ type: Event.Type, to responder: InputResponder, _ name: String
    ) {
        let (log, mayPass) = (log, random.chance(50))
        if random.chance(30) {
            let target = random.pick(responders)
            // An event that is redirected to the same responder goes on as before.
            let goesOn = target === responder
            subscriptions.append(
                responder.redirect(type) { _ in
                    // A chosen action runs if its event arrives from elsewhere.
                    if type == ActionChosen.self, !goesOn {
                        log.addRedirection(name)
                    } else {
                        _ = log.add(name, goesOn ? .ignored : .stop)
                    }
                    return target
                })
            return
        }
        subscriptions.append(
            responder.intercept { (_: inout Event) in
                _ = log.add(name, mayPass ? .ignored : .stop)
                return mayPass
            })
    }
}
