/** Photos that the device makes smaller before they go up, and what the server then holds. */
const SCALED: Readonly<Record<string, string>> = { 'ktp.jpg': 'a picture of 2000 × 1250' };

/** In place of the address that the server gave a file: what it holds there. */
export const contentsOf = (file: string): string => SCALED[file] ?? `the bytes of ${file}`;

/** The reference that is stored for a file of e2e/support/files. */
export const uploaded = (file: string): { file_name: string; path_url: string } => ({
  file_name: file,
  path_url: contentsOf(file),
});
