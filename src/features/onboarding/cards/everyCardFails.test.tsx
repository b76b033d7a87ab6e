import { act, screen, waitFor } from '@testing-library/react';
import { CALL_FAULTS } from '@/testing/mock/callFaults';
import {
  askToRemoveCard,
  CARD_ACTIONS,
  isPutAway,
  openList,
  saveCardButton,
} from '@/testing/onboarding/cardActions';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { newCards } from '@/testing/onboarding/newCards';
import { callCount, writesSince } from '@/testing/onboarding/saves';
import { restoreTimeouts, shortenTimeouts } from '@/testing/mock/shortTimeouts';

const FAULTS = CALL_FAULTS.filter(({ fault }) => fault.status === 500 || fault.hang);

const CASES = sampleOf(newCards, 3, 'fails').flatMap((card, turn) =>
  inTurn(FAULTS, turn).map((each) => ({ ...each, card, who: card.name })),
);

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => mock.clearFaults());
});

test.each(CASES)(
  'C2: $who whose call $name says so, and is stored, changed or removed by another try',
  async ({ card, fault }) => {
    const app = await openList(card);
    for (const { what, method, begin } of CARD_ACTIONS) {
      const button = await begin(app.user, card);
      if (fault.hang) shortenTimeouts();
      await act(() => mock.addFault({ method, path: '/user/*', ...fault }));
      await app.user.click(button);
      expect(
        await screen.findByText(/Isian Anda aman|belum (tersimpan|terhapus)\. Silakan/),
      ).toBeVisible();
      restoreTimeouts();
      await act(() => mock.clearFaults());
      const again = what === 'removed' ? await askToRemoveCard(app.user) : saveCardButton(card);
      expect(again).toBeEnabled();
      expect(again).not.toHaveAttribute('aria-busy');
      const since = await callCount();
      await app.user.click(again);
      await isPutAway(again);
      await waitFor(async () =>
        expect((await writesSince(since)).map((call) => call.method)).toEqual([method]),
      );
    }
  },
);
