// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The links of the preview.
extension NotesController {
    /// Opens the file, the folder or the heading that a link leads to; shows the target of any
    /// other link.
    func linkActivated(_ link: LinkActivated) -> Disposition {
        for target in FileLink(link.destination).targets {
            guard let path = target.path else {
                if let editor = current {
                    task { [weak self] in
                        await self?.goToHeading(target.anchor ?? "", in: editor)
                    }
                }
                return .stop
            }
            for place in places(of: path) {
                // A document and the tree need the path without the `..` of the link.
                guard let found = try? NotesPlace(path: place) else { continue }
                if let file = found.file {
                    if FileVersion(path: file) != nil {
                        return fileChosen(FileChosen(path: file, anchor: target.anchor))
                    }
                } else if found.root.relative(to: root) != nil, tree.window != nil {
                    tree.reveal(found.root)
                    tree.preferredFocusedView.becomeFirstResponder()
                    return .stop
                }
            }
        }
        tell("This link leads elsewhere", .plain, detail: link.destination)
        return .stop
    }

    /// The places that a path of a link may mean: an absolute path may also start at the shown
    /// folder.
    private func places(of path: BytePath) -> [BytePath] {
        guard path.isAbsolute else {
            return [(current?.document.path?.folder ?? root).appending(path)]
        }
        return [path, root.appending(BytePath(bytes: path.bytes.dropFirst()))]
    }

    /// Scrolls the text and the preview to a heading, which is found off the main actor.
    func goToHeading(_ anchor: String, in editor: EditorController) async {
        let document = editor.document
        guard !anchor.isEmpty else { return }
        guard PreviewController.canShow(document),
            let line = await HeadingAnchors.read(document.text).line(of: anchor)
        else { return tell("No heading has this name", .plain, detail: anchor) }
        guard editor === current else { return }
        editor.goToLine(line + 1)
        (presentedViewController as? PreviewController ?? preview).show(line: line)
        updateStatus()
    }
}
