// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Occupies closed standard descriptors, so that no file of the program gets their numbers; reads
/// and writes on them still fail.
package func claimStandardDescriptors() { cn_claim_standards() }
