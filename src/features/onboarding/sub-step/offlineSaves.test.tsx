import { screen, waitFor } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { expectSentByTheUser, LOSSES } from '@/testing/mock/losses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { expectGoneOn, openSubStep, saveButton } from '@/testing/onboarding/saves';

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');

const CASES = sampleOf(SUB_STEPS, 3, 'offline').flatMap((each, turn) =>
  inTurn(LOSSES, turn).map((loss) => ({ ...each, loss, how: loss.name, who: each.name })),
);

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => jest.restoreAllMocks());

test.each(CASES)(
  'C7: $who saved while $how stays as typed, and is sent once, by the user alone',
  async ({ loss, ...each }) => {
    const app = await openSubStep(each);
    await editAnswer(app.user, each);
    // A list shows its choice once its options are there.
    await untilResponses();
    const press = async () => app.user.click(await saveButton());
    const again = await expectSentByTheUser(
      {
        app,
        methods: 'POST,PUT,PATCH,DELETE',
        path: '/user/*',
        press,
        failed: () =>
          waitFor(() =>
            expect(
              screen.getAllByRole('alert').map(({ textContent }) => textContent),
            ).toContainEqual(expect.stringMatching(/tersimpan|offline|network|koneksi/i)),
          ),
        retry: async () => {
          await press();
          await expectGoneOn(app, each);
        },
      },
      loss,
    );
    expect(again.at(-1)?.path).toBe('/api/identity/user/onboarding-step/save');
  },
);
