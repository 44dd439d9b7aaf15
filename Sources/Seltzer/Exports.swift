// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

@_exported import SeltzerAutomation
@_exported import SeltzerBase
@_exported import SeltzerControls
@_exported import SeltzerDesktop
@_exported import SeltzerDocuments
@_exported import SeltzerFiles
@_exported import SeltzerForms
@_exported import SeltzerInspector
@_exported import SeltzerLayout
@_exported import SeltzerNavigation
@_exported import SeltzerPictures
@_exported import SeltzerPlots
@_exported import SeltzerProcesses
@_exported import SeltzerResponder
@_exported import SeltzerScreen
@_exported import SeltzerTables
@_exported import SeltzerText
@_exported import SeltzerViews

@_exported import enum SeltzerCurses.StandardInput
@_exported import struct SeltzerCurses.StandardInputChunks
@_exported import enum SeltzerCurses.StandardInputError
@_exported import struct SeltzerCurses.StandardInputLine
@_exported import struct SeltzerCurses.StandardInputLines
// Exports only the declarations of the terminal that programs need; the display hides the rest.
@_exported import func SeltzerCurses.ensureAlternateStack
@_exported import func SeltzerCurses.openDisplay
@_exported import func SeltzerCurses.processEnvironment
@_exported import class SeltzerTerminal.ANSITextWriter
@_exported import enum SeltzerTerminal.DecodedInput
@_exported import struct SeltzerTerminal.InputSettings
@_exported import struct SeltzerTerminal.ReceivedInput
@_exported import struct SeltzerTerminal.TerminalAnswers
@_exported import class SeltzerTerminal.TerminalDisplay
@_exported import class SeltzerTerminal.TerminalMemory
@_exported import struct SeltzerTerminal.TerminalProfile
@_exported import enum SeltzerTerminal.TerminalReport
