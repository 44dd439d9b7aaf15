#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs each harness of Fuzz/ with bytes from libFuzzer, starting with the
# committed corpus: `fuzz.sh [SECONDS [HARNESS…]]`. The harness `random` is the
# decoder with random bytes. One harness runs on each core. Findings are in
# Fuzz/.build/findings. `fuzz.sh --build` only builds the harnesses. Without
# libFuzzer the script prints that it skips this.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

only_builds=false
if [ "${1:-}" = --build ]; then only_builds=true && shift; fi
seconds=${1:-10}
if [ $# -gt 0 ]; then shift; fi
if [ $# -eq 0 ]; then set -- decoder random text ansi markup markdown storage document highlight theme keymap format solver mask fuzzy picture json control record csv search paths prompts tree; fi

swift_root=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
clang=$swift_root/bin/clang
if [ ! -x "$clang" ]; then clang=$(command -v clang || true); fi
out=Fuzz/.build/fuzz
mkdir -p "$out" Fuzz/.build/findings

# True if a program with libFuzzer's main function links.
has_fuzzer() {
    [ -n "$clang" ] || return 1
    echo "int LLVMFuzzerTestOneInput(void) { return 0; }" |
        "$clang" -x c - -fsanitize=fuzzer -o "$out/probe" 2>/dev/null
}

if ! has_fuzzer; then
    echo "Fuzzing is skipped: this compiler has no libFuzzer."
    exit 0
fi

library=$(swift build --package-path Fuzz --configuration release --show-bin-path)/libFuzzHarnesses.a
# An archive keeps the objects of sources that are no more.
rm -f "$library"
swift build --package-path Fuzz --configuration release --product FuzzHarnesses \
    -debug-info-format none -Xswiftc -disable-cmo \
    -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library >"$out/build.log" 2>&1 || {
    cat "$out/build.log" >&2
    fail "The harnesses do not build: see the output above."
}
if $only_builds; then exit 0; fi
runtime=$swift_root/lib/swift/linux
if [ "$(uname -s)" = Darwin ]; then runtime=$swift_root/lib/swift/macosx; fi
# What to link with is noted in the objects, on Linux for a tool of its own.
libraries="-lncurses"
if [ "$(uname -s)" = Linux ]; then
    "$swift_root/bin/swift-autolink-extract" "$library" -o "$out/libraries"
    # Without the first object the runtime knows none of the program's types.
    libraries="$runtime/$(uname -m)/swiftrt.o @$out/libraries -lncursesw"
fi

# Links harness $1, lets it run and says how much it has tried.
run_harness() {
    local harness=$1 kind corpus length
    case $harness in
    random) kind="-DHARNESS=fuzz_decoder -DRANDOM_BYTES" corpus=Fuzz/Corpus/decoder length=4096 ;;
    tree) kind="-DHARNESS=fuzz_tree" corpus=Fuzz/Corpus/tree length=4096 ;;
    *) kind="-DHARNESS=fuzz_$harness" corpus=Fuzz/Corpus/$harness length=512 ;;
    esac
    "$clang" -fsanitize=fuzzer $kind Fuzz/Entry/entry.c "$library" \
        -L"$runtime" -Wl,-rpath,"$runtime" $libraries -o "$out/$harness" ||
        fail "The harness $harness does not link."
    mkdir -p "Fuzz/.build/corpus/$harness"
    # What it learns goes to the first directory; the committed one is only read.
    SWIFT_BACKTRACE=enable=no "$out/$harness" -max_total_time="$seconds" -max_len=$length \
        -print_final_stats=1 -verbosity=0 -artifact_prefix="Fuzz/.build/findings/$harness-" \
        "Fuzz/.build/corpus/$harness" "$corpus" 2>"$out/$harness.log" || {
        tail -n 30 "$out/$harness.log" >&2
        fail "The harness $harness found a fault: see Fuzz/.build/findings."
    }
    echo "$harness: $(awk '/number_of_executed_units/ { inputs = $2 } /^bytes:/ { bytes = $2 }
        END { print inputs " inputs, " bytes " bytes" }' "$out/$harness.log") in $seconds s, nothing found"
}

# Runs every so many-th harness, from number $1 on.
run_every() {
    local index
    for ((index = $1; index < ${#harnesses[@]}; index += cores)); do
        run_harness "${harnesses[index]}" || return
    done
}

harnesses=("$@")
cores=$(getconf _NPROCESSORS_ONLN)
lanes=()
for ((lane = 0; lane < cores; lane++)); do
    run_every "$lane" &
    lanes+=($!)
done
code=0
for lane in "${lanes[@]}"; do wait "$lane" || code=1; done
exit "$code"
