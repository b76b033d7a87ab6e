import { act, waitFor } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { holdCalls, type PausedCall } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import {
  askToRemoveCard,
  CARD_ACTIONS,
  isPutAway,
  openList,
  saveCardButton,
} from '@/testing/onboarding/cardActions';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { newCards } from '@/testing/onboarding/newCards';
import { saveButton } from '@/testing/onboarding/saves';
import { expectUnseen, toOverview } from '@/testing/onboarding/toOverview';

type Held = PausedCall<string> | undefined;

const ENDS = [
  { how: 'is stored', isStored: true, end: (call: Held) => call?.send() },
  { how: 'fails', isStored: false, end: (call: Held) => call?.fail() },
];

const CASES = sampleOf(newCards, 2, 'late').flatMap((card, turn) =>
  inTurn(ENDS, turn).map((each) => ({ ...each, card, who: card.name })),
);

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => jest.restoreAllMocks());

test.each(CASES)(
  'C8: $who that $how after its page was left shows nothing of it, whether added, changed or removed',
  async ({ card, isStored, end }) => {
    const app = await openList(card);
    for (const { what, method, begin } of CARD_ACTIONS) {
      const button = await begin(app.user, card);
      const held = holdCalls((_url, init) => (init?.method === method ? method : null));
      await app.user.click(button);
      await waitFor(() => expect(held).toHaveLength(1));
      await toOverview(app);
      await expectUnseen(app, () => end(held[0]));
      jest.restoreAllMocks();

      await act(() => app.router.navigate(card.subStep.path));
      await saveButton();
      if (isStored) continue;
      // What was typed is open again, and what was to be removed is in the list.
      const again = what === 'removed' ? await askToRemoveCard(app.user) : saveCardButton(card);
      await app.user.click(again);
      await isPutAway(again);
      act(() => app.toasts.clear());
    }
  },
);
