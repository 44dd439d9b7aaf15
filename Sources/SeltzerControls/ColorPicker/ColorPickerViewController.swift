// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// An object that follows a ``ColorPickerViewController``, as in UIKit.
@MainActor
public protocol ColorPickerViewControllerDelegate: AnyObject {
    /// Called after the user chose a color, and once more with the last color when a drag of a slider ends.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - color: The color.
    ///   - continuously: Whether a drag of a slider goes on.
    func colorPickerViewController(
        _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)

    /// Called after a presented controller was closed.
    func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
    ) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A screen on which the user chooses a color, as in UIKit.
///
/// ```swift
/// let picker = ColorPickerViewController()
/// picker.selectedColor = document.markColor
/// picker.delegate = self
/// present(picker)
///
/// func colorPickerViewController(
///     _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
/// ) {
///     document.markColor = color
/// }
/// ```
///
/// There are swatches of the theme's roles and of the palette, sliders for red, green and blue or for hue, saturation
/// and brightness, and a field for the color as text. The preview shows the contrast with a background, and the color
/// that the terminal shows if it has fewer colors. The controller posts ``ColorSelected`` after each change, also while a
/// slider is dragged, so it is no event to present the controller until: the user chooses until the screen is closed.
///
/// UIKit's `supportsAlpha` is absent: cells have no transparency.
public final class ColorPickerViewController: ViewController {
    /// The object that follows the choice; held weakly.
    public weak var delegate: (any ColorPickerViewControllerDelegate)?

    /// The chosen color: a role of the theme, an entry of the palette, or a 24-bit color; white at first.
    ///
    /// Setting it is not reported.
    public var selectedColor = Color(white: 1) {
        didSet { if selectedColor != picker.color { picker.show(selectedColor) } }
    }

    /// The color behind text, with which the contrast is computed; the theme's background at first.
    public var contrastBackground = Color.background {
        didSet { picker.contrastBackground = contrastBackground }
    }

    private lazy var picker = ColorPickerView(
        selectedColor, contrastBackground: contrastBackground)
    /// Called instead of the event when the user chooses a color; nil, except for the picker of a well.
    var didSelect: ((Color) -> Void)?

    /// Creates a controller.
    public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
        super.init(nibName: nibName, bundle: bundle)
        title = "Color"
    }

    /// Creates the controls.
    public override func loadView() {
        view = picker
        picker.didChange = { [weak self] in self?.choose($0, continuously: $1) }
        on { [weak self] (_: TextSubmitted) in self?.close() ?? .ignored }
    }

    /// The swatches.
    public override var preferredFocusedView: View? { picker.swatches }

    /// Informs the delegate.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func choose(_ color: Color, continuously: Bool) {
        let isNew = color != selectedColor
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
        // The end of a drag is no other color.
        guard isNew else { return }
        if let didSelect {
            didSelect(color)
        } else {
            post(ColorSelected(color: color), includingSelf: true)
        }
    }

    private func close() -> Disposition {
        guard presentingViewController != nil else { return .ignored }
        dismiss()
        return .stop
    }
}
