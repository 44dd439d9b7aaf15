// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A description of the content of a cell, which makes the view that shows it, as in UIKit.
@MainActor
public protocol ContentConfiguration {
    /// Returns a new view that shows the configuration.
    func makeContentView() -> any ContentView
    /// Returns the configuration for a state of the cell, such as ``CellConfigurationState``; the same
    /// configuration by default.
    func updated(for state: any ConfigurationState) -> Self
}

extension ContentConfiguration {
    /// Returns the same configuration.
    public func updated(for state: any ConfigurationState) -> Self { self }
}

/// A view that shows a ``ContentConfiguration``.
@MainActor
public protocol ContentView: View {
    /// The configuration that the view shows.
    var configuration: any ContentConfiguration { get set }
    /// Returns whether the view can show a configuration, so that a reused cell keeps the view.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Returns whether the configuration has the same type as the current one.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension View {
    /// Shows a configuration in this view: the current content view gets it if it can show it, and is replaced if not.
    ///
    /// - Returns: The view that shows the configuration; nil without one.
    final func show(
        _ configuration: (any ContentConfiguration)?, by current: (any ContentView)?
    ) -> (any ContentView)? {
        if let configuration, let current, current.supports(configuration) {
            current.configuration = configuration
            return current
        }
        current?.removeFromSuperview()
        let view = configuration?.makeContentView()
        if let view { addSubview(view) }
        return view
    }
}

extension TableViewCell {
    /// The content of the cell; nil, the default, for the labels and the program's subviews.
    ///
    /// Its view is as large as the content view. Meanwhile the labels and the image of the cell are hidden, as in UIKit.
    public final var contentConfiguration: (any ContentConfiguration)? {
        get { extras?.contentConfiguration }
        set {
            guard newValue != nil || extras?.contentConfiguration != nil else { return }
            let extras = loadedExtras
            extras.contentConfiguration = newValue
            extras.configuredView = contentView.show(newValue, by: extras.configuredView)
            textLabelIfLoaded?.isHidden = isConfigured
            extras.detailLabel?.isHidden = isConfigured
            extras.imageView?.isHidden = isConfigured
            setNeedsLayout()
        }
    }

    /// Whether the cell shows a ``contentConfiguration`` in place of its labels.
    final var isConfigured: Bool { extras?.configuredView != nil }

    /// Returns the configuration of the cell's style, without texts.
    public final func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    final func layOutConfiguredView(_ extras: CellExtras) {
        guard let view = extras.configuredView else { return }
        view.frame = Rect(origin: .zero, size: contentView.bounds.size)
    }
}
