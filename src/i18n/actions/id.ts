import { defineMessages } from '../defineMessages';

/** Words of buttons and choices that no sign-in page has. */
export const actions = defineMessages({
  'actions.back': 'Kembali',
  'actions.saveAndContinue': 'Simpan & Lanjutkan',
  'actions.delete': 'Hapus',
  'actions.edit': 'Ubah',
  'actions.yes': 'Ya',
  'actions.no': 'Tidak',
});
