// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A weak reference to an object, for arrays and dictionaries that must not keep their objects
/// alive.
package struct Weak<Object: AnyObject> {
    /// The object; nil after it was deallocated.
    package private(set) weak var object: Object?

    /// Creates a reference to an object.
    package init(_ object: Object?) { self.object = object }
}
