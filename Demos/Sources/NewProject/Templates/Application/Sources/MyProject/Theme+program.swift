import Seltzer

extension Theme {
    /// The colors of the program.
    ///
    /// All colors that are not given here are derived from these.
    static let program = Theme(
        name: "Program", appearance: .dark,
        colors: [
            .background: .hex(0x101a1d), .label: .hex(0xd8e4e2), .accent: .hex(0x5fd3bc),
        ])
}
