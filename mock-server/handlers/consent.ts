import { makePdf, type PdfLine } from '../core/pdf';
import { fail, failUnauthorized } from '../core/apiProblem';
import { bytes, route } from '../core/route';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';

const BLANK = '______________________________';

function consentForm(user: UserRow): PdfLine[] {
  const { information, emergency_contact: contact } = user;
  return [
    { text: 'Formulir Persetujuan Kontak Darurat', isHeading: true },
    { text: ' ' },
    { text: 'Yang bertanda tangan di bawah ini:' },
    { text: `Nama: ${contact.name ?? BLANK}` },
    { text: `Nomor Telepon: ${contact.phone_number ?? BLANK}` },
    { text: ' ' },
    {
      text:
        'menyatakan bersedia menjadi kontak darurat dari pemohon berikut dan setuju dihubungi ' +
        'apabila pemohon tidak dapat dihubungi:',
    },
    { text: `Nama Pemohon: ${information.name ?? BLANK}` },
    { text: `Email Pemohon: ${user.email}` },
    { text: ' ' },
    { text: 'Persetujuan ini diberikan secara sadar dan tanpa paksaan dari pihak mana pun.' },
    { text: ' ' },
    { text: 'Tempat, tanggal: ______________________________' },
    { text: ' ' },
    { text: ' ' },
    { text: `Tanda tangan: ${BLANK}` },
  ];
}

/** The applicant of the form: of the consent with this id (public), else the signed-in user. */
function applicantOf(store: Store, id: string | undefined, user: UserRow | null): UserRow {
  if (id === undefined) {
    if (!user) throw failUnauthorized();
    return user;
  }
  const consent = store.tables.consents.find((row) => row.id === id);
  const applicant = consent && store.findUser(consent.user_id);
  if (!applicant) throw fail(404, 'Consent Tidak Ditemukan!');
  return applicant;
}

export const consentRoutes = [
  route('generateConsent', ({ store, optionalUser, body }) => {
    const applicant = applicantOf(store, body?.id, optionalUser);
    const file = makePdf('Formulir Persetujuan Kontak Darurat', consentForm(applicant));
    return bytes(file, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="persetujuan-kontak-darurat.pdf"',
      'X-Content-Type-Options': 'nosniff',
    });
  }),
];
