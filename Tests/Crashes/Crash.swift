// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CCrashes
import Dispatch
import SeltzerCurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A way for a program to crash, by the letter that asks for it.
@MainActor
public enum Crash: Character {
    case absentValue = "N"
    case arithmeticOverflow = "V"
    case divisionByZero = "D"
    case failedCast = "C"
    case failedPrecondition = "P"
    case failedTry = "E"
    case deadReference = "U"
    case overlappingAccess = "X"
    /// On a thread that Swift's tasks share.
    case fatalErrorElsewhere = "T"
    case abortElsewhere = "A"
    case fatalErrorsAtOneTime = "M"
    /// In a turn of the main actor that no session has caused.
    case stackOverflowLater = "O"
    case stackOverflowElsewhere = "W"
    /// On a thread of the program's own.
    case stackOverflowOnThread = "H"
    case badMemory = "0"
    case badInstruction = "1"
    case divisionInC = "2"
    case missingPage = "3"
    case breakpoint = "4"
    case abortInC = "5"
    /// The same in code without a frame pointer.
    case badMemoryWithoutFrame = "6"
    case badInstructionWithoutFrame = "7"
    case divisionWithoutFrame = "8"
    case missingPageWithoutFrame = "9"
    case breakpointWithoutFrame = "m"
    case abortWithoutFrame = "y"

    private struct AskedFor: Error {}

    private final class Node {
        var value = 1
        unowned let other: Node?
        init(other: Node?) { self.other = other }
    }

    /// Crashes, at once or soon, on this thread or another one.
    ///
    /// What is not known before the program runs must look so to the compiler: `number` is zero.
    public func happen(number: Int) {
        let values: [Any] = [number, ""]
        switch self {
        case .absentValue: print(values.first { $0 is Double }!)
        case .arithmeticOverflow: print(Int.max - number + 1 + number)
        case .divisionByZero: print(1 / number)
        case .failedCast: print(values[1] as! Int)
        case .failedPrecondition: precondition(number == 1, "asked for")
        case .failedTry: try! Self.fail(number)
        case .deadReference: print(Self.orphan().other?.value ?? 0)
        case .overlappingAccess:
            let node = Self.node()
            Self.change(&node.value) { node.value += 1 }
        case .fatalErrorElsewhere: Task.detached { fatalError("asked for") }
        case .fatalErrorsAtOneTime:
            for _ in 0..<4 { DispatchQueue.global().async { fatalError("asked for") } }
        case .abortElsewhere: Task.detached { abort() }
        case .stackOverflowLater:
            Task {
                // The pool's threads have something to do, so that the turn is on a new one.
                for number in 0..<8 { DispatchQueue(label: "\(number)").async { sleep(1) } }
                try await Task.sleep(for: .milliseconds(50))
                print(overflow(nil))
            }
        case .stackOverflowElsewhere: Task.detached { print(overflow(nil)) }
        case .stackOverflowOnThread: overflowOnThread()
        default: happenInC()
        }
    }

    /// Crashes in code of C.
    private func happenInC() {
        switch self {
        case .badMemory: ccr_crash(CCR_BAD_MEMORY, false)
        case .badInstruction: ccr_crash(CCR_BAD_INSTRUCTION, false)
        case .divisionInC: ccr_crash(CCR_DIVISION, false)
        case .missingPage: ccr_crash(CCR_MISSING_PAGE, false)
        case .breakpoint: ccr_crash(CCR_BREAKPOINT, false)
        case .badMemoryWithoutFrame: ccr_crash(CCR_BAD_MEMORY, true)
        case .badInstructionWithoutFrame: ccr_crash(CCR_BAD_INSTRUCTION, true)
        case .divisionWithoutFrame: ccr_crash(CCR_DIVISION, true)
        case .missingPageWithoutFrame: ccr_crash(CCR_MISSING_PAGE, true)
        case .breakpointWithoutFrame: ccr_crash(CCR_BREAKPOINT, true)
        case .abortWithoutFrame: ccr_crash(CCR_ABORT, true)
        default: ccr_crash(CCR_ABORT, false)
        }
    }

    /// Takes the right to trace from this process, so that Swift's backtracer reads its memory by way of signals.
    public static func forbidTracing() { ccr_forbid_tracing() }

    private static func fail(_ number: Int) throws {
        if number == 0 { throw AskedFor() }
    }

    private static func orphan() -> Node { Node(other: Node(other: nil)) }

    @inline(never)
    private static func node() -> Node { Node(other: nil) }

    @inline(never)
    private static func change(_ value: inout Int, _ body: () -> Void) {
        body()
        value += 1
    }
}

/// Overflows the stack of a thread that neither Swift nor Dispatch knows.
private func overflowOnThread() {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    pthread_create(
        &thread, nil,
        { _ in
            ensureAlternateStack()
            print(overflow(nil))
            return nil
        }, nil)
}

/// Recurses until the stack is full, in optimized code too.
@inline(never)
public func overflow(_ above: UnsafeMutablePointer<Int>?) -> Int {
    if above?.pointee == 0 { return 0 }
    var own = 1
    let below = withUnsafeMutablePointer(to: &own) { overflow($0) }
    return below + own + (above?.pointee ?? 0)
}
