import { screen } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { expectSentByTheUser, LOSSES } from '@/testing/mock/losses';
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

/** Three losses in one test, each waited out. */
const LONG_MS = 60_000;

const FAILED = /Isian Anda aman|belum (tersimpan|terhapus)\. Silakan/;

const CASES = sampleOf(newCards, 2, 'offline').flatMap((card, turn) =>
  inTurn(LOSSES, turn).map((loss) => ({ card, loss, who: card.name, how: loss.name })),
);

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => jest.restoreAllMocks());

test.each(CASES)(
  'C7: $who stored, changed or removed while $how stays as typed, and is sent once, by the user alone',
  async ({ card, loss }) => {
    const app = await openList(card);
    for (const { what, method, begin } of CARD_ACTIONS) {
      const button = await begin(app.user, card);
      const isRemoval = what === 'removed';
      const again = await expectSentByTheUser(
        {
          app,
          methods: method,
          path: '/user/*',
          press: () => app.user.click(button),
          failed: () => screen.findAllByText(FAILED),
          retry: async () => {
            const retry = isRemoval ? await askToRemoveCard(app.user) : saveCardButton(card);
            await app.user.click(retry);
            await isPutAway(retry);
          },
        },
        loss,
      );
      expect(again).toEqual([
        expect.objectContaining({
          method,
          key: method === 'POST' ? expect.any(String) : undefined,
        }),
      ]);
    }
  },
  LONG_MS,
);
