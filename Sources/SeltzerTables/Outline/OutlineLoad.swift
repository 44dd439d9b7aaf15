// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A task that loads the children of an item; it is cancelled when this object is released.
@MainActor
final class OutlineLoad {
    /// The task; nil before it starts.
    var task: Task<Void, Never>?
    /// Whether the user unfolded the item.
    let isByUser: Bool

    init(isByUser: Bool) { self.isByUser = isByUser }

    deinit {
        task?.cancel()
    }
}
