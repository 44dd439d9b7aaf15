#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Sets up what a demo (`setup.sh demo [NAME]`), the tests (`setup.sh test`), the
# benchmarks (`setup.sh bench`) or a toolkit they are compared with (`setup.sh
# ncurses`, `tcell`, `tview`, `tui-rs`, `Textual`) need.
# It asks nothing and prints what it installs. If it may not install, it prints
# the command to type, and the exit code is 1.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

purpose=${1:-demo}
demo=${2:-}
system=$(uname -s)

# True if a C program that includes header $1 links with library $2, with further flags of the compiler.
links() {
    local header=$1 library=$2
    shift 2
    echo "#include <$header>
int main(void) { return 0; }" | "$compiler" "$@" -x c - "-l$library" -o /dev/null 2>/dev/null
}

# True if the demo $1 is set up, or the tests, which build all programs.
needs() {
    [ "$purpose" = test ] || [ "$demo" = "$1" ]
}

missing_libraries() {
    if [ "$system" = Darwin ]; then
        links curses.h ncurses || echo ncurses
    else
        links curses.h ncursesw || echo ncurses
    fi
    if needs Sheet; then links sqlite3.h sqlite3 || echo sqlite; fi
    if needs TwoTerminals; then
        links vterm.h vterm || [ -n "$(brew_prefix_with vterm.h)" ] || echo libvterm
    fi
    if needs ShowSource; then
        links expat.h expat || [ -n "$(brew_prefix_with expat.h)" ] || echo expat
        links pcre2.h pcre2-8 -DPCRE2_CODE_UNIT_WIDTH=8 || [ -n "$(brew_prefix_with pcre2.h)" ] || echo pcre2
    fi
    if needs ShowPicture; then missing_picture_libraries; fi
    if [ "$purpose" = test ]; then
        command -v tmux >/dev/null || echo tmux
        # Other systems name or place it otherwise: its tests are skipped there.
        if command -v apt-get >/dev/null; then
            [ -f /usr/share/unicode/auxiliary/GraphemeBreakTest.txt ] || echo unicode-data
            # The small vim has no scripts.
            vim --version 2>/dev/null | grep -q +eval || echo vim
        fi
    fi
    if [ "$purpose" = bench ] && [ "$system" != Darwin ]; then
        command -v valgrind >/dev/null || echo valgrind
    fi
    missing_of_peer
}

# The libraries of the package Images.
missing_picture_libraries() {
    links png.h png || [ -n "$(brew_prefix_with png.h)" ] || echo libpng
    links "stdio.h>
#include <jpeglib.h" jpeg || [ -n "$(brew_prefix_with jpeglib.h)" ] || echo libjpeg
    links gif_lib.h gif || [ -n "$(brew_prefix_with gif_lib.h)" ] || echo giflib
    links webp/demux.h webpdemux || [ -n "$(brew_prefix_with webp/demux.h)" ] || echo libwebp
}

# Where other systems keep the sources of Go and Rust, if they have them, is not known.
missing_of_peer() {
    case "$purpose" in
    tcell | tview)
        command -v go >/dev/null || echo golang-go
        [ -d /usr/share/gocode/src/github.com/gdamore/tcell/v2 ] ||
            echo golang-github-gdamore-tcell.v2-dev
        ;;
    tui-rs)
        command -v cargo >/dev/null || echo cargo
        ls -d /usr/share/cargo/registry/tui-0* >/dev/null 2>&1 || echo librust-tui-dev
        ls -d /usr/share/cargo/registry/crossterm-0* >/dev/null 2>&1 || echo librust-crossterm-dev
        ;;
    Textual) python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv ;;
    esac
    if [ "$purpose" = tview ] && ! [ -d /usr/share/gocode/src/github.com/rivo/tview ]; then
        echo golang-github-rivo-tview-dev
    fi
}

# Homebrew's headers are outside the compiler's own search path.
brew_prefix_with() {
    local prefix
    for prefix in /opt/homebrew /usr/local; do
        if [ -f "$prefix/include/$1" ]; then echo "$prefix"; fi
    done
}

