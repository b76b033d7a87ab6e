import { signIn } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();

/** The allowed changes are tested in `src/domain/access`; here, that the mock uses that table. */
describe('An applicant may put the onboarding status', () => {
  it.each([2, 5])('to the current one, %d, which changes nothing', async (status) => {
    const applicant = await signIn(mock, 'borrower.corporate');
    const user = mock.server.store.findUser(applicant.id)!;
    user.onboarding_status_id = status;
    const before = structuredClone(user);
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    const answer = await applicant.put(path, { onboarding_status_id: status });
    expect(answer.body).toMatchObject({ code: 200, data: { onboarding_status_id: status } });
    expect(user).toEqual(before);
  });

  it('to the one after the revision, which removes its flags', async () => {
    const applicant = await signIn(mock, 'revision');
    const step = '/identity/user/onboarding-step/detail';
    const flagged = (await applicant.get(step)).body?.data as {
      revisions: { step: string; sub_step: string }[];
    };
    expect(flagged.revisions).not.toEqual([]);
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    for (const { step: name, sub_step } of flagged.revisions) {
      const body = { step: name, sub_step, is_revised: true };
      await applicant.post('/identity/user/onboarding-step/save', body);
    }
    const revised = (await applicant.get(step)).body?.data as typeof flagged;
    await applicant.put(path, { onboarding_status_id: 11 });
    expect((await applicant.get(step)).body?.data).toEqual(revised);
    const { ekyc_result: result } = (await applicant.get('/identity/user/detail')).body?.data as {
      ekyc_result: string | null;
    };
    const next = result === 'success' ? 9 : 6;
    expect((await applicant.put(path, { onboarding_status_id: next })).status).toBe(200);
    expect((await applicant.get(step)).body?.data).toEqual({ ...revised, revisions: [] });
  });

  it('to the e-KYC for the first time, which leaves the selfie', async () => {
    const applicant = await signIn(mock, 'borrower.individu');
    const user = mock.server.store.findUser(applicant.id)!;
    const selfie = await applicant.upload();
    user.documents.selfie_with_ktp = selfie;
    user.onboarding_status_id = 5;
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    expect((await applicant.put(path, { onboarding_status_id: 6 })).status).toBe(200);
    const detail = await applicant.get('/identity/user/detail');
    expect(detail.body?.data).toMatchObject({ documents: { selfie_with_ktp: selfie } });
  });
});
