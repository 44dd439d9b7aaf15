// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension ViewController {
    /// Exchanges the views of two children with an animation, as in UIKit.
    ///
    /// The new view comes to the place of the old one, which leaves after the animation. The caller
    /// adds and removes the children. Has no effect if the old view has no superview.
    ///
    /// - Parameters:
    ///   - old: The child whose view leaves.
    ///   - new: The child whose view comes.
    ///   - duration: The length of the animation in seconds.
    ///   - options: The options of the animation; a transition changes the views at once.
    ///   - animations: Changes the views; nil for no animation.
    ///   - completion: Called at the end; the argument says whether the animation was finished.
    public final func transition(
        from old: ViewController, to new: ViewController, duration: Double,
        options: View.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard old !== new, let place = old.viewIfLoaded?.superview else { return }
        new.view.frame = old.view.frame
        old.beginAppearanceTransition(false)
        new.beginAppearanceTransition(true)
        place.addSubview(new.view)
        let finish: (Bool) -> Void = { [weak old, weak new] isFinished in
            old?.viewIfLoaded?.removeFromSuperview()
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
            completion?(isFinished)
        }
        guard let animations else { return finish(true) }
        View.animate(
            withDuration: duration, delay: 0, options: options, animations: animations,
            completion: finish)
    }
}
