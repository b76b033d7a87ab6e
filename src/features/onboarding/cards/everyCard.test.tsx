import { act, screen, waitFor } from '@testing-library/react';
import { untilResponses } from '@/testing/mock/untilResponses';
import { leaveAndComeBack } from '@/testing/onboarding/leaveAndComeBack';
import { CARD_ACTIONS, isPutAway, openList } from '@/testing/onboarding/cardActions';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { DOUBLE_SUBMIT_GESTURES } from '@/testing/exploration/doubleSubmitGestures';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { newCards } from '@/testing/onboarding/newCards';
import { callCount, writesSince } from '@/testing/onboarding/saves';
import { definitionOf } from '../screens/registry';

const SLOW_MS = 300;

const methodsSince = async (since: number): Promise<string[]> =>
  (await writesSince(since)).map(({ method }) => method);

const slowDown = (method: string): Promise<void> =>
  act(() => mock.addFault({ method, path: '/user/*', delay_ms: SLOW_MS }));

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => act(() => mock.clearFaults()));

test('every list of cards is among them', () => {
  // The months of statements are uploads, and no cards.
  const lists = eachSubStep
    .map(({ position }) => position.subStep.id)
    .filter((id) => id !== 'review' && id !== 'bank-statements')
    .filter((id) => definitionOf(id as Parameters<typeof definitionOf>[0]).kind === 'list');
  expect(new Set(newCards.map(({ subStep }) => subStep.position.subStep.id))).toEqual(
    new Set(lists),
  );
});

test.each(sampleOf(newCards, 3).map((card, turn) => ({ ...card, turn })))(
  'C1: $name is added, changed and removed once each, however it is asked to',
  async (card) => {
    const app = await openList(card);
    for (const gesture of inTurn(DOUBLE_SUBMIT_GESTURES, card.turn)) {
      for (const { what, method, begin } of CARD_ACTIONS) {
        const button = await begin(app.user, card);
        if (gesture.isSlow) await slowDown('*');
        const since = await callCount();
        await gesture.press(app.user, button);
        await isPutAway(button);
        await waitFor(async () => expect(await methodsSince(since)).toContain(method));
        await act(() => mock.clearFaults());
        expect([gesture.name, what, await methodsSince(since)]).toEqual([
          gesture.name,
          what,
          [method],
        ]);
      }
    }
  },
);

test.each(sampleOf(newCards, 1, 'left'))(
  'C1: $name is added, changed and removed once each, where its page is left and come back to meanwhile',
  async (card) => {
    const { path } = card.subStep;
    const app = await openList(card);
    for (const { what, method, begin } of CARD_ACTIONS) {
      await act(() => app.router.navigate(path.replace(/\/[^/]+\/[^/]+$/, '')));
      await act(() => app.router.navigate(path));
      await screen.findByRole('button', { name: 'Simpan & Lanjutkan' });
      const button = await begin(app.user, card);
      await slowDown(method);
      const since = await callCount();
      await app.user.click(button);
      await leaveAndComeBack(app);
      await waitFor(async () => expect(await methodsSince(since)).toContain(method));
      // The end of a fault cuts off the calls that it holds back.
      await untilResponses();
      await act(() => mock.clearFaults());
      await waitFor(() => expect(screen.queryByRole('button', { name: card.save })).toBeNull());
      expect([what, await methodsSince(since)]).toEqual([what, [method]]);
    }
  },
);
