import { signIn } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const PATH = '/api/identity/user/emergency-contact/consent/generate';

const mock = sharedTestMock();

const consentOf = (name: string): string => {
  const userId = mock.idOf(name);
  return mock.server.store.tables.consents.find((row) => row.user_id === userId)?.id ?? '';
};

describe('The form of consent', () => {
  it('is a PDF with the names of the applicant and the contact', async () => {
    const rina = await signIn(mock, 'otp.applicant');
    await rina.patch('/identity/user/update', {
      emergency_contact: { name: 'Agus (Kakak) Setiawan', phone_number: '081398765432' },
    });
    const answer = await mock.call('POST', PATH, { token: rina.token, body: {} });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.text.startsWith('%PDF-')).toBe(true);
    expect(answer.text).toContain('Nama: Agus \\(Kakak\\) Setiawan');
    expect(answer.text).toContain('Nomor Telepon: 081398765432');
    expect(answer.text).toContain('Nama Pemohon: Rina Wulandari');
  });

  it('can be requested without a body, and before the contact was entered', async () => {
    const token = await mock.tokenOf('otp.applicant');
    const answer = await mock.call('POST', PATH, { token });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Nama: ____');
  });

  it('is public with the id of the consent', async () => {
    const id = consentOf('consent.waiting');
    const answer = await mock.call('POST', PATH, { body: { id } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('consent.waiting@bos.test');
  });
});
