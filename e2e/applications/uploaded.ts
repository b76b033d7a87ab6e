/** Expected contents of photos that the device scales down before the upload. */
const SCALED: Readonly<Record<string, string>> = { 'ktp.jpg': 'a picture of 2000 × 1250' };

/** Expected contents take the place of the address that the server gave a file. */
export const contentsOf = (file: string): string => SCALED[file] ?? `the bytes of ${file}`;

/** The expected stored reference for a file of e2e/support/files. */
export const uploaded = (file: string): { file_name: string; path_url: string } => ({
  file_name: file,
  path_url: contentsOf(file),
});
