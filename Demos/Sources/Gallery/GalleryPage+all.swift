// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension GalleryPage {
    /// The pages, in the order of the list; pages of one group follow one another.
    static let all: [GalleryPage] = [
        .welcome,
        .label, .textField, .textView, .code, .promptBox, .markdownView, .logView, .diffView,
        .find, .hexView, .tokenField, .searchField,
        .badge,
        .button, .linkButton,
        .checkbox, .switch, .radioGroup, .segmentedControl, .popUpButton, .comboBox, .slider,
        .stepper, .rangeSlider, .datePicker, .calendar, .colorWell,
        .listView, .tableView, .tableSections, .tableColumns, .collectionView, .outlineView,
        .directoryView, .filePanel, .picker,
        .cellGrid, .dataGrid, .dragAndDrop,
        .progress, .activityIndicator,
        .sparkline, .gauge, .barChart, .lineChart, .canvas, .pictures,
        .form, .settings, .groupBox, .disclosure, .divider, .tabView, .splitView, .dockView,
        .desktop,
        .scrollView,
        .scrollBar,
        .navigation, .tabController, .splitViewController,
        .toast, .toolTip, .alert,
        .menuBar, .menu, .contextMenu, .palette, .bars, .keyFooter, .interceptorPacks,
        .xRay,
        .prompts,
    ]

    /// Returns the page with a name, or the first page.
    static func named(_ name: String) -> GalleryPage {
        all.first { $0.name == name } ?? .welcome
    }
}
