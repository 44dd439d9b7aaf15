// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ci_shrinker.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count, place;
} source;

// A picture on its way: the pixels so far, and the instructions for the next frame.
typedef struct {
    GifFileType *gif;
    source file;
    const ci_limits *limits;
    const ci_receiver *receiver;
    ci_shrinker shrinker;
    uint32_t width, height;
    /// The pixels that are shown now, and those before the last frame.
    uint8_t *shown, *before;
    uint8_t *line;
    GraphicsControlBlock control;
    /// The rectangle of the last frame, and what happens to it before the next one.
    uint32_t left, top, right, bottom;
    int disposal;
    uint64_t frames, bytes;
    /// The pixels that were decoded, also those outside of the picture.
    uint64_t pixels;
    uint32_t repeats;
} reading;

static int read_bytes(GifFileType *gif, GifByteType *target, int length) {
    source *file = gif->UserData;
    size_t left = file->count - file->place;
    size_t count = (size_t)length < left ? (size_t)length : left;
    memcpy(target, file->bytes + file->place, count);
    file->place += count;
    return (int)count;
}

static ci_result begin(reading *now) {
    now->width = (uint32_t)now->gif->SWidth;
    now->height = (uint32_t)now->gif->SHeight;
    now->receiver->size(now->receiver->context, now->width, now->height);
    ci_result result = ci_shrinker_begin(&now->shrinker, now->width, now->height, now->limits);
    if (result != CI_OK) { return result; }
    uint64_t bytes = (uint64_t)now->width * now->height * 4;
    if (bytes > now->limits->bytes) { return CI_TOO_LONG; }
    now->shown = calloc(1, bytes);
    now->before = calloc(1, bytes);
    // A frame may be wider than the picture.
    now->line = malloc(UINT16_MAX + 1);
    bool has_memory = now->shown != NULL && now->before != NULL && now->line != NULL;
    return has_memory ? CI_OK : CI_NO_MEMORY;
}

static void dispose(reading *now) {
    if (now->frames == 0) { return; }
    for (uint32_t y = now->top; y < now->bottom; y++) {
        size_t start = ((size_t)y * now->width + now->left) * 4;
        size_t length = (size_t)(now->right - now->left) * 4;
        if (now->disposal == DISPOSE_BACKGROUND) { memset(now->shown + start, 0, length); }
        if (now->disposal == DISPOSE_PREVIOUS) {
            memcpy(now->shown + start, now->before + start, length);
        }
    }
}

static uint32_t at_most(int64_t value, uint32_t limit) {
    return value < 0 ? 0 : value > limit ? limit : (uint32_t)value;
}

static void draw_line(reading *now, const ColorMapObject *colors, uint32_t y, int32_t left) {
    if (y < now->top || y >= now->bottom) { return; }
    for (uint32_t x = now->left; x < now->right; x++) {
        int index = now->line[(int32_t)x - left];
        if (index == now->control.TransparentColor || index >= colors->ColorCount) { continue; }
        uint8_t *pixel = now->shown + ((size_t)y * now->width + x) * 4;
        GifColorType color = colors->Colors[index];
        pixel[0] = color.Red, pixel[1] = color.Green, pixel[2] = color.Blue, pixel[3] = 0xFF;
    }
}

static ci_result read_lines(reading *now, const GifImageDesc *image, const ColorMapObject *colors) {
    static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    int passes = image->Interlace ? 4 : 1, lines = 0;
    for (int pass = 0; pass < passes; pass++) {
        int step = image->Interlace ? steps[pass] : 1;
        for (int y = image->Interlace ? starts[pass] : 0; y < image->Height; y += step) {
            if (lines++ % 64 == 0 && now->receiver->is_cancelled(now->receiver->context)) {
                return CI_CANCELLED;
            }
            if (DGifGetLine(now->gif, now->line, image->Width) == GIF_ERROR) { return CI_BROKEN; }
            draw_line(now, colors, (uint32_t)(image->Top + y), image->Left);
        }
    }
    return CI_OK;
}

