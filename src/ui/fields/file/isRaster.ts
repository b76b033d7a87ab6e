/** A raster image: an SVG could contain a page, so it is not shown as an image. */
export const isRaster = (blob: Blob): boolean => /^image\/(jpeg|png|gif|webp)$/.test(blob.type);
