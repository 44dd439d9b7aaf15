// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Keys in a text, and their effect in vim.
enum ViCases {
    /// A line for each case: the text, the keys, the new text, and the line and the byte of the cursor, with tabs between
    /// them.
    ///
    /// `\n` is a line end, `\t` a tab, and `\\` a backslash. `Scripts/vi-cases.py --write` runs vim, and writes the last
    /// two columns.
    static let table = #"""
        # motions
        one two three	wd0	two three	1:1
        one two three	2wx	one two hree	1:9
        foo.bar baz	wx	foobar baz	1:4
        foo.bar baz	Wx	foo.bar az	1:9
        foo.bar baz	ex	fo.bar baz	1:3
        foo.bar baz	Ex	foo.ba baz	1:7
        foo.bar baz	$bx	foo.bar az	1:9
        foo.bar baz	$Bx	foo.bar az	1:9
        foo.bar baz qux	$gex	foo.bar ba qux	1:11
        foo.bar baz qux	$gEx	foo.bar ba qux	1:11
        one\n\ntwo	wx	one\n\ntwo	2:1
        one\n\ntwo	wix<Esc>	one\nx\ntwo	2:1
        one\n\ntwo	2wx	one\n\nwo	3:1
        one  two\n  three	wwx	one  two\n  hree	2:3
        one two\nthree	$wx	one two\nhree	2:1
        a b c d e f	3wx	a b c  e f	1:7
        one two three	$2bx	one wo three	1:5
        one two three	2ex	one tw three	1:7
        abc def	lllhx	ab def	1:3
        abc def	$hhx	abc ef	1:5
          abc def	$^x	  bc def	1:3
          abc def	$0x	 abc def	1:1
        abc  	g_x	ab  	1:3
        abcdef	4|x	abcef	1:4
        a\tbc	4|x	abc	1:2
        a\tbc\nxxxxxxx	$jx	a\tbc\nxxxxxx	2:6
        abcdef\nab\nabcdef	4ljjx	abcdef\nab\nabcdf	3:5
        abcdef\nab\nabcdef	$jjx	abcdef\nab\nabcde	3:5
        abcdef\nab\nabcdefgh	$jx	abcdef\na\nabcdefgh	2:1
        one\ntwo\nthree	Gx	one\ntwo\nhree	3:1
        one\ntwo\nthree	Gggx	ne\ntwo\nthree	1:1
        one\ntwo\nthree	2Gx	one\nwo\nthree	2:1
        one\ntwo\nthree	2ggx	one\nwo\nthree	2:1
        one\n  two\nthree	+x	one\n  wo\nthree	2:3
        one\n  two\nthree	G-x	one\n  wo\nthree	2:3
        one\n  two\nthree	<CR>x	one\n  wo\nthree	2:3
        one\ntwo\nthree	5jx	one\ntwo\nhree	3:1
        one\n\ntwo\nthree\n\nfour	}x	one\n\ntwo\nthree\n\nfour	2:1
        one\n\ntwo\nthree\n\nfour	2}dd	one\n\ntwo\nthree\nfour	5:1
        one\n\ntwo\nthree\n\nfour	G{dd	one\n\ntwo\nthree\nfour	5:1
        (a (b) c) d	%x	(a (b) c d	1:9
        if (x) { y }	%x	if (x { y }	1:6
        if (x) { y }	$%x	if (x)  y }	1:8
        a,b,c,d	f,x	ab,c,d	1:2
        a,b,c,d	2f,x	a,bc,d	1:4
        a,b,c,d	t,x	,b,c,d	1:1
        a,b,c,d	f,;x	a,bc,d	1:4
        a,b,c,d	t,;x	a,,c,d	1:3
        a,b,c,d	$F,x	a,b,cd	1:6
        a,b,c,d	$T,x	a,b,c,	1:6
        a,b,c,d	$F,;,x	a,b,cd	1:6
        a,b,c,d	fzx	,b,c,d	1:1
        one two one two	*x	one two ne two	1:9
        one two one two	2*x	ne two one two	1:1
        one two onetwo one	*x	one two onetwo ne	1:16
        one two one two	$#x	one wo one two	1:5
        one two one	/one<CR>x	one two ne	1:9
        one two one	/two<CR>x	one wo one	1:5
        one two one\none	/one<CR>nx	one two one\nne	2:1
        one two one\none	/one<CR>Nx	ne two one\none	1:1
        one two one\none	?one<CR>x	one two one\nne	2:1
        one two one\none	G?two<CR>x	one wo one\none	1:5
        one two three	d/three<CR>	three	1:1
        one two three	/two<CR>ggd/<CR>	two three	1:1
        a b\nc d\ne f	majj'ax	 b\nc d\ne f	1:1
        a b\nc d\ne f	lmajj`ax	ab\nc d\ne f	1:2
        a b\nc d\ne f	G``x	 b\nc d\ne f	1:1
        a b\nc d\ne f	Gggdd''p	c d\ne f\na b	3:1
        one\ntwo\nthree	jmajd'a	one	1:1
        one two three	wmx$d`x	one e	1:5
        # operators
        one two three	dw	two three	1:1
        one two three	d2w	three	1:1
        one two three	2dw	three	1:1
        one two three	wdw	one three	1:5
        one two three	wwdw	one two 	1:8
        one\ntwo	dw	\ntwo	1:1
        one\n  two	dw	\n  two	1:1
        one\n\nthree	2dw	three	1:1
        one two three	de	 two three	1:1
        one two three	wd$	one 	1:4
        one two three	wD	one 	1:4
        one two three	wdb	two three	1:1
        one two three	$db	one two e	1:9
        one two three	$dge	one tw	1:6
        one\ntwo\nthree	dd	two\nthree	1:1
        one\ntwo\nthree	jdd	one\nthree	2:1
        one\ntwo\nthree	Gdd	one\ntwo	2:1
        one\ntwo\nthree	2dd	three	1:1
        one\ntwo\nthree	5dd		1:1
        one\ntwo\nthree	dj	three	1:1
        one\ntwo\nthree	jdk	three	1:1
        one\ntwo\nthree	jdG	one	1:1
        one\ntwo\nthree	jdgg	three	1:1
        one	dd		1:1
        one\n  two\n  three	dd	  two\n  three	1:3
        one\n\ntwo\nthree	d}	\ntwo\nthree	1:1
          one\n\ntwo	d}	\ntwo	1:1
        one two\n\nthree	wd}	one \n\nthree	1:4
        f(a, b) c	wd%	f c	1:2
        f(a, b) c	wdf)	f c	1:2
        f(a, b) c	wdt)	f) c	1:2
        abcdef	lllX	abdef	1:3
        abcdef	3x	def	1:1
        abcdef	lll9x	abc	1:3
        abcdef	lll2X	adef	1:2
        	x		1:1
        abc	$x	ab	1:2
        one two	cwxyz<Esc>	xyz two	1:3
        one two	lcwxyz<Esc>	oxyz two	1:4
        one  two	3lcwxyz<Esc>	onexyztwo	1:6
        one two three	c2wxyz<Esc>	xyz three	1:3
        one two\nthree	wcwxyz<Esc>	one xyz\nthree	1:7
        one two	cexyz<Esc>	xyz two	1:3
        one two three	wCxyz<Esc>	one xyz	1:7
        one two three	wsxyz<Esc>	one xyzwo three	1:7
        one two three	3sxyz<Esc>	xyz two three	1:3
          one two	wccxyz<Esc>	  xyz	1:5
        one\ntwo\nthree	cjxyz<Esc>	xyz\nthree	1:3
        one\ntwo	Sxyz<Esc>	xyz\ntwo	1:3
        one two	ylp	oone two	1:2
        one two	ywP	one one two	1:4
        one two	yw$p	one twoone 	1:11
        one two	wyiwP	one twotwo	1:7
        one\ntwo	yyp	one\none\ntwo	2:1
        one\ntwo	yyP	one\none\ntwo	1:1
        one\ntwo	yyjp	one\ntwo\none	3:1
        one\ntwo	Yjp	one\ntwo\none	3:1
        one\ntwo	jyykp	one\ntwo\ntwo	2:1
        one\ntwo\nthree	yjGp	one\ntwo\nthree\none\ntwo	4:1
        one\ntwo\nthree	Gykp	one\ntwo\ntwo\nthree\nthree	3:1
        one two	yw3p	oone one one ne two	1:13
        one\ntwo	yy2p	one\none\none\ntwo	2:1
        one\ntwo	>>	\tone\ntwo	1:2
        one\ntwo\nthree	2>>	\tone\n\ttwo\nthree	1:2
        one\ntwo\nthree	>j	\tone\n\ttwo\nthree	1:2
        \t\tone\ntwo	<<	\tone\ntwo	1:2
            one	<<	one	1:1
              one	>>	\t\t  one	1:5
        one\n\ntwo	>G	\tone\n\n\ttwo	1:2
        One Two	g~w	oNE Two	1:1
        One Two	gUiw	ONE Two	1:1
        One Two	guw	one Two	1:1
        one two	gUU	ONE TWO	1:1
        one two	wgUU	ONE TWO	1:1
        one two	wg~~	ONE TWO	1:1
        one two	gUgU	ONE TWO	1:1
        ONE TWO	guu	one two	1:1
        one\ntwo\nthree	Jx	onetwo\nthree	1:4
        one\n   two\nthree	J	one two\nthree	1:4
        one\ntwo\nthree	3J	one two three	1:8
        one\n)two	J	one)two	1:4
        one \ntwo	J	one two	1:5
        one\n\ntwo	J	one\ntwo	1:3
        one\n\ntwo	3J	one two	1:4
        one\n  two	gJ	one  two	1:4
        one	J	one	1:1
        abc	rx	xbc	1:1
        abc	2rx	xxc	1:2
        abc	4rx	abc	1:1
        abc def	3lr<CR>	abc\ndef	2:1
        abc	~	Abc	1:2
        aBc	3~	AbC	1:3
        abc	l9~	aBC	1:3
        abc	~~	ABc	1:3
        # text objects
        one two three	wdiw	one  three	1:5
        one two three	wdaw	one three	1:5
        one two three	$daw	one two	1:7
        one two three	daw	two three	1:1
        one  two	3ldiw	onetwo	1:4
        one  two	3ldaw	one	1:3
        one two three	d2aw	three	1:1
        one two three	d2iw	two three	1:1
        one two three	d3iw	 three	1:1
        one-two three	diW	 three	1:1
        one-two three	ldiw	-two three	1:1
          one	wdaw	  	1:2
        one two	wciwxyz<Esc>	one xyz	1:7
        say "hello you" now	8ldi"	say "" now	1:6
        say "hello you" now	8lda"	say now	1:5
        say "hello you" now	di"	say "" now	1:6
        say "hello you"	8lda"	say	1:3
        say "a" and "b"	7lci"x<Esc>	say "a"x"b"	1:8
        say "a\\\"b" now	5ldi"	say "" now	1:6
        say 'a b' now	di'	say '' now	1:6
        say `a b` now	da`	say now	1:5
        say ""x	5ldi"	say ""x	1:6
        f(a, b)	ldi(	f()	1:3
        f(a, b)	4ldi(	f()	1:3
        f(a, b)	4lda(	f	1:1
        f(a, (b, c))	7ldi)	f(a, ())	1:7
        f(a, (b, c))	7ld2i(	f()	1:3
        f(a, (b, c))	7lda(	f(a, )	1:6
        f(a, b)	4lcib<Esc>	f()	1:2
        f()	lci(x<Esc>	f(x)	1:3
        if {\n  a\n  b\n}	jdi{	if {\n}	2:1
        if {\n  a\n  b\n}	jda{	if 	1:3
        if {\n  a\n  b\n}	jdiB	if {\n}	2:1
        if {\n  a\n  b\n}	jci{x<Esc>	if {\n  x\n}	2:3
        if { a\n  b }	jdi{	if {}	1:5
        a[1, 2]	3ldi[	a[]	1:3
        a<b c>d	3ldi<lt>	a<>d	1:3
        a<b c>d	3lda>	ad	1:2
        one\ntwo\n\nthree\nfour	dip	\nthree\nfour	1:1
        one\ntwo\n\nthree\nfour	dap	three\nfour	1:1
        one\ntwo\n\nthree\nfour	jjdip	one\ntwo\nthree\nfour	3:1
        one\ntwo\n\nthree\nfour	Gdap	one\ntwo	2:1
        one\ntwo\n\nthree\nfour	3Gdap	one\ntwo	2:1
        one\ntwo\n\nthree\nfour	d2ap		1:1
        one\ntwo\n\nthree\nfour	yipGp	one\ntwo\n\nthree\nfour\none\ntwo	6:1
        one\ntwo\n\nthree\nfour	>ip	\tone\n\ttwo\n\nthree\nfour	1:2
        # registers
        one two three	"adww"ap	two tone hree	1:9
        one two three	"aywwdw"aP	one one three	1:8
        one\ntwo\nthree	"ayyj"Ayyjp	one\ntwo\nthree\none\ntwo	4:1
        one\ntwo\nthree	"ayyj"Ayyj"ap	one\ntwo\nthree\none\ntwo	4:1
        one two three	yiwwdiw"0P	one one three	1:7
        one\ntwo\nthree\nfour	dddd"1p	three\ntwo\nfour	2:1
        one\ntwo\nthree\nfour	dddd"2p	three\none\nfour	2:1
        one\ntwo\nthree\nfour	dddd"1p"2p	three\ntwo\none\nfour	3:1
        one two three	yiww"_dwP	one onethree	1:7
        one two three	yiwwdw"-P	one two three	1:8
        one two	xp	noe two	1:2
        one two	$xp	one two	1:7
        one two	xxP	ne two	1:1
        one two three	"add"ap	\none two three	2:1
        # dot
        one two three four	dw.	three four	1:1
        one two three four	dw2.	four	1:1
        one two three four	d2w.		1:1
        one two three four	2dw3.		1:1
        one two three	cwxyz<Esc>w.	xyz xyz three	1:7
        one two three	ciwxyz<Esc>w.	xyz xyz three	1:7
        one two three	Axyz<Esc>.	one two threexyzxyz	1:19
        one two three	ixyz<Esc>.	xyxyzzone two three	1:5
        one two three	3ixy<Esc>.	xyxyxxyxyxyyone two three	1:11
        one two three	3ixy<Esc>2.	xyxyxxyxyyone two three	1:9
        one\ntwo	oxyz<Esc>.	one\nxyz\nxyz\ntwo	3:3
        one\ntwo	Oxyz<Esc>.	xyz\nxyz\none\ntwo	1:3
        one\ntwo	Ixyz<Esc>j.	xyzone\nxyztwo	2:3
        abcdef	x..	def	1:1
        abcdef	rxl.	xxcdef	1:2
        abcdef	~.	ABcdef	1:3
        one\ntwo\nthree\nfour	dd.	three\nfour	1:1
        one\ntwo\nthree\nfour	J.	one two three\nfour	1:8
        one\ntwo\nthree\nfour	>>j.	\tone\n\ttwo\nthree\nfour	2:2
        one two	yiwp.	ooneonene two	1:7
        a,b,c,d	df,.	c,d	1:1
        a,b,c,d	dt,l.	,,c,d	1:2
        abcdefgh	vld.	efgh	1:1
        abcdefgh	lvlldu.	aefgh	1:2
        one\ntwo\nthree\nfour\nfive	Vjd.	five	1:1
        one\ntwo\nthree	VU j.	ONE\nTWO\nthree	2:2
        abcdef	sxy<Esc>l.	xyxycdef	1:4
        abcdef	Rxy<Esc>l.	xyxyef	1:4
        one "a" two "b"	ci"x<Esc>f".	one "x" two "b"	1:6
        # inserting
        one two	ixyz<Esc>	xyzone two	1:3
        one two	axyz<Esc>	oxyzne two	1:4
        one two	wixyz<Esc>	one xyztwo	1:7
        one two	$axyz<Esc>	one twoxyz	1:10
        one two	Axyz<Esc>	one twoxyz	1:10
          one two	$Ixyz<Esc>	  xyzone two	1:5
        one	oxyz<Esc>	one\nxyz	2:3
        one	Oxyz<Esc>	xyz\none	1:3
          one	oxyz<Esc>	  one\n  xyz	2:5
          one	Oxyz<Esc>	  xyz\n  one	1:5
          one	o<Esc>	  one\n	2:1
        one\ntwo	oxyz<Esc>	one\nxyz\ntwo	2:3
        one	3axy<Esc>	oxyxyxyne	1:7
        one	3oxy<Esc>	one\nxy\nxy\nxy	4:2
        one	2Axy<Esc>	onexyxy	1:7
        one	ix<CR>y<Esc>	x\nyone	2:1
        one two	wixyz<BS>w<Esc>	one xywtwo	1:7
        one two	Rxyz<Esc>	xyz two	1:3
        one two	Rxyz<BS><BS><Esc>	xne two	1:1
        one	$Rxyz<Esc>	onxyz	1:5
        one two	2Rxy<Esc>	xyxytwo	1:4
        one	i<Esc>	one	1:1
        one	A<Esc>	one	1:3
        	ixyz<Esc>	xyz	1:3
        # visual
        one two three	vd	ne two three	1:1
        one two three	vwd	wo three	1:1
        one two three	ved	 two three	1:1
        one two three	wv$d	one 	1:4
        one\ntwo	v$d	two	1:1
        one\ntwo\nthree	vjd	wo\nthree	1:1
        one\ntwo\nthree	Vd	two\nthree	1:1
        one\ntwo\nthree	Vjd	three	1:1
        one\ntwo\nthree	jVkd	three	1:1
        one two three	vey$p	one two threeone	1:16
        one two three	wvbd	wo three	1:1
        one two three	viwd	 two three	1:1
        one two three	vawd	two three	1:1
        one two three	viwiwd	two three	1:1
        one two three	vawawd	three	1:1
        f(a, (b, c))	7lvi(d	f(a, ())	1:7
        f(a, (b, c))	7lva(d	f(a, )	1:6
        f(a, (b, c))	7lvi(i(d	f()	1:3
        one two three	vecxyz<Esc>	xyz two three	1:3
        one\ntwo\nthree	Vcxyz<Esc>	xyz\ntwo\nthree	1:3
        one two three	veU	ONE two three	1:1
        one two three	ve~	ONE two three	1:1
        ONE TWO	veu	one TWO	1:1
        one two three	verx	xxx two three	1:1
        one\ntwo\nthree	Vjrx	xxx\nxxx\nthree	1:1
        one\ntwo\nthree	VjJ	one two\nthree	1:4
        one\ntwo\nthree	VG>	\tone\n\ttwo\n\tthree	1:2
        one\ntwo\nthree	Vj>.	\t\tone\n\t\ttwo\nthree	1:3
        one two three	wvowd	one hree	1:5
        one two three	wvobd	wo three	1:1
        one two three	yiwwvep	one one three	1:7
        one two three	yiwwvepwvep	one one two	1:11
        one\ntwo\nthree	yyjVp	one\none\nthree	2:1
        one two\nthree	yyjvp	one two\n\none two\nhree	3:1
        one two\nthree	wyiwjVp	one two\ntwo	2:1
        one two three	ve<Esc>gvd	 two three	1:1
        one\ntwo\nthree	Vj<Esc>ggVjd	three	1:1
        one\ntwo\n\nthree	vipd	\nthree	1:1
        one two three	vex	 two three	1:1
        one two three	veD		1:1
        one two three	veC<Esc>		1:1
        one two three	veSxyz<Esc>	xyz	1:3
        one two three	vwsx<Esc>	xwo three	1:1
        one\ntwo\nthree	vjY$p	one\none\ntwo\ntwo\nthree	2:1
        one\ntwo\nthree	vj<Esc>`<x	ne\ntwo\nthree	1:1
        one\n\ntwo	jvd	one\ntwo	2:1
        one two three	v3ld	two three	1:1
        one two three	vt d	 two three	1:1
        one two\nthree	wVU	ONE TWO\nthree	1:1
        one two\nthree	wVyix<Esc>	xone two\nthree	1:1
        one two\nthree	wVjyix<Esc>	xone two\nthree	1:1
        one two\nthree four	jwVkyix<Esc>	one twxo\nthree four	1:7
        one two\nthree four	wVj>	\tone two\n\tthree four	1:2
        one two\nthree four	wgUj	ONE TWO\nTHREE FOUR	1:5
        one two\nthree four	jwgUk	ONE TWO\nTHREE FOUR	1:7
        one two\nthree four	wV~	ONE TWO\nthree four	1:1
        one two\nthree four	wyjix<Esc>	one xtwo\nthree four	1:5
        one two\nthree four	jwykix<Esc>	one twxo\nthree four	1:7
        one two\nthree four	jwyggix<Esc>	xone two\nthree four	1:1
        one two\nthree four	wyyix<Esc>	one xtwo\nthree four	1:5
        one two\nthree four	wyipix<Esc>	xone two\nthree four	1:1
        one two\nthree four	wVrx	xxxxxxx\nthree four	1:1
        one two\nthree four	wVdu	one two\nthree four	1:1
        one two\nthree four	wVjJ	one two three four	1:8
        one two\nthree four	wvjJ	one two three four	1:8
        one two\nthree four	wJix<Esc>	one twox three four	1:8
        one two\nthree four	wdju	one two\nthree four	1:5
        one two\nthree four	jwdkuix<Esc>	one twxo\nthree four	1:7
        one two\nthree four	w>>u	one two\nthree four	1:1
        one two\nthree four	w>jix<Esc>	\txone two\n\tthree four	1:2
        one two\nthree four	wVcx<Esc>u	one two\nthree four	1:1
        one two\nthree four	wguGu	one two\nthree four	1:5
        one two\nthree four	wlvhd	one o\nthree four	1:5
        # undo
        one two three	dwu	one two three	1:1
        one two three	dwdwu	two three	1:1
        one two three	dwdwuu	one two three	1:1
        one two three	dwdw2u	one two three	1:1
        one two three	dwdwuu<C-R>	two three	1:1
        one two three	dwdwuu2<C-R>	three	1:1
        one two three	wcwxyz<Esc>u	one two three	1:5
        one two three	wcwxyz<Esc>u<C-R>	one xyz three	1:5
        one two three	3ixy<Esc>u	one two three	1:1
        one\ntwo\nthree	jddu	one\ntwo\nthree	2:1
        one\ntwo\nthree	jddu<C-R>	one\nthree	2:1
        one\ntwo\nthree	Gddu	one\ntwo\nthree	3:1
        one\ntwo	oxyz<Esc>u	one\ntwo	1:1
        one\ntwo	oxyz<CR>abc<Esc>u	one\ntwo	1:1
        one\ntwo	jOxyz<Esc>u	one\ntwo	2:1
        one\ntwo	yypu	one\ntwo	1:1
        one\ntwo\nthree	2>>u	one\ntwo\nthree	1:1
        one\ntwo\nthree	Ju	one\ntwo\nthree	1:1
        one two three	wxx.uux	one o three	1:5
        one two three	$xu	one two three	1:13
        one two three	A xyz<Esc>u	one two three	1:13
        one two three	wdwu.	one three	1:5
        one two three	dwP.uu	two three	1:1
        # lines
        one\ntwo\nthree	:2<CR>x	one\nwo\nthree	2:1
        one\ntwo\nthree	:$<CR>x	one\ntwo\nhree	3:1
        one one\none one	:s/one/two/<CR>	two one\none one	1:1
        one one\none one	:s/one/two/g<CR>	two two\none one	1:1
        one one\none one	:%s/one/two/<CR>	two one\ntwo one	2:1
        one one\none one	:%s/one/two/g<CR>	two two\ntwo two	2:1
        one one\none one\none	:2,3s/one/two/<CR>	one one\ntwo one\ntwo	3:1
        one one\none one\none	Vj:s/one/two/g<CR>	two two\ntwo two\none	2:1
        one two	:s/one/&&/<CR>	oneone two	1:1
        a/b	:s/a\\/b/c\\/d/<CR>	c/d	1:1
        one two	:s#one#two#<CR>	two two	1:1
        one one	:s/one/two/g<CR>u	one one	1:1
        one\ntwo\nthree	:2d<CR>	one\nthree	2:1
        one\ntwo\nthree	:2,3d<CR>	one	1:1
        one two one	:s/one/x/<CR>nx	x two ne	1:7
        one\ntwo	:s/o/x/<CR>j:s//y/<CR>	xne\ntwy	2:1
        # wide characters, clusters and tabs
        日本語 text	x	本語 text	1:1
        日本語 text	wx	日本語 ext	1:11
        日本語 text	dw	text	1:1
        日本語 text	lrx	日x語 text	1:4
        日本語 text	$p	日本語 text	1:14
        日本語\nabcdef	ljx	日本語\nabdef	2:3
        abcdef\n日本語	llljx	abcdef\n日語	2:4
        日本語 text	yiw$p	日本語 text日本語	1:21
        é à ü	wx	é  ü	1:4
        éa b	x	a b	1:1
        naïve café	wdiw	naïve 	1:7
        naïve café	wgUiw	naïve CAFÉ	1:8
        naïve café	~	Naïve café	1:2
        ひらがなカタカナ漢字	wx	ひらがなタカナ漢字	1:13
        ひらがなカタカナ漢字	diw	カタカナ漢字	1:1
        ひらがなカタカナ漢字	$bx	ひらがなカタカナ字	1:25
        日本語	aあ<Esc>	日あ本語	1:4
        日本語	lDp	日本語	1:7
        日本語、テスト	f、x	日本語テスト	1:10
        日本語、テスト	dt、	、テスト	1:1
        a日b本c	lvld	a本c	1:2
        a\tb\tc	lx	ab\tc	1:2
        a\tb\tc	wx	a\t\tc	1:3
        \tone\n\ttwo	jdw	\tone\ntwo	2:1
        \tone	ccxyz<Esc>	\txyz	1:4
        \tone	oxyz<Esc>	\tone\n\txyz	2:4
        👍🏽 ok	wx	👍🏽 k	1:10
        ß straße	gUU	SS STRASSE	1:1
        # empty matches
        abc\n\ndef	:%s/^/# /<CR>	# abc\n# \n# def	3:1
        abc\n\ndef	:%s/$/;/<CR>	abc;\n;\ndef;	3:1
        abc\n\ndef	:%s/$/;/g<CR>	abc;\n;\ndef;	3:1
        abc\n\ndef	:%s/^$/x/<CR>	abc\nx\ndef	2:1
        abc\n\ndef	:%s/$/[&]/<CR>	abc[]\n[]\ndef[]	3:1
        aéxxbx	:s/x*/-/g<CR>	-a-é-b-	1:1
        abc\ndef	/$<CR>x	ab\ndef	1:2
        abc\ndef	/$<CR>nx	abc\nde	2:2
        abc\ndef	$/$<CR>x	abc\nde	2:2
        abc\ndef\nghi	2/^<CR>x	abc\ndef\nhi	3:1
        abc\n\ndef	/^$<CR>ix<Esc>	abc\nx\ndef	2:1
        abc\n\ndef\n\nghi	/^$<CR>nix<Esc>	abc\n\ndef\nx\nghi	4:1
        abc\n\ndef	G?^$<CR>ix<Esc>	abc\nx\ndef	2:1
        abc\ndef	j?$<CR>x	ab\ndef	1:2
        abc\ndef\nghi	Gl?^<CR>x	abc\ndef\nhi	3:1
        abc\n\ndef	d/^$<CR>	\ndef	1:1
        abc def	d/$<CR>	f	1:1
        abc	/^<CR>x	bc	1:1
        abc def\nxyz	v/$<CR>d	xyz	1:1
        abc\ndef	jlv?$<CR>d	abcf	1:4
        abc\n\ndef	c/^$<CR>x<Esc>	x\n\ndef	1:1
        abc\ndef	jlld?$<CR>	abf	1:3
        ab cd	ld/$<CR>	ad	1:2
        abc\ndef	d2/$<CR>	f	1:1
        # repeated insertions
        abcdefghij	3Rxy<Esc>	xyxyxyghij	1:6
        abcd	3Rxy<Esc>	xyxyxy	1:6
        abc	3ixy<Esc>0`^rZ	xyxyxyZbc	1:7
        abc def	wcwnew<Esc>0`^iZ<Esc>	abc neZw	1:7
        abc  \t 	g_x	ab  \t 	1:3
           	g_x	  	1:1
        """#
}
