#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Ports a program from UIKit to Seltzer by rules, and lists the remaining places:
# `port.sh [--out FOLDER] FILE-OR-FOLDER…`. `port.sh --count PORTED FINISHED`
# counts the lines that were changed by hand afterwards. The rules are in
# Porting/, and on the page Documentation/ComingFromUIKit.md.

caller=$PWD
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [ -z "$SELTZER_PARSER" ]; then
    fail "This Swift toolchain has no modules SwiftSyntax and SwiftParser, which make port needs." \
        "Install a toolchain from swift.org, put it first in PATH, and try again."
fi
scratch=$PWD/.build/porting
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build --package-path Porting --scratch-path "$scratch" --product Port >"$log" 2>&1 || {
    cat "$log" >&2
    fail "The program that ports does not build, see above."
}
program=$(swift build --package-path Porting --scratch-path "$scratch" --show-bin-path)/Port
interface=$PWD/Documentation/Interface
seltzer=$PWD
cd "$caller"
# The shell expands no ~ in a value of make.
for argument in "$@"; do
    shift
    case "$argument" in
    \~/*) argument=$HOME/${argument#\~/} ;;
    esac
    set -- "$@" "$argument"
done
"$program" --interface "$interface" --seltzer "$seltzer" "$@"
