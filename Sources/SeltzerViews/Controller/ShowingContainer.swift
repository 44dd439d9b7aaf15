// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A controller that shows other controllers in itself when one of its children calls
/// ``ViewController/show(_:sender:)``.
@MainActor
package protocol ShowingContainer: AnyObject {}

/// A controller that shows details in itself when one of its children calls
/// ``ViewController/showDetailViewController(_:sender:)``.
@MainActor
package protocol DetailContainer: AnyObject {}
