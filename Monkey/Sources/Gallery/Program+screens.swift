// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let galleryScreens: [(String, @MainActor () throws -> Application)] =
    GalleryPage.all.map { page in
        (
            "Gallery \(page.name)",
            { @MainActor in
                Application(root: GalleryController(beginningWith: page)) {
                    throw ApplicationError.noTerminal
                }
            }
        )
    }
