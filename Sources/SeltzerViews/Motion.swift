// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The durations of the toolkit's own movements.
///
/// Other changes of state are shown at once: hover, focus, selection, menus and popovers.
package enum Motion {
    /// How long a control looks pressed after its key, so that a key press is visible like a click.
    package static var press: Duration { .milliseconds(90) }
    /// How long the thumb of a switch or a slider moves after a key.
    package static var thumb: Duration { .milliseconds(80) }
    /// How long a sheet or a toast slides in.
    package static var slideIn: Duration { .milliseconds(140) }
    /// How long a sheet or a toast slides out.
    package static var slideOut: Duration { .milliseconds(100) }
    /// How long the backdrop of a sheet fades in.
    package static var backdrop: Duration { .milliseconds(120) }
    /// The number of steps in which the backdrop fades in; each redraws the whole screen.
    package static var backdropSteps: Int { 4 }
    /// How long a scroll view moves to an offset that the program sets.
    package static var scroll: Duration { .milliseconds(120) }
    /// The delay before a spinner is shown; shorter work shows none.
    package static var spinnerDelay: Duration { .milliseconds(150) }
    /// How long an event takes to rise by one box in the picture of its route.
    package static var routeStep: Duration { .milliseconds(60) }
    /// The maximum number of frames a second while something moves.
    package static var framesPerSecond: Int { 30 }
    /// The maximum number of frames a second over a network, while something moves.
    package static var remoteFramesPerSecond: Int { 15 }
}
