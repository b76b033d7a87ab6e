/** Error responses that several operations share. */
export const NOT_FOUND = { status: 404, error: 'Data tidak ditemukan' };
export const NOT_YOURS = { status: 403, error: 'Anda tidak berhak mengakses data ini' };
export const NOT_YOUR_FILE = { status: 403, error: 'Anda tidak berhak mengakses berkas ini' };
export const NOT_EDITABLE = {
  status: 422,
  error: 'Data tidak dapat diubah pada status pengajuan ini',
};
export const UNKNOWN_CHOICE = { status: 422, error: 'Pilihan tidak dikenal' };
export const NEVER_UPLOADED = {
  status: 422,
  error: 'Berkas tidak ditemukan, silakan unggah kembali',
};

/** The call does not match `openapi.yaml`. */
export const BREAKS_CONTRACT = { status: 422, error: 'Permintaan tidak sesuai dengan kontrak' };

/** An id that no row has. */
export const NO_ID = 999_999;

export const UNKNOWN_TOKEN = { status: 400, error: 'Token not found' };
export const INVALID_LINK_URL = { status: 422, error: 'Alamat tautan tidak valid' };
/** URLs that a mail must not link to: they are invalid, or not pages of the app. */
export const INVALID_LINK_URLS: readonly string[] = [
  'http://',
  'http://[',
  'https://evil.test/bos/login',
  'http://localhost:3000.evil.test/bos/login',
  'http://localhost:3000@evil.test/bos/login',
  'https://localhost:3000/bos/login',
  'http://localhost:9999/bos/login',
];

export const UNREADABLE_PASSWORD = { status: 422, error: 'Kata sandi tidak dapat dibaca' };
export const WEAK_PASSWORD = { status: 422, error: 'Kata sandi belum memenuhi semua syarat' };
