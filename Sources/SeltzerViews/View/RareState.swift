// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The state that few views and other input responders have.
///
/// It is one object, made when the first of its properties is set, so that a plain view holds a
/// single nil. Properties that every frame reads from every view belong to ``View`` itself.
@MainActor
final class RareState {
    // Exclusivity checks are off for properties that each frame or hit test reads.

    /// The keys bound with ``InputResponder/bind(_:_:action:)``, the latest last.
    var keyBindings: [KeyBinding] = []
    /// The closure that returns the responder's part of a context menu.
    var contextMenuProvider: (@MainActor (Point?) -> Menu?)?
    /// The gesture recognizers of the view; nil for none.
    var gestures: ViewGestures?
    /// The key commands that the program added; nil for none.
    var keyCommands: [KeyCommand]?
    /// The undo manager of a window; nil until it is asked for.
    var undoManager: UndoManager?
    /// The empty cells along the edges of the view that its content leaves free.
    var layoutMargins = Insets.zero
    /// How opaque the view is.
    @exclusivity(unchecked)
    var alpha = 1.0
    /// The layout guides of the view; nil until there is one.
    var guides: ViewGuides?
    /// The closures that follow changes of the view's traits.
    var traitRegistrations: [TraitChangeRegistration] = []
    /// The tint color of the view; nil for an inherited one.
    @exclusivity(unchecked)
    var tintColor: Color?
    /// Whether Tab visits the view after its siblings.
    var comesLastInFocusOrder = false
    /// Returns the page to which the view is the bar; nil for most views.
    var page: (@MainActor () -> ViewController?)?
    /// The view that covers the view; nil for none.
    weak var cover: View?
    @exclusivity(unchecked)
    weak var controller: ViewController?
    @exclusivity(unchecked)
    var theme: Theme?
    @exclusivity(unchecked)
    var floatFrame: FloatFrame?
    /// The values that animations move; nil if none moves.
    @exclusivity(unchecked)
    var moving: MovingValues?
    /// The place of a picture in the view.
    var contentMode = View.ContentMode.scaleToFill
    /// The parts of the frame that follow the size of the superview.
    var autoresizingMask: View.AutoresizingMask = []
    /// The style that the view has in place of its superview's.
    var interfaceStyle = UserInterfaceStyle.unspecified
    /// The number by which the program finds the view.
    var tag = 0
    /// The number of rows by which the view is drawn below its place.
    @exclusivity(unchecked)
    var rowShift = 0
    /// Whether the view keeps its colors behind a dialog.
    var isExemptFromDimming = false
    /// The layout priorities that the program set.
    var horizontal = OwnLayoutPriorities()
    var vertical = OwnLayoutPriorities()
    /// The animations that move a property of the view.
    ///
    /// Each is an ``Animation``; the folder of this type stands above the views.
    var animations: [AnyObject] = []
    /// The number of animations during which the mouse does not hit the view.
    @exclusivity(unchecked)
    var blockingAnimations = 0
    /// The number of consecutive animations without movement that the view has begun.
    var animationsAtOnce = 0
    /// The time of the last animation without movement that the view began in a window.
    var lastAnimationAtOnce = Duration.zero
    /// The timers that have not ended.
    var timers: [ViewTimer] = []
    /// The tasks that have not ended; nil until there is one.
    var tasks: OwnedTasks?
    /// The accessibility that the program set for the view; nil for none.
    var accessibility: AccessibilityState?
    /// Records the hit tests of the tree below the view; nil while nobody asks.
    var hitTestRecorder: HitTestRecorder?
    /// Diagnostics that wait until the view enters a window of an application.
    var pendingDiagnostics: [String] = []
}
