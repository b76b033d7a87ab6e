import { signIn } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();

describe('The activity log', () => {
  it('stores what a user has done, and when', async () => {
    const rina = await signIn(mock, 'otp.applicant');
    await rina.post('/log-activity', { activity: 'sign_in' });
    await rina.post('/log-activity', { activity: 'step_saved', detail: 'personal/identity' });
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string;
    expect(mock.server.store.tables.activities).toEqual([
      { id: 1, user_id: rina.id, activity: 'sign_in', detail: null, created_at: time },
      {
        id: 2,
        user_id: rina.id,
        activity: 'step_saved',
        detail: 'personal/identity',
        created_at: time,
      },
    ]);
  });

  it('accepts an object as the detail', async () => {
    const rina = await signIn(mock, 'otp.applicant');
    const detail = { step: 'personal', sub_step: 'identity' };
    expect((await rina.post('/log-activity', { activity: 'step_saved', detail })).status).toBe(200);
    expect(mock.server.store.tables.activities).toMatchObject([{ detail }]);
  });
});
