import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const DETAIL = '/identity/user/onboarding-step/detail';
const SAVE = '/identity/user/onboarding-step/save';

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

describe('The onboarding step', () => {
  it('is null before the first save', async () => {
    expect((await rina.get(DETAIL)).body?.data).toEqual({
      step: null,
      sub_step: null,
      user_id: rina.id,
      revisions: [],
    });
  });

  it('is the last saved one of this user', async () => {
    await rina.post(SAVE, { step: 'personal', sub_step: 'identity' });
    const saved = await rina.post(SAVE, { step: 'personal', sub_step: 'domicile' });
    expect(saved.body?.data).toMatchObject({ step: 'personal', sub_step: 'domicile' });
    expect((await rina.get(DETAIL)).body?.data).toEqual(saved.body?.data);
    const budi = await signIn(mock, 'borrower.individu');
    expect((await budi.get(DETAIL)).body?.data).toMatchObject({ step: null, sub_step: null });
  });

  it('has the revisions, each revised by a save that says so, and only then sent again', async () => {
    const putri = await signIn(mock, 'revision');
    const flagged = (...revised: (string | null)[]) => ({
      revisions: [
        { step: 'personal', sub_step: 'identity', field: 'ktp', revised_at: revised[0] },
        { step: 'finance', sub_step: 'banks', field: 'account_name', revised_at: revised[1] },
      ],
    });
    const send = () =>
      putri.put(`/identity/user/${putri.id}/onboarding-status`, { onboarding_status_id: 9 });
    expect((await putri.get(DETAIL)).body?.data).toMatchObject(flagged(null, null));
    const identity = { step: 'personal', sub_step: 'identity' };
    const banks = { step: 'finance', sub_step: 'banks' };
    expect((await putri.post(SAVE, identity)).body?.data).toMatchObject(flagged(null, null));
    const unflagged = { step: 'employment', sub_step: 'employment', is_revised: true };
    expect((await putri.post(SAVE, unflagged)).body?.data).toMatchObject(flagged(null, null));
    expect((await send()).status).toBe(422);

    const time = expect.stringMatching(/^20\d\d-/) as string;
    const saved = await putri.post(SAVE, { ...identity, is_revised: true });
    expect(saved.body?.data).toMatchObject({ sub_step: 'identity', ...flagged(time, null) });
    expect(saved.body?.data).not.toHaveProperty('is_revised');
    await mock.control('POST', '/clock', { advance_s: 600 });
    const again = await putri.post(SAVE, { ...identity, is_revised: true });
    expect(again.body?.data).toEqual(saved.body?.data);
    expect((await send()).body).toMatchObject({ error: 'Masih ada bagian yang perlu direvisi' });
    const all = await putri.post(SAVE, { ...banks, is_revised: true });
    expect(all.body?.data).toMatchObject(flagged(time, time));

    expect((await send()).body).toMatchObject({ code: 200, data: { onboarding_status_id: 9 } });
    expect((await putri.get(DETAIL)).body?.data).toMatchObject({ revisions: [] });
  });

  it.each([
    ['a sub-step that nobody knows', { step: 'personal', sub_step: 'horoscope' }],
    ['one that the flow has not', { step: 'company', sub_step: 'legal-documents' }],
    ['one that is hidden', { step: 'family', sub_step: 'spouse' }],
  ])('holds nobody back with a note on %s', async (_what, place) => {
    const putri = await signIn(mock, 'revision');
    const [row] = mock.server.store.tables.onboarding_steps.filter(
      (each) => each.user_id === putri.id,
    );
    row!.revisions = [{ ...place, note: 'Mohon periksa', revised_at: null }];
    const path = `/identity/user/${putri.id}/onboarding-status`;
    expect((await putri.put(path, { onboarding_status_id: 9 })).status).toBe(200);
  });

  it('reads notes as older versions stored them', async () => {
    const putri = await signIn(mock, 'revision');
    const note = { step: 'personal', sub_step: 'identity', note: 'Foto KTP buram' };
    const [row] = mock.server.store.tables.onboarding_steps.filter(
      (each) => each.user_id === putri.id,
    );
    row!.revisions = [note as (typeof row & object)['revisions'][number]];
    expect((await putri.get(DETAIL)).body?.data).toMatchObject({
      revisions: [{ ...note, revised_at: null }],
    });
  });
});
