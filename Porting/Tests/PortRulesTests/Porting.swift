// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

@testable import PortRules

/// A few of Seltzer's names, as the files of `Documentation/Interface` have them.
let interface = InterfaceNames(texts: [
    """
    @MainActor open class Responder  // An object on the responder chain.
        var host: AnyObject? { get }  // Responder: The host.
        final func target<Target>(forAction action: Target.Type) -> Target?  // Responder: The target.
    @MainActor open class View: Responder, Hashable  // A rectangle of cells.
        static var areAnimationsEnabled: Bool  // View: Whether views move.
        open func addSubview(_ view: View)  // View: Adds a view.
        var frame: Rect  // View: The rectangle.
    @MainActor open class ViewController: Responder  // A screen.
        var cancelButton: Control?  // ViewController: The control of Esc.
    @MainActor final class Label: View  // A text.
    enum Label.VerticalAlignment: Hashable, Sendable  // The place of the text.
        var text: String  // Label: The text.
    @MainActor open class Button: Control  // A button.
    @MainActor open class Control: View  // A control.
    @MainActor open class TextField: Control  // A field.
        var isValid: Bool { get }  // TextField: Whether the text is valid.
        func validate()  // TextField: Checks the text.
        func move(to place: Point, by distance: Int = 1)  // TextField: Moves the cursor.
    @MainActor open class StackView: View  // A stack.
    @MainActor open class TableView: View  // A table.
        var separatorStyle: SeparatorStyle  // TableView: The lines.
    @MainActor open class TableViewCell: View  // A cell.
    @MainActor open class TableViewController: ViewController  // A screen with a table.
    @MainActor open class GestureRecognizer: Hashable  // Follows presses.
    @MainActor protocol GestureRecognizerDelegate: AnyObject  // Decides about recognizers.
    @MainActor final class LayoutConstraint  // A constraint.
    @MainActor open class NavigationController: ViewController  // A stack of screens.
    @MainActor open class Window: View  // A window.
    @MainActor protocol ScrollViewDelegate: AnyObject  // Follows a scroll view.
        func scrollViewDidScroll(_ scrollView: ScrollView)  // ScrollViewDelegate: Called later.
    @MainActor protocol TableViewDelegate: ScrollViewDelegate  // Decides.
        func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)  // TableViewDelegate: Called later.
    @MainActor protocol TextFieldDelegate: AnyObject  // Follows a field.
        func textFieldDidEndEditing(_ textField: TextField)  // TextFieldDelegate: Called later.
    struct Rect: Hashable, Sendable  // A rectangle.
    struct Point: Hashable, Sendable  // A point.
    struct Size: Hashable, Sendable  // A size.
    struct Insets: Hashable, Sendable  // Insets.
    struct Color: Hashable, Sendable  // A color.
    struct StyledText: Hashable, Sendable  // A text with styles.
    struct Style: Hashable, Sendable  // A style.
    struct ParagraphStyle: Hashable, Sendable  // The look of a paragraph.
    @MainActor final class SegmentedControl: Control  // Segments.
    @MainActor final class BarButtonItem  // An item of a bar.
        func setWidth(_ width: Int)  // BarButtonItem: Sets the width.
    @MainActor final class UndoManager  // Undoes changes.
    @MainActor final class ViewPropertyAnimator  // Moves views.
    @MainActor final class DisplayLink  // Runs before frames.
    enum AnimationCurve: Hashable, Sendable  // A speed.
    @MainActor open class CollectionViewCell: CollectionReusableView  // A cell.
    typealias IndexPath = TableIndexPath  // A place in a table.
    typealias NSRange = TextRange  // A range of a text.
    """
])

/// Ports a program, and returns its files.
func portAll(_ texts: String...) -> [PortedFile] {
    Porter(interface: interface).port(
        texts.enumerated().map { SourceFile(name: "\($0.offset).swift", text: $0.element) })
}

/// Ports one file, and returns its text.
func port(_ text: String) -> String {
    portAll(text)[0].text
}

/// Ports statements of a method of a class `Board`, and returns them.
func portStatements(_ text: String) -> String {
    let start = "class Board: View {\n    func run() {\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
    let ported = port("import UIKit\n\n\(start)\(body)\n    }\n}\n")
    let found = ported.components(between: start, and: "\n    }\n}\n")
    return found.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("        ") ? $0.dropFirst(8) : $0 }.joined(separator: "\n")
}

extension String {
    /// The text between two others.
    fileprivate func components(between start: String, and end: String) -> String {
        guard let first = firstRange(of: start),
            let last = self[first.upperBound...].ranges(of: end).last
        else { return self }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
