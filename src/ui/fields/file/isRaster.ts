/** A picture that is pixels and nothing else: an SVG could hold a page, so it is not shown as one. */
export const isRaster = (blob: Blob): boolean => /^image\/(jpeg|png|gif|webp)$/.test(blob.type);
