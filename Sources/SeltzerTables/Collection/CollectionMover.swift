// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The long press with which the user moves an item of a collection view.
@MainActor
final class CollectionMover: GestureRecognizerDelegate {
    private weak var collectionView: CollectionView?
    private let recognizer = LongPressGestureRecognizer()

    init(of collectionView: CollectionView) {
        self.collectionView = collectionView
        recognizer.delegate = self
        recognizer.addTarget(self, action: CollectionMover.pressed)
        collectionView.addGestureRecognizer(recognizer)
    }

    /// Returns whether the pressed item is known to be movable; other items keep the press.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let collectionView, collectionView.allowsSelection else { return false }
        return collectionView.item(at: recognizer.location(in: collectionView))
            .map(collectionView.isKnownToMove) ?? false
    }

    private func pressed(_ recognizer: LongPressGestureRecognizer) {
        guard let collectionView else { return }
        let point = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: point) else { return }
            collectionView.beginInteractiveMovementForItem(at: path)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}
