import { fireEvent, screen, waitFor } from '@testing-library/react';
import { holdCalls, type PausedCall } from '@/testing/mock/holdResponses';
import { settleAll } from '@/testing/render/settle';
import { renderScreen } from '@/testing/render/renderScreen';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { playHistories } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { Form } from '@/ui/forms/Form';
import { useFormValue } from '@/ui/forms/useFormValue';
import { identity } from './form';
import { useNumberCheck } from './useNumberCheck';

const ROUNDS = rounds(1_000);

/** Two that are taken and two that are free, by the server of this test. */
const NIKS = ['3174074506900001', '3174074506900002', '3174074506900003', '3174074506900004'];
let freed = '';
const isTaken = (nik: string): boolean => Number(nik) % 2 === 1 && nik !== freed;
const TYPED = [...NIKS, '317407', ''];

/** Questions that have reached the server and wait for an answer, by their NIK. */
let asked: PausedCall<string>[] = [];
/** What the form has sent. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  freed = '';
  asked = holdCalls(({ pathname }, init) =>
    pathname.includes('/identification-check')
      ? (JSON.parse(init?.body as string) as { value: string }).value
      : null,
  );
});

function NikField() {
  const check = useNumberCheck('nik', useFormValue('nik') as string, null);
  return <DigitsField name="nik" label="NIK" onLeave={(nik) => void check(nik)} />;
}

const context = contextWith();
const nikRule = identity.schema(context).pick(['nik']);

async function answerOne(at: number, isBroken = false): Promise<string | null> {
  const [question] = asked.splice(at, 1);
  if (!question) return null;
  const { name: nik } = question;
  if (isBroken) question.fail();
  else question.answer({ is_available: !isTaken(nik) });
  await settleAll();
  return nik;
}

async function answerAll(): Promise<void> {
  while (asked.length > 0) await answerOne(0);
}

async function openField(): Promise<HTMLInputElement> {
  await renderScreen(
    <Form
      initialValues={{ ...identity.initialValues(context), nik: '' }}
      schema={nikRule}
      onSubmit={({ nik }) => {
        sent.push(nik);
        return Promise.resolve();
      }}
    >
      <NikField />
    </Form>,
    { signedInAs: 'borrower.individu@bos.test' },
  );
  return screen.getByLabelText<HTMLInputElement>('NIK');
}

const standingIn = (input: HTMLInputElement): string => input.value.replaceAll(' ', '');
const saysTaken = () => screen.queryAllByText(/NIK ini sudah terdaftar/).length > 0;
const type = (input: HTMLInputElement, nik: string) =>
  fireEvent.change(input, { target: { value: nik } });

test(`C4: over ${ROUNDS} orders of typing, leaving and responses, what is shown about a NIK is about the current one (seed ${SEED})`, async () => {
  const input = await openField();
  let taken = 0;

  await playHistories(ROUNDS, async ({ below, pick, wrong }) => {
    for (let step = 0; step < 5; step += 1) {
      const deed = pick(['type', 'type', 'leave', 'leave', 'answer', 'fail']);
      if (deed === 'type') type(input, pick(TYPED));
      else if (deed === 'leave') fireEvent.blur(input);
      else await answerOne(below(asked.length), deed === 'fail');
      if (saysTaken() && !isTaken(standingIn(input))) wrong.push(`${standingIn(input)} is free`);
    }
    // In the end everything is answered, in any order, and the field has been left.
    fireEvent.blur(input);
    await settleAll();
    while (asked.length > 0) await answerOne(below(asked.length));
    fireEvent.blur(input);
    await settleAll();
    await answerAll();
    const nik = standingIn(input);
    const isWanted = NIKS.includes(nik) && isTaken(nik);
    if (isWanted) taken += 1;
    if (saysTaken() !== isWanted) wrong.push(`${nik} is taken: ${isWanted}`);
  });
  expect(taken).toBeGreaterThan(ROUNDS / 5);
});

test(`C4: over ${ROUNDS} orders of typing, saving and answering, no NIK is saved on the answer to another, nor before its own (seed ${SEED})`, async () => {
  const input = await openField();
  const counts = { saved: 0, refused: 0 };

  await playHistories(ROUNDS, async ({ below, pick, wrong }) => {
    /** NIKs that the server did not answer for in this round: they hold nobody back. */
    const failedChecks = new Set<string>();
    for (let step = 0; step < 4; step += 1) {
      const deed = pick(['type', 'type', 'leave', 'save', 'answer', 'fail']);
      if (deed === 'type') type(input, pick(NIKS));
      else if (deed === 'leave') fireEvent.blur(input);
      else if (deed === 'save') fireEvent.submit(input);
      else {
        const nik = await answerOne(below(asked.length), deed === 'fail');
        if (nik !== null && deed === 'fail') failedChecks.add(nik);
      }
      await settleAll();
    }
    type(input, pick(NIKS));
    if (pick([true, false])) fireEvent.blur(input);
    fireEvent.submit(input);
    await settleAll();
    while (asked.length > 0) await answerOne(below(asked.length));
    const nik = standingIn(input);
    for (const each of sent) {
      if (isTaken(each) && !failedChecks.has(each)) wrong.push(`${each} was saved`);
    }
    if (isTaken(nik) ? !saysTaken() && !failedChecks.has(nik) : sent.at(-1) !== nik)
      wrong.push(`${nik}, saved: ${sent.join()}`);
    counts.saved += sent.length;
    counts.refused += saysTaken() ? 1 : 0;
    sent = [];
  });
  expect(counts.saved).toBeGreaterThan(ROUNDS / 5);
  expect(counts.refused).toBeGreaterThan(ROUNDS / 5);
});

test('C4: a NIK that was taken and is free by now is said to be free', async () => {
  const input = await openField();
  const [taken = '', free = ''] = NIKS;
  for (const nik of [taken, free, taken]) {
    type(input, nik);
    fireEvent.blur(input);
    await answerAll();
    expect([nik, saysTaken()]).toEqual([nik, nik === taken]);
  }
  freed = taken;
  for (const nik of [free, taken]) {
    type(input, nik);
    fireEvent.blur(input);
    await answerAll();
  }
  expect(saysTaken()).toBe(false);
});

test('a save waits for the check of its NIK, but not for ever', async () => {
  const wait = globalThis.setTimeout;
  let giveUp = (): void => undefined;
  const timers = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, delayMs?: number) => {
      if (delayMs !== 5_000) return wait(run, delayMs);
      giveUp = run;
      return wait(() => undefined);
    });
  const input = await openField();
  type(input, NIKS[1] ?? '');
  fireEvent.submit(input);
  await settleAll();
  expect([sent, asked.length]).toEqual([[], 1]);
  giveUp();
  timers.mockRestore();
  await waitFor(() => expect(sent).toEqual([NIKS[1]]));
});
