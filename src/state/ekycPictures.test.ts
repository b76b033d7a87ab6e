import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { testFile } from '@/testing/onboarding/testFile';
import { oneLock } from '@/testing/store/oneLock';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { storeEkycPictures } from './ekyc';
import { uploadChosenFile } from './files';

const EMAIL = 'ekyc.waiting@bos.test';

beforeEach(() => mock.reset());

test('pictures are not stored once the status has moved during their upload', async () => {
  const { store } = await makeTestStore({ signedInAs: EMAIL });
  const picture = await store.dispatch(uploadChosenFile(testFile('ktp.jpg'), { kind: 'picture' }));
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycSuccess });
  await store.dispatch(storeEkycPictures({ ktp: picture, selfie: picture }));
  const calls = await callsSeen();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  expect(calls.at(-1)).toBe('GET /api/identity/auth/profile');
});

test('C1: pictures that two tabs send in one instant are stored once', async () => {
  const withExclusiveLock = oneLock();
  const send = async () => {
    const { store, effects } = await makeTestStore({ signedInAs: EMAIL });
    effects.tabs.withExclusiveLock = withExclusiveLock;
    const picture = await store.dispatch(
      uploadChosenFile(testFile('ktp.jpg'), { kind: 'picture' }),
    );
    return () => store.dispatch(storeEkycPictures({ ktp: picture, selfie: picture }));
  };
  const [one, other] = [await send(), await send()];
  const results = await Promise.all([one(), other()]);
  expect(results.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  const calls = await callsSeen();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});
