import { fireEvent, waitFor } from '@testing-library/react';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  callCount,
  expectGoneOn,
  openSubStep,
  saveButton,
  writesSince,
} from '@/testing/onboarding/saves';

const each = eachSubStep.find(({ position }) => position.subStep.id === 'company-profile');

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

test('C1: the second click of a double click saves nothing on the page that the first has led to', async () => {
  if (!each) throw new Error('No company-profile');
  const app = await openSubStep(each);
  const before = await callCount();
  fireEvent.click(await saveButton(), { detail: 1 });
  await expectGoneOn(app, each);
  const once = await writesSince(before);
  fireEvent.click(await saveButton(), { detail: 2 });
  await untilResponses();
  expect(await writesSince(before)).toEqual(once);
  const { pathname } = app.router.state.location;
  fireEvent.click(await saveButton(), { detail: 1 });
  await waitFor(() => expect(app.router.state.location.pathname).not.toBe(pathname));
});