// A frame may be larger than the picture, and a row of it takes only a few bytes of the file.
static ci_result check_frame(reading *now, const GifImageDesc *image) {
    if (image->Width <= 0 || image->Height <= 0) { return CI_BROKEN; }
    uint32_t width = (uint32_t)image->Width, height = (uint32_t)image->Height;
    if (ci_is_too_large(width, height, now->limits)) {
        now->receiver->size(now->receiver->context, width, height);
        return CI_TOO_MANY_PIXELS;
    }
    uint64_t pixels = (uint64_t)width * height, shown = (uint64_t)now->width * now->height;
    now->pixels += pixels > shown ? pixels : shown;
    now->bytes += (uint64_t)now->shrinker.width * now->shrinker.height * 4;
    bool is_long = now->frames >= now->limits->frames || now->bytes > now->limits->bytes ||
                   now->pixels > now->limits->bytes;
    return is_long ? CI_TOO_LONG : CI_OK;
}

static ci_result read_frame(reading *now) {
    if (DGifGetImageDesc(now->gif) == GIF_ERROR) { return CI_BROKEN; }
    const GifImageDesc *image = &now->gif->Image;
    const ColorMapObject *colors = image->ColorMap != NULL ? image->ColorMap : now->gif->SColorMap;
    if (colors == NULL) { return CI_BROKEN; }
    ci_result result = check_frame(now, image);
    if (result != CI_OK) { return result; }
    dispose(now);
    now->left = at_most(image->Left, now->width);
    now->top = at_most(image->Top, now->height);
    now->right = at_most((int64_t)image->Left + image->Width, now->width);
    now->bottom = at_most((int64_t)image->Top + image->Height, now->height);
    now->disposal = now->control.DisposalMode;
    if (now->disposal == DISPOSE_PREVIOUS) {
        memcpy(now->before, now->shown, (size_t)now->width * now->height * 4);
    }
    result = read_lines(now, image, colors);
    if (result != CI_OK) { return result; }
    ci_shrinker_restart(&now->shrinker);
    ci_shrinker_add_all(&now->shrinker, now->shown, now->height);
    now->receiver->frame(now->receiver->context, now->shrinker.rgba, now->shrinker.width,
                         now->shrinker.height, (uint32_t)now->control.DelayTime * 10);
    now->frames++;
    now->control = (GraphicsControlBlock){.TransparentColor = NO_TRANSPARENT_COLOR};
    return CI_OK;
}

static ci_result read_extension(reading *now) {
    int code;
    GifByteType *block;
    if (DGifGetExtension(now->gif, &code, &block) == GIF_ERROR) { return CI_BROKEN; }
    bool is_loop = code == APPLICATION_EXT_FUNC_CODE && block != NULL && block[0] == 11 &&
                   memcmp(block + 1, "NETSCAPE2.0", 11) == 0;
    if (code == GRAPHICS_EXT_FUNC_CODE && block != NULL) {
        DGifExtensionToGCB(block[0], block + 1, &now->control);
    }
    while (block != NULL) {
        if (DGifGetExtensionNext(now->gif, &block) == GIF_ERROR) { return CI_BROKEN; }
        if (is_loop && block != NULL && block[0] >= 3 && block[1] == 1) {
            uint32_t count = block[2] | (uint32_t)block[3] << 8;
            now->repeats = count == 0 ? 0 : count + 1;
        }
    }
    return CI_OK;
}

static ci_result read_records(reading *now) {
    ci_result result = begin(now);
    while (result == CI_OK) {
        GifRecordType type;
        if (DGifGetRecordType(now->gif, &type) == GIF_ERROR) {
            // Some programs leave out the last byte.
            return now->frames > 0 && now->file.place == now->file.count ? CI_OK : CI_BROKEN;
        }
        if (type == TERMINATE_RECORD_TYPE) { return now->frames > 0 ? CI_OK : CI_BROKEN; }
        if (type == IMAGE_DESC_RECORD_TYPE) { result = read_frame(now); }
        if (type == EXTENSION_RECORD_TYPE) { result = read_extension(now); }
    }
    return result;
}

ci_result ci_read_gif(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver) {
    reading now = {.file = {bytes, count, 0}, .limits = limits, .receiver = receiver, .repeats = 1};
    now.control.TransparentColor = NO_TRANSPARENT_COLOR;
    int error;
    now.gif = DGifOpen(&now.file, read_bytes, &error);
    if (now.gif == NULL) { return error == D_GIF_ERR_NOT_ENOUGH_MEM ? CI_NO_MEMORY : CI_BROKEN; }
    ci_result result = read_records(&now);
    if (result == CI_OK) { receiver->repeats(receiver->context, now.repeats); }
    DGifCloseFile(now.gif, &error);
    ci_shrinker_end(&now.shrinker);
    free(now.shown);
    free(now.before);
    free(now.line);
    return result;
}
