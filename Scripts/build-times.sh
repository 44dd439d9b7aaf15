#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Measures the CPU seconds that the compiler takes for each module of a plain release
# build of the Gallery from clean, and compares them with the limits in
# Scripts/build-times.txt. `--write` writes new limits, 15 % above what was measured.
#
# Machines differ: the limits are scaled by the CPU seconds of a reference, a file
# that the script writes and compiles.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

table=Scripts/build-times.txt
work=$PWD/.build/build-times
rm -rf "$work"
mkdir -p "$work"

# A compiler that notes what it took: a line of module, user and system seconds.
cat >"$work/swift-frontend" <<'WRAPPER'
#!/usr/bin/env bash
module=""
previous=""
for argument in "$@"; do
    if [ "$previous" = -module-name ]; then module=$argument; fi
    previous=$argument
done
TIMEFORMAT="${module:-none} %U %S"
{ time "$SELTZER_FRONTEND" "$@" 2>&3; } 3>&2 2>>"$SELTZER_BUILD_TIMES"
WRAPPER
chmod +x "$work/swift-frontend"

toolchain=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)\/lib\/swift".*/\1/p')
export SELTZER_FRONTEND=$toolchain/bin/swift-frontend
[ -x "$SELTZER_FRONTEND" ] || fail "The compiler is not at $SELTZER_FRONTEND."
export SWIFT_DRIVER_SWIFT_FRONTEND_EXEC=$work/swift-frontend

# Compiles the reference.
compile_reference() {
    local number
    for number in $(seq 200); do
        echo "public func f$number(_ a: [Int]) -> [Int] { a.map { \$0 &* $number }.filter { \$0 % 3 != 0 }.sorted() }"
    done >"$work/Reference.swift"
    swiftc -O -wmo -parse-as-library -module-name reference -c "$work/Reference.swift" -o "$work/Reference.o"
}

export SELTZER_BUILD_TIMES=$work/times
compile_reference
swift build --package-path Demos --scratch-path "$work/scratch" --configuration release --product Gallery \
    >"$work/log" 2>&1 || { cat "$work/log" && fail "The Gallery does not build."; }
rm -rf "$work/scratch"

# A line for each module: its name and seconds.
awk '
    $1 == "reference" || $1 ~ /^Seltzer/ || $1 == "ProgramSupport" || $1 == "Gallery" { s[$1] += $2 + $3 }
    END { for (m in s) { printf "%s %.1f\n", m, s[m] } }
' "$SELTZER_BUILD_TIMES" | sort >"$work/measured"

if [ "${1:-}" = --write ]; then
    {
        sed -n '/^#/p' "$table"
        awk '{ printf "%s %.1f\n", $1, ($1 == "reference" ? $2 : $2 * 1.15 + 0.3) }' "$work/measured"
    } >"$work/table"
    cp "$work/table" "$table"
fi

awk '
    /^#/ || NF < 2 { next }
    FNR == NR { limit[$1] = $2; next }
    $1 == "reference" { if ($1 in limit) factor = $2 / limit[$1]; printf "%-18s %8.1f\n", "(reference)", $2; next }
    { seconds[++count] = $0 }
    END {
        printf "%-18s %8s %8s\n", "module", "CPU s", "limit"
        for (i = 1; i <= count; i++) {
            split(seconds[i], part, " ")
            total += part[2]
            if (!(part[1] in limit)) { print "No limit for " part[1] ": run Scripts/build-times.sh --write."; bad = 1; continue }
            most = limit[part[1]] * factor
            over = (part[2] > most)
            if (over) { bad = 1 }
            printf "%-18s %8.1f %8.1f%s\n", part[1], part[2], most, over ? "  OVER" : ""
        }
        printf "%-18s %8.1f\n", "all", total
        exit bad
    }
' "$table" "$work/measured"
