// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: 'NSRange' is ambiguous for type lookup in this context
// Foundation's type would make a method that no field ever calls.

import Foundation
import SeltzerControls
import SeltzerText

@MainActor
final class Limit: TextFieldDelegate {
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { false }
}
