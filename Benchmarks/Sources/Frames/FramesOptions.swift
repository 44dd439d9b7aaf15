// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct FramesOptions {
    /// How the frames come to the terminal.
    enum Path {
        /// A view in an application, in as many views as that.
        case application(views: Int)
        /// Drawn straight into the cells, and encoded; or only drawn.
        case core(encodes: Bool)
    }

    let workload: FrameWorkload
    let columns: Int
    let rows: Int
    let frames: Int
    private(set) var path = Path.application(views: 1)
    /// Whether only what changed is marked and drawn.
    private(set) var marksDamage = false
    /// Whether the terminal to which cells are encoded straight has margins on the left and right.
    private(set) var hasSideMargins = false

    static let usage = """
        usage: frames [--core [--margins] | --fill | --views] [--damage] WORKLOAD COLUMNS ROWS FRAMES
        WORKLOAD: \(FrameWorkload.allCases.map(\.rawValue).joined(separator: ", "))
        --core    draw straight into the cells and encode them, without an application
        --margins the terminal has margins on the left and right
        --fill    only draw into the cells: what --core spends on that
        --views   600 small views instead of one
        --damage  mark and draw only what changed

        """

    /// Reads the arguments after the program's name; nil where they are wrong.
    init?(_ arguments: [String]) {
        var positional: [String] = []
        for argument in arguments {
            switch argument {
            case "--core": path = .core(encodes: true)
            case "--fill": path = .core(encodes: false)
            case "--views": path = .application(views: 600)
            case "--damage": marksDamage = true
            case "--margins": hasSideMargins = true
            default: positional.append(argument)
            }
        }
        guard
            positional.count == 4 || positional.count == 3 && positional[0] == "mouse"
                || positional == ["mouse"],
            let workload = FrameWorkload(rawValue: positional[0])
        else { return nil }
        self.workload = workload
        let numbers = positional.dropFirst().compactMap { Int($0) }
        guard numbers.count == positional.count - 1, numbers.allSatisfy({ $0 > 0 && $0 <= 1 << 30 })
        else { return nil }
        columns = min(numbers.first ?? 200, 1_000)
        rows = min(numbers.dropFirst().first ?? 60, 1_000)
        frames = numbers.dropFirst(2).first ?? .max
    }
}
