const ABBREVIATIONS = new Set(['DKI', 'DI']);
const SMALL_WORDS = new Set(['DAN']);

const inTitleCase = (word: string): string => {
  if (ABBREVIATIONS.has(word)) return word;
  if (SMALL_WORDS.has(word)) return word.toLowerCase();
  return word.charAt(0) + word.slice(1).toLowerCase();
};

/**
 * Puts a province or city that the data package writes in capitals into the form people use:
 * 'Kabupaten Aceh Selatan', 'DI Yogyakarta', 'Kota Jakarta Selatan' (the word 'Administrasi' of the
 * five Jakarta cities is not written in addresses).
 */
export function readableRegionName(capitals: string): string {
  return capitals
    .replace('DAERAH ISTIMEWA', 'DI')
    .replace(/^(KOTA|KABUPATEN) ADMINISTRASI/, '$1')
    .split(' ')
    .map(inTitleCase)
    .join(' ');
}

/** A district or village, whose name in the package needs only stray quotes and spaces removed. */
export function tidyPlaceName(name: string): string {
  return name.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}
