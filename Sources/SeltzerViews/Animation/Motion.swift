// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How long the toolkit's own movements take.
///
/// All other changes of a state are shown at once: hover, focus, selection, menus and popovers.
package enum Motion {
    /// A control looks pressed after its key, so that a key is seen like a click.
    package static var press: Duration { .milliseconds(90) }
    /// The thumb of a switch or a slider runs to its place after a key.
    package static var thumb: Duration { .milliseconds(80) }
    /// A sheet or a toast slides in.
    package static var slideIn: Duration { .milliseconds(140) }
    /// A sheet or a toast slides out.
    package static var slideOut: Duration { .milliseconds(100) }
    /// The backdrop of a sheet gets its weight.
    package static var backdrop: Duration { .milliseconds(120) }
    /// The steps in which the backdrop gets its weight; each redraws the whole screen.
    package static var backdropSteps: Int { 4 }
    /// A scroll view moves to an offset that the program sets.
    package static var scroll: Duration { .milliseconds(120) }
    /// Work that ends sooner shows no spinner.
    package static var spinnerDelay: Duration { .milliseconds(150) }
    /// An event rises by one box in the picture of its route.
    package static var routeStep: Duration { .milliseconds(60) }
    /// The maximum number of frames a second while something moves.
    package static var framesPerSecond: Int { 30 }
    /// The same on a terminal at the other end of a network.
    package static var remoteFramesPerSecond: Int { 15 }
}
