// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// An object that learns from a ``DocumentPickerViewController`` what the user chose.
@MainActor
public protocol DocumentPickerDelegate: AnyObject {
    /// Called after the user chose files, before the picker is dismissed; does nothing by default.
    ///
    /// - Parameters:
    ///   - controller: The picker.
    ///   - paths: The absolute paths, in place of UIKit's URLs.
    func documentPicker(
        _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [BytePath])

    /// Called after the user left the picker without a choice; does nothing by default.
    func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(
        _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [BytePath]
    ) {}

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}

/// An ``OpenPanel`` with UIKit's names, which dismisses itself after the choice.
///
/// ```swift
/// let picker = DocumentPickerViewController(forOpeningContentTypes: [.markdown])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
public final class DocumentPickerViewController: OpenPanel {
    /// The object that learns what the user chose; held weakly.
    public weak var delegate: (any DocumentPickerDelegate)?

    /// The folder at the beginning, as a path in place of UIKit's URL; nil for the shown folder.
    public var directoryURL: BytePath? {
        get { directory }
        set { if let newValue { directory = newValue } }
    }

    /// Creates a picker of files of some kinds; ``FileType/folder`` among them lets the user choose folders.
    public init(forOpeningContentTypes contentTypes: [FileType], source: FilePanelSource = .system)
    {
        super.init(directory: nil, source: source)
        let types = contentTypes.filter { $0 != .folder }
        canChooseDirectories = types.count < contentTypes.count
        canChooseFiles = !types.isEmpty || contentTypes.isEmpty
        allowedFileTypes = types
    }

    /// Adds the handlers.
    public override func viewDidLoad() {
        super.viewDidLoad()
        on(FilePanelFinished.self) { [weak self] event in self?.picked(event) ?? .ignored }
        on(FilePanelCancelled.self) { [weak self] _ in self?.left() ?? .ignored }
    }

    private func picked(_ event: FilePanelFinished) -> Disposition {
        guard let delegate else { return .ignored }
        delegate.documentPicker(self, didPickDocumentsAt: event.paths)
        if presentingViewController != nil { dismiss() }
        return .observed
    }

    private func left() -> Disposition {
        delegate?.documentPickerWasCancelled(self)
        return .ignored
    }
}
