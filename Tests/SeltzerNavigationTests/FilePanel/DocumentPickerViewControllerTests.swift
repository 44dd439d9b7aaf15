// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
private final class Listener: DocumentPickerDelegate {
    var picked: [BytePath] = []
    var cancellations = 0

    func documentPicker(
        _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [BytePath]
    ) { picked += paths }

    func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {
        cancellations += 1
    }
}

@MainActor
@Suite struct DocumentPickerViewControllerTests {
    @Test func theDelegateLearnsTheChoiceAndThePickerCloses() async {
        let root = ViewController(view: Label("Behind"))
        let pilot = await Pilot(plain: root, columns: 80, rows: 24)
        let listener = Listener()
        func present(_ types: [FileType]) async -> DocumentPickerViewController {
            let picker = DocumentPickerViewController(
                forOpeningContentTypes: types, source: PanelDisk().source)
            picker.directoryURL = "/srv"
            picker.delegate = listener
            root.present(picker, animated: false)
            await pilot.settle()
            return picker
        }
        _ = await present([.markdown])
        #expect(!pilot.screen.contains("harbor.csv"))
        await pilot.click(on: "note.md")
        await pilot.press("enter")
        await pilot.settle()
        #expect(listener.picked == ["/srv/note.md"] && root.presentedViewController == nil)
        let folders = await present([.folder])
        #expect(folders.canChooseDirectories && !folders.canChooseFiles)
        await pilot.press("escape")
        #expect(listener.cancellations == 1 && root.presentedViewController == nil)
    }
}