# Prints the name that the packager $1 gives to the thing $2.
package_name() {
    case "$1/$2" in
    apt-get/ncurses) echo libncurses-dev ;;
    apt-get/libvterm) echo libvterm-dev ;;
    apt-get/expat) echo libexpat1-dev ;;
    apt-get/pcre2) echo libpcre2-dev ;;
    apt-get/sqlite) echo libsqlite3-dev ;;
    apt-get/libpng) echo libpng-dev ;;
    apt-get/libjpeg) echo libjpeg-dev ;;
    apt-get/giflib) echo libgif-dev ;;
    apt-get/libwebp) echo libwebp-dev ;;
    brew/libjpeg) echo jpeg-turbo ;;
    brew/libwebp) echo webp ;;
    dnf/libjpeg) echo libjpeg-turbo-devel ;;
    dnf/ncurses | dnf/libvterm | dnf/expat | dnf/pcre2 | dnf/sqlite | dnf/libpng | dnf/giflib | dnf/libwebp)
        echo "$2-devel"
        ;;
    zypper/ncurses | zypper/libvterm | zypper/pcre2 | zypper/giflib | zypper/libwebp) echo "$2-devel" ;;
    zypper/expat) echo libexpat-devel ;;
    zypper/sqlite) echo sqlite3-devel ;;
    zypper/libpng) echo libpng16-devel ;;
    zypper/libjpeg) echo libjpeg8-devel ;;
    pacman/libjpeg) echo libjpeg-turbo ;;
    *) echo "$2" ;;
    esac
}

install_command() {
    case "$1" in
    apt-get) echo "apt-get install -y --no-install-recommends" ;;
    pacman) echo "pacman -S --needed --noconfirm" ;;
    brew) echo "brew install" ;;
    *) echo "$1 install -y" ;;
    esac
}

# Prints what a person would type to install the packages from $3 on.
advice() {
    local packager=$1 as_root=$2
    shift 2
    if [ "$packager" = apt-get ]; then printf "%s" "${as_root}apt-get update && "; fi
    echo "$as_root$(install_command "$packager") $*"
}

# Runs a command quietly; its output is shown only if it fails.
quietly() {
    local output
    output=$("$@" 2>&1 </dev/null) || { echo "$output" >&2 && return 1; }
}

install() {
    local packager=$1 as_root=$2 command
    shift 2
    command="$(install_command "$packager") $*"
    echo "Installing: $command"
    if [ "$packager" != apt-get ]; then
        quietly $as_root $command
    elif ! quietly $as_root env DEBIAN_FRONTEND=noninteractive $command 2>/dev/null; then
        # A fresh image has no package lists yet.
        quietly $as_root apt-get update
        quietly $as_root env DEBIAN_FRONTEND=noninteractive $command
    fi
}

set_up() {
    local missing packager candidate names="" thing as_root=""
    missing=$(missing_libraries)
    if [ -z "$missing" ]; then return; fi
    for candidate in brew apt-get dnf zypper pacman; do
        if command -v "$candidate" >/dev/null; then packager=$candidate && break; fi
    done
    if [ -z "${packager:-}" ]; then
        fail "Install these with their headers, and try again:" $missing
    fi
    for thing in $missing; do names="$names $(package_name "$packager" "$thing")"; done
    if [ "$packager" != brew ] && [ "$(id -u)" -ne 0 ]; then
        as_root="sudo -n"
        if ! sudo -n true 2>/dev/null; then
            fail "Run: $(advice "$packager" "sudo " $names)"
        fi
    fi
    # Only Debian's and Homebrew's packagers are known to ask nothing.
    case "$packager" in
    apt-get | brew) ;;
    *) fail "Run: $(advice "$packager" "sudo " $names)" ;;
    esac
    install "$packager" "$as_root" $names ||
        fail "The installation failed. Run: $(advice "$packager" "${as_root:+sudo }" $names)"
}

command -v swift >/dev/null ||
    fail "There is no Swift 6 toolchain. Install one: https://www.swift.org/install"
compiler=$(command -v clang || command -v cc || true)
if [ -z "$compiler" ]; then
    fail "There is no C compiler. Add the clang of the Swift toolchain to PATH."
fi
set_up
