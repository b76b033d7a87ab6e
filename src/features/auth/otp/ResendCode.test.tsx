import { screen, waitFor, within } from '@testing-library/react';
import { holdResponses } from '@/testing/mock/holdResponses';
import { startClocks } from '@/testing/environment/clocks';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { arriveAtCode, callsTo, otherThan } from '@/testing/pages/signInPages';
import { openChooser, resend, resendButton, shownWait, untilFree } from '@/testing/pages/resend';

const OTP = 'otp@bos.test';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

describe('sending the code again', () => {
  test('waits with a countdown, the button with it, and again after each code', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    for (const isLast of [false, true]) {
      expect(await resendButton()).toBeDisabled();
      const shownS = await shownWait();
      expect(shownS).toBeLessThanOrEqual(60);
      expect(shownS).toBeGreaterThan(50);
      await pass(60);
      await untilFree();
      if (!isLast) await resend(arrived, 'Email');
    }
    expect(await callsTo('/send')).toHaveLength(2);
  });

  test('A5: announces the end of a wait once, and not that there is none any more', async () => {
    const READY = 'Kode dapat dikirim ulang.';
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(30);
    expect(screen.queryByText(READY)).not.toBeInTheDocument();
    await pass(30);
    await untilFree();
    expect(screen.getByText(READY)).toHaveAttribute('role', 'status');
    await arrived.user.type(arrived.code, await mock.lastCode(OTP));
    await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });
    expect(screen.queryByText(READY)).not.toBeInTheDocument();
  });

  test("lets one go on with 'Lanjutkan' only after a channel was chosen, and shows where each leads", async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    const go = dialog.getByRole('button', { name: 'Lanjutkan' });
    expect(go).toBeDisabled();
    const email = dialog.getByRole('radio', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('o***@bos.test'));
    await arrived.user.click(email);
    expect(go).toBeEnabled();
    await arrived.user.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await resendButton()).toHaveFocus();
    expect(await callsTo('/send')).toHaveLength(1);
  });

  test.each([
    ['SMS', 'sms', 'Kode OTP telah dikirim ulang ke nomor telepon Anda.', '0812****'],
    ['Email', 'email', 'Kode OTP telah dikirim ulang ke email Anda.', 'o***@bos.test'],
  ] as const)(
    'by %s says so, shows where it went and empties the field for the new code',
    async (label, channel, said, contact) => {
      const pass = startClocks();
      const arrived = await arriveAtCode(OTP);
      await arrived.user.type(arrived.code, otherThan(await mock.lastCode(OTP)));
      await screen.findByText('Kode OTP yang Anda masukkan salah, atau kedaluwarsa.');
      await pass(60);
      await untilFree();
      await resend(arrived, label);
      expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
      expect(screen.getByText(said)).toBeVisible();
      const intro = screen.getByText(/^Kami mengirim kode 6 angka ke/);
      expect(intro).toHaveTextContent(contact);
      expect((await mock.outbox(OTP))[0]).toMatchObject({ channel });
      await waitFor(() => expect(arrived.code).toHaveFocus());
      expect(arrived.code).toHaveValue('');
      expect(arrived.code).toBeValid();
      await arrived.user.type(arrived.code, await mock.lastCode(OTP));
      expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    },
  );

  test('goes on where the server cannot say where codes can go', async () => {
    await mock.addFault({ method: 'GET', path: '*/channel/check', status: 500 });
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    await untilResponses();
    expect(dialog.getByRole('radio', { name: 'SMS' })).toBeEnabled();
    await arrived.user.click(dialog.getByRole('radio', { name: 'Email' }));
    await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
    expect((await mock.outbox(OTP))[0]).toMatchObject({ channel: 'email' });
  });

  test('takes back a choice that turns out not to be there', async () => {
    const body = { code: 200, message: '', data: { email: 'o***@bos.test' } };
    await mock.addFault({ method: 'GET', path: '*/channel/check', status: 200, body });
    const { release } = holdResponses('/channel/check');
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    const sms = dialog.getByRole('radio', { name: 'SMS' });
    await arrived.user.click(sms);
    expect(sms).toBeChecked();
    release();
    await waitFor(() => expect(sms).toBeDisabled());
    expect(sms).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeDisabled();
  });

  test('sends one code for two clicks', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    await arrived.user.click(dialog.getByRole('radio', { name: 'SMS' }));
    await arrived.user.dblClick(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await untilResponses();
    expect(await callsTo('/send')).toHaveLength(2);
  });

  test('is shown and moves the focus to the field also where its dialog was closed meanwhile', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const { release } = holdResponses('/sms/send');
    const dialog = within(await openChooser(arrived));
    await arrived.user.click(dialog.getByRole('radio', { name: 'SMS' }));
    await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await arrived.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
    expect(await resendButton()).toBeDisabled();
    expect(arrived.code).toHaveFocus();
  });

  test('N12: is the way on after too many wrong codes, and the new code signs in', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    const wrong = otherThan(await mock.lastCode(OTP));
    for (let tries = 1; tries <= 6; tries += 1) {
      await arrived.user.type(arrived.code, wrong);
      await waitFor(() => expect(arrived.code).toHaveValue(''));
      await untilResponses();
    }
    expect(await shownWait()).toBeGreaterThan(45);
    await pass(60);
    await untilFree();
    expect(screen.getByText('Minta kode baru untuk melanjutkan.')).toBeVisible();
    await resend(arrived, 'Email');
    await waitFor(() => expect(arrived.code).toHaveFocus());
    expect(arrived.code).toBeValid();
    await arrived.user.type(arrived.code, await mock.lastCode(OTP));
    expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
  });
});
