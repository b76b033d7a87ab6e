import { setImmediate } from 'node:timers';
import { act, fireEvent, screen } from '@testing-library/react';
import { object } from 'yup';
import { renderScreen } from '@/testing/render';
import { contextWith } from '@/testing/onboardingContext';
import { seededRandom } from '@/testing/seededRandom';
import { DigitsField } from '@/ui/fields/DigitsField';
import { Form } from '@/ui/forms/Form';
import { useFormValue } from '@/ui/forms/useFormValue';
import { initialValues, schema } from './form';
import { useNikCheck } from './useNikCheck';

const SEED = 20261203;
const ROUNDS = 1_000;

/** Two that are taken and two that are free, by the server of this test. */
const NIKS = ['3174074506900001', '3174074506900002', '3174074506900003', '3174074506900004'];
const isTaken = (nik: string): boolean => Number(nik) % 2 === 1;
const TYPED = [...NIKS, '317407', ''];

interface Question {
  nik: string;
  answer(body: object, status?: number): void;
}

/** Questions that have reached the server and wait for an answer. */
let asked: Question[] = [];

beforeEach(() => {
  asked = [];
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/identification-check')) return send(input, init);
    const { value } = JSON.parse(init?.body as string) as { value: string };
    return new Promise<Response>((resolve) => {
      const answer = (body: object, status = 200) =>
        resolve(
          new Response(JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/json' },
          }),
        );
      asked.push({ nik: value, answer });
    });
  });
});

function NikField() {
  const check = useNikCheck(useFormValue('nik') as string, null);
  return <DigitsField name="nik" label="NIK" onLeave={(nik) => void check(nik)} />;
}

const context = contextWith();
const nikRule = object({ nik: schema(context).fields.nik });

/** Lets everything that is under way go on, until all that is open waits for the server. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

async function answerOne(at: number, isBroken = false): Promise<void> {
  const [question] = asked.splice(at, 1);
  if (!question) return;
  const { nik, answer } = question;
  if (isBroken) answer({ code: 500, error: 'Rusak' }, 500);
  else answer({ code: 200, message: 'OK', data: { is_available: !isTaken(nik) } });
  await settle();
}

test(`C4: over ${ROUNDS} orders of typing, leaving and answering, what is said of a NIK is of the one that stands there (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const pick = <Item,>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  await renderScreen(
    <Form
      initialValues={{ ...initialValues(context), nik: '' }}
      schema={nikRule}
      onSubmit={() => Promise.resolve()}
    >
      <NikField />
    </Form>,
    { signedInAs: 'borrower.individu@bos.test' },
  );
  const input = screen.getByLabelText<HTMLInputElement>('NIK');
  const standing = () => input.value.replaceAll(' ', '');
  const saysTaken = () => screen.queryByText(/NIK ini sudah terdaftar/) !== null;
  const wrong: string[] = [];
  let taken = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < 5; step += 1) {
      const deed = pick(['type', 'type', 'leave', 'leave', 'answer', 'fail']);
      if (deed === 'type') fireEvent.change(input, { target: { value: pick(TYPED) } });
      else if (deed === 'leave') fireEvent.blur(input);
      else await answerOne(Math.floor(random() * asked.length), deed === 'fail');
      if (saysTaken() && !isTaken(standing())) wrong.push(`${round}: ${standing()} is free`);
    }
    // In the end everything is answered, in any order, and the field has been left.
    fireEvent.blur(input);
    await settle();
    while (asked.length > 0) await answerOne(Math.floor(random() * asked.length));
    fireEvent.blur(input);
    await settle();
    while (asked.length > 0) await answerOne(0);
    const isWanted = NIKS.includes(standing()) && isTaken(standing());
    if (isWanted) taken += 1;
    if (saysTaken() !== isWanted) wrong.push(`${round}: ${standing()} is taken: ${isWanted}`);
  }
  expect(wrong).toEqual([]);
  expect(taken).toBeGreaterThan(ROUNDS / 5);
});
