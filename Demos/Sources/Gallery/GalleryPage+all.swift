// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    /// The pages, in the order of the list.
    static let all: [GalleryPage] = [
        .label, .button, .checkbox, .switch, .radioGroup, .segmentedControl, .popUpButton, .slider,
        .textField, .groupBox, .divider, .tabView, .progress, .activityIndicator, .toast, .alert,
        .cellGrid, .keyFooter, .scrollView, .scrollBar, .listView, .tableView, .tableSections,
        .tableColumns,
    ]
}
