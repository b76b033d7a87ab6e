import { screen, waitFor } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import {
  callCount,
  expectGoneOn,
  openSubStep,
  saveButton,
  writesSince,
  type App,
} from '@/testing/onboarding/saves';
import { settle } from '@/testing/render/settle';

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');

/** Cuts the connection, and returns what brings it back. */
const LOSSES = [
  {
    name: 'the connection is lost, as the browser knows',
    lose: ({ network }: App) => {
      network.setOnline(false);
      return () => network.setOnline(true);
    },
  },
  {
    name: 'no response comes, and the browser says online',
    lose: ({ network }: App) => {
      network.setOnline(false);
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      return () => network.setOnline(true);
    },
  },
];

const CASES = sampleOf(SUB_STEPS, 3, 'offline').flatMap((each, turn) =>
  inTurn(LOSSES, turn).map((loss) => ({ ...each, ...loss, who: each.name })),
);

/** Everything that the form holds. */
const typed = () =>
  ['textbox', 'combobox', 'radio', 'checkbox'].flatMap((role) =>
    screen
      .queryAllByRole<HTMLInputElement>(role)
      .map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value)),
  );

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => jest.restoreAllMocks());

test.each(CASES)(
  'C7: $who saved while $name stays as typed, and is sent once, by the user alone',
  async (each) => {
    const app = await openSubStep(each);
    await editAnswer(app.user, each);
    // A list shows its choice once its options are there.
    await untilResponses();
    const before = typed();
    const since = await callCount();
    const reconnect = each.lose(app);
    await app.user.click(await saveButton());
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/tersimpan|offline|network|koneksi/i),
      ),
    );
    expect(typed()).toEqual(before);

    await settle(() => {
      reconnect();
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await untilResponses();
    expect(await writesSince(since)).toEqual([]);
    expect(typed()).toEqual(before);

    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    const calls = (await writesSince(since)).map(({ method, path }) => `${method} ${path}`);
    expect(calls.at(-1)).toBe('POST /api/identity/user/onboarding-step/save');
    expect(new Set(calls).size).toBe(calls.length);
  },
);
