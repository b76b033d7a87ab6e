import { enterPassword, MINUTE_S, openForm, pass, REFRESH } from '../../support/openForm';
import { press, type ScreenState } from './screenState';

/** Dialogs and notices on a page whose session ends. */
export const sessionEnds: ScreenState[] = [
  {
    name: 'a session that is about to end',
    seen: 'Tetap masuk',
    async show(page, mock) {
      await openForm(page, mock);
      await pass(page.context(), mock, 58 * MINUTE_S + 20);
    },
  },
  {
    name: 'a session that could not be extended',
    seen: 'Sesi belum diperpanjang',
    async show(page, mock) {
      await openForm(page, mock);
      await mock.addFault({ ...REFRESH, status: 500 });
      await pass(page.context(), mock, 58 * MINUTE_S + 20);
      await press(page, 'Tetap masuk');
    },
  },
  {
    name: 'the dialog for signing in again',
    seen: 'Masuk lagi untuk melanjutkan',
    async show(page, mock) {
      await openForm(page, mock);
      await pass(page.context(), mock, 60 * MINUTE_S + 10);
    },
  },
  {
    name: 'the code in the dialog for signing in again',
    seen: 'Masukkan kode',
    async show(page, mock) {
      await openForm(page, mock, 'otp.applicant');
      await pass(page.context(), mock, 60 * MINUTE_S + 10);
      await enterPassword(page);
    },
  },
];
