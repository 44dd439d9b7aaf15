// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension GestureArbiter {
    func rehearsal() -> any RehearsedArbiter { RehearsedGestures(of: self) }

    func forgetVerdicts() {
        if !verdicts.isEmpty { verdicts = [] }
    }
}

/// The gestures of a press that is only asked about.
///
/// The same recognizers take part as in the dispatch. No recognizer gets an event, so it
/// stays unknown whether its gesture would be recognized.
@MainActor
private final class RehearsedGestures: RehearsedArbiter {
    private(set) var watchers: [GestureWatcher] = []
    let pressNumber: Int
    private let arbiter: GestureArbiter
    private var hasFailed = false

    init(of arbiter: GestureArbiter) {
        self.arbiter = arbiter
        pressNumber = arbiter.pressNumber + 1
    }

    /// - Parameter isDecided: Whether the event may be the last one that the gesture needs.
    private func add(
        _ recognizer: GestureRecognizer, _ part: GestureWatcher.Part, isDecided: Bool = false
    ) {
        guard let view = recognizer.view else { return }
        watchers.append(
            GestureWatcher(
                recognizer: recognizer, view: view, part: part,
                delaysPress: recognizer.delaysTouchesBegan,
                mayTakeFirst: isDecided || !recognizer.waitsForMoreThanPress))
    }

    // MARK: Presses

    func begin(with event: MouseEvent, on view: View) -> Bool {
        let candidates = GestureArbiter.candidates(
            for: event, on: view, leavingOut: { self.add($0, $1) })
        for recognizer in candidates {
            let required = recognizer.requirements.first { other in
                candidates.contains { $0 === other }
            }
            add(recognizer, required.map { .waits(for: $0, on: $0.view) } ?? .watches)
        }
        for recognizer in arbiter.participants
        where recognizer.isPending && !candidates.contains(where: { $0 === recognizer }) {
            add(recognizer, .waited)
        }
        return false
    }

    func handle(_ event: MouseEvent) -> Bool {
        for recognizer in arbiter.participants where arbiter.isWatching(recognizer) {
            add(recognizer, .watches, isDecided: true)
        }
        return false
    }

    func delays(_ phase: MouseEvent.Phase, ofPress number: Int) -> Bool {
        !hasFailed && phase == .down
            && watchers.contains { $0.delaysPress && $0.takesPart }
    }

    func fail() { hasFailed = true }

    // MARK: Calls without an effect

    var isUndecided: Bool { false }
    var verdicts: [GestureVerdict] { [] }
    func forgetVerdicts() {}
    func end() {}
    func cancel() {}
    func viewBecomesIneligible(_ view: View) {}
    func settle() -> Bool { false }
    func removeTakenPresses() -> [ClosedRange<Int>] { [] }
    func rehearsal() -> any RehearsedArbiter { self }
}

extension GestureRecognizer {
    /// Whether the recognizer needs more than the press of a button: a release, a move or a time.
    ///
    /// Only the library's own classes are known. A subclass may recognize at once.
    fileprivate final var waitsForMoreThanPress: Bool {
        let known: [GestureRecognizer.Type] = [
            TapGestureRecognizer.self, PanGestureRecognizer.self, SwipeGestureRecognizer.self,
            LongPressGestureRecognizer.self,
        ]
        return known.contains { $0 == type(of: self) }
    }
}
