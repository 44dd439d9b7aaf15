// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension ViewController {
    /// Whether the controller is in edit mode; setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    public final var isEditing: Bool {
        get { traits.navigationItem?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// An item for the bar that begins and ends edit mode with ``setEditing(_:animated:)``.
    ///
    /// Its title is `Edit`, or `Done` in edit mode.
    public final var editButtonItem: BarButtonItem {
        if let item = navigationItem.editButtonItem { return item }
        let item = BarButtonItem(
            title: "Edit", style: .plain, target: self, action: ViewController.toggleEditing)
        navigationItem.editButtonItem = item
        showEditing()
        return item
    }

    private final func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// Stores whether the controller is in edit mode, and shows it in the ``editButtonItem``.
    final func applyEditing(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        navigationItem.isEditing = isEditing
        showEditing()
    }

    private final func showEditing() {
        navigationItem.editButtonItem?.title = isEditing ? "Done" : "Edit"
        navigationItem.editButtonItem?.style = isEditing ? .done : .plain
    }

    /// The items of the toolbar that a navigation controller shows below the controller's view,
    /// from the left; nil for none.
    public final var toolbarItems: [BarButtonItem]? {
        get { traits.navigationItem?.toolbarItems }
        set { navigationItem.toolbarItems = newValue }
    }

    /// Sets the items of the toolbar; the items do not move.
    public final func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
        toolbarItems = items
    }
}
