import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Notice } from '@/state/effects';
import { flushDrafts } from '@/state/drafts/openDrafts';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { CARD_ACTIONS, isPutAway, openList } from '@/testing/onboarding/cardActions';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { newCards } from '@/testing/onboarding/newCards';
import { expectGoneOn, openSubStep, saveButton } from '@/testing/onboarding/saves';
import { DEVICE_LIMITS, emptyDevice } from '@/testing/store/deviceLimits';
import { storedPorts } from '@/testing/store/storedPorts';

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');
const SAVES = sampleOf(SUB_STEPS, 3, 'full').flatMap((each, turn) =>
  inTurn(DEVICE_LIMITS, turn).map((limit) => ({ ...each, ...limit, who: each.name })),
);
const CARDS = sampleOf(newCards, 1, 'full').flatMap((card, turn) =>
  inTurn(DEVICE_LIMITS, turn).map((limit) => ({ ...limit, card, who: card.name })),
);
const FULL = sampleOf(
  DEVICE_LIMITS.filter(({ isFull }) => isFull),
  1,
);

/** The ports of the device, and how often the user was warned that drafts are not stored. */
function warnedPorts() {
  let count = 0;
  const showNotice = ({ key }: Notice) => {
    if (key === 'draft-not-kept') count += 1;
  };
  return { ports: { ...storedPorts(), showNotice }, warnings: () => count };
}

beforeEach(async () => {
  emptyDevice();
  // redux-persist also writes each error to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await mock.reset(BEFORE_THE_REVIEW);
});
afterEach(emptyDevice);

test.each(SAVES)('D5: $who is saved where $name', async (each) => {
  const refusals = each.limit();
  const { ports, warnings } = warnedPorts();
  const app = await openSubStep(each, ports);
  await editAnswer(app.user, each);
  await act(() => app.store.dispatch(flushDrafts()));
  await waitFor(() => expect(warnings()).toBe(Math.min(1, refusals())));
  const before = warnings();
  await app.user.click(await saveButton());
  await expectGoneOn(app, each);
  // A draft that is refused during its save may be saved before another try, and needs no warning.
  expect([before, Math.min(1, refusals())]).toContain(warnings());
});

test.each(CARDS)('D5: $who is stored, changed and removed where $name', async (each) => {
  const refusals = each.limit();
  const { ports, warnings } = warnedPorts();
  const app = await openList(each.card, ports);
  for (const { begin } of CARD_ACTIONS) {
    const before = refusals();
    const button = await begin(app.user, each.card);
    await act(() => app.store.dispatch(flushDrafts()));
    if (refusals() > before) await waitFor(() => expect(warnings()).toBe(1));
    await app.user.click(button);
    await isPutAway(button);
  }
  expect(warnings()).toBeLessThanOrEqual(Math.min(1, refusals()));
});

test.each(FULL)(
  'D5: where $name, the draft of before is there, the user is warned once, and the save works',
  async ({ limit }) => {
    const each = eachSubStep.find(({ position }) => position.subStep.id === 'identity')!;
    const before = await openSubStep(each, storedPorts());
    const address = () => screen.findByLabelText<HTMLInputElement>('Alamat');
    fireEvent.change(await address(), { target: { value: 'Jalan Draf Lama 1' } });
    await before.leave();

    limit();
    const { ports, warnings } = warnedPorts();
    const app = await openSubStep(each, ports);
    await waitFor(async () => expect(await address()).toHaveValue('Jalan Draf Lama 1'));
    expect(warnings()).toBe(0);
    for (const text of ['a', 'b', 'c'].map((letter) => letter.repeat(500))) {
      fireEvent.change(await address(), { target: { value: text } });
      await act(() => app.store.dispatch(flushDrafts()));
    }
    expect(warnings()).toBe(1);
    fireEvent.change(await address(), { target: { value: 'Jalan Baru 4' } });
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    expect(warnings()).toBe(1);
    expect(JSON.stringify((await mock.db()).users)).toContain('Jalan Baru 4');
  },
);
