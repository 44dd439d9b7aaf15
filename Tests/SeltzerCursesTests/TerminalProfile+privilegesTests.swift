// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_environment.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that has more rights than its user reads no database of the user's making.
@Suite struct TerminalProfilePrivilegesTests {
    private static let tools = ["/usr/bin/setpriv", "/usr/bin/tic"]

    /// Makes a terminal that only a private database knows, and runs the program as a user without rights: as it is,
    /// and then with the rights of its owner.
    private static let script = """
        dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && chmod 755 "$dir" || exit
        printf 'private,\\n\\tcols#80, lines#24, cup=\\\\E[%%i%%p1%%d;%%p2%%dH,\\n' >"$dir/source"
        mkdir -p "$dir/home" && tic -o "$dir/home/.terminfo" "$dir/source" || exit
        cp "$CHILD" "$dir/child"
        cp "$(command -v id)" "$dir/id"
        run() { setpriv --reuid=65534 --regid=65534 --clear-groups env TERM=private "$@"; }
        show() {
            for variable in "TERMINFO=$dir/home/.terminfo" "TERMINFO_DIRS=$dir/home/.terminfo" "HOME=$dir/home"; do
                run "$variable" "$dir/child" --profile | sed "s/^/${variable%%=*}: /"
            done
        }
        for mode in 755 4755; do
            chmod "$mode" "$dir/child" "$dir/id"
            echo "user $(run "$dir/id" -u)"
            show
        done
        chmod 755 "$dir/child"
        setcap cap_net_raw+ep "$dir/child" 2>/dev/null && echo capabilities && show
        echo done
        """

    @Test(
        .enabled(
            if: geteuid() == 0 && tools.allSatisfy { access($0, X_OK) == 0 },
            "only root can give a program other rights than its user's"))
    func databasesOfTheUserAreIgnoredWithMoreRights() async throws {
        let child = try PseudoterminalChild(script: Self.script)
        try #require(await child.shows("done\r\n"), "\(child.output)")
        #expect(await child.ending() == .exited(0))
        let stages = child.output.split(separator: "capabilities\r\n")
        let parts = stages[0].split(separator: "user 0")
        // A file system may be mounted so that it gives no rights.
        guard parts.count == 2 else { return #expect(child.output.contains("user 65534")) }
        for variable in ["TERMINFO", "TERMINFO_DIRS", "HOME"] {
            if stages.count == 2 {
                #expect(
                    stages[1].contains("\(variable): TERM names the terminal \"private\""),
                    "\(variable)")
            }
            #expect(parts[0].contains("\(variable): DisplayCapabilities("), "\(variable)")
            #expect(
                parts[1].contains("\(variable): TERM names the terminal \"private\""), "\(variable)"
            )
        }
    }
}
