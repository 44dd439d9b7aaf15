// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let hexView = GalleryPage(
        name: "hex-view", title: "Hex view", group: .text,
        summary: "Shows the bytes of a file as numbers and as text.",
        hint: "Press arrows, Ctrl-F to find, or Alt-G for an offset."
    ) {
        let picture = sampleView(SamplePicture.bytes, "harbor.png")
        picture.isEditable = true
        picture.selectedRange = 16..<24
        let text = sampleView(Array("1 漢 2 é 3 🍋\r\n\tLemonade\u{0}".utf8), "Text")
        let disabled = sampleView(Array("Seltzer".utf8), "Disabled")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("harbor.png", "Edited in place", picture),
                    Specimen("A text", "Read only: signs of several bytes", text),
                    Specimen("Disabled", "Takes no keys", disabled),
                ], columnWidth: 80))
    }
}

@MainActor
private func sampleView(_ bytes: [UInt8], _ label: String) -> HexView {
    let view = HexView(bytes: bytes)
    view.accessibilityLabel = label
    return view
}

/// The beginning of a picture file, with a remark in it.
private enum SamplePicture {
    static var bytes: [UInt8] {
        let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        let size: [UInt8] = [0, 0, 3, 32, 0, 0, 2, 88, 8, 6, 0, 0, 0]
        let remark = Array("Comment\0Harbor at low tide".utf8)
        var noise = SampleValues(seed: 7)
        let pixels = (0..<8).map { _ in UInt8(noise.next() * 256) }
        return signature + chunk("IHDR", size) + chunk("tEXt", remark) + chunk("IDAT", pixels)
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let count = bytes.count
        // The checksum is left out.
        return [0, 0, UInt8(count >> 8), UInt8(count & 255)] + Array(name.utf8) + bytes
            + [0, 0, 0, 0]
    }
}
