import { screen } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { expectSentByTheUser, LOSSES } from '@/testing/mock/losses';
import { mock } from '@/testing/mock/mock';
import { PAGE_ACTIONS } from '@/testing/pages/pageActions';

/** What each page says, or offers beside its field. */
const FAILED =
  /^(Belum bisa masuk|Coba lagi|.* belum (berhasil|dapat dipastikan|terkirim|tersimpan))$/;

const CASES = sampleOf(PAGE_ACTIONS, 3, 'offline').flatMap((action, turn) =>
  inTurn(LOSSES, turn).map((loss) => ({ ...action, loss, how: loss.name })),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each(CASES)(
  'C7: $name sent while $how stays as typed, and is sent once, by the user alone',
  async ({ loss, ...action }) => {
    const { scenario, open, press, retry = press, done, method, path } = action;
    await mock.reset(scenario);
    const app = await open();
    const again = await expectSentByTheUser(
      {
        app,
        methods: method,
        path: `*${path}`,
        press: () => press(app),
        failed: () => screen.findAllByText(FAILED),
        retry: async () => {
          await retry(app);
          await done();
        },
        changesForm: action.retry !== undefined,
        isNewEachTime: action.isNewEachTime ?? false,
      },
      loss,
    );
    expect(again).toEqual([
      expect.objectContaining(method === 'POST' ? { key: expect.any(String) } : { key: undefined }),
    ]);
  },
);
