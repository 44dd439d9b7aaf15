// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let pictures = GalleryPage(
        name: "pictures", title: "Pictures", group: .plots,
        summary: "Shows pixels, scaled as UIKit does.", hint: "Choose another scaling."
    ) {
        let shapes: [(title: String, note: String, shape: PixelGrid.Shape)] = [
            ("Half blocks", "Two pixels in a cell", .halfBlocks),
            ("Quadrants", "Four, in two colors", .quadrants),
            ("Braille", "Dots, in one color", .braille),
        ]
        let views = shapes.map { title, note, shape in
            let view = FramedPicture(pixelImage: HarborPicture.image)
            view.contentMode = .scaleAspectFit
            view.pixelShape = shape
            view.accessibilityLabel = "A harbor at sunrise, in \(title.lowercased())"
            return Specimen(title, note, view)
        }
        let modes: [View.ContentMode] = [.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center]
        let scaling = SegmentedControl(
            items: ["Fit", "Fill", "Stretch", "Center"], selectedSegmentIndex: 0
        ) { control in
            let mode = modes[control.selectedSegmentIndex]
            for specimen in views { specimen.view.contentMode = mode }
        }
        let loading = ImageView(frame: .zero)
        loading.accessibilityLabel = "A map of the coast"
        loading.isLoading = true
        let broken = ImageView(frame: .zero)
        broken.accessibilityLabel = "A lighthouse"
        broken.failureText = "The file is damaged."
        let pictures = SpecimensView(
            views + [
                Specimen("Loading", "Before it is read", loading),
                Specimen("Broken", "Says the reason", broken),
            ])
        let column = VStack(spacing: 1) {
            SpecimenView(Specimen("Scaling", "The content mode", scaling))
            pictures
        }
        column.compactSpacing = 0
        column.setFlex(1, of: pictures)
        return ViewController(view: column)
    }
}

/// A picture in a frame of always the same size, which shows how it is scaled.
private final class FramedPicture: ImageView {
    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(22, size.width), height: min(8, size.height))
    }
}

/// A harbor at sunrise, made of pixels.
private enum HarborPicture {
    private typealias Light = (red: Double, green: Double, blue: Double)

    static let image: PixelImage? = {
        let size = Size(width: 128, height: 64)
        var rgba: [UInt8] = []
        rgba.reserveCapacity(size.width * size.height * 4)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (red, green, blue) = light(Double(x), Double(y))
                rgba += [UInt8(red), UInt8(green), UInt8(blue), 255]
            }
        }
        return PixelImage(size: size, rgba: rgba)
    }()

    /// Returns the color of a pixel: a boat before the sun, and both before sky and sea.
    private static func light(_ x: Double, _ y: Double) -> Light {
        let beam = abs(x - 42)
        if y >= 12, y < 42, x > 43, x - 43 < (y - 12) * 0.6 { return (250, 245, 230) }
        if y >= 20, y < 42, x < 41, 41 - x < (y - 20) * 0.6 { return (225, 205, 190) }
        if y >= 43, y < 48, beam < 20 - (y - 43) * 1.6 { return (110, 50, 40) }
        let horizon = 38.0
        if y < horizon {
            if (x - 92) * (x - 92) + (y - 32) * (y - 32) < 144 { return (255, 225, 130) }
            return mix((70, 95, 150), (250, 165, 110), y / horizon)
        }
        if abs(x - 92) < 4 + (y - horizon) / 2, Int(y) % 4 < 2 { return (255, 200, 120) }
        return mix((190, 130, 120), (35, 75, 110), (y - horizon) / 20)
    }

    private static func mix(_ first: Light, _ second: Light, _ part: Double) -> Light {
        let part = min(1, part)
        return (
            first.red + (second.red - first.red) * part,
            first.green + (second.green - first.green) * part,
            first.blue + (second.blue - first.blue) * part
        )
    }
}
