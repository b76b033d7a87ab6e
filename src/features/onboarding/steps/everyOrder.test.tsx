import { setImmediate } from 'node:timers';
import { act, fireEvent } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { anyEdits, type Edit } from '@/testing/oracle/anyEdits';
import { judgedForms } from '@/testing/oracle/everyForm';
import { withValue } from '@/testing/oracle/paths';
import { renderComponent } from '@/testing/render/renderComponent';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { Form } from '@/ui/forms/Form';
import { useFormContext, type FormContextValue } from '@/ui/forms/formContext';
import { errorsBySchema, type FormErrors } from '@/ui/forms/formErrors';
import { isSameJson } from '@/primitives/isSameJson';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { FormValues } from '../model/stepDefinition';

const ROUNDS = rounds(1_000);
const STEPS = 2;
const UNDER_WAY = messageRef('common.file.stillUploading');

/** A hand at a form, that does what its fields and the page do. */
interface Remote {
  form: FormContextValue;
  button: HTMLButtonElement;
  setValues(this: void, values: FormValues): void;
  hear(this: void, schema: AnyObjectSchema): void;
}

let remote: Remote;
let sent: FormValues[] = [];
let press = (): void => undefined;

function InputDriver({ setValues, hear }: Pick<Remote, 'setValues' | 'hear'>) {
  const form = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) remote = { form, button: button.current, setValues, hear };
  });
  return (
    <button ref={button} type="button" onClick={() => press()}>
      Isi
    </button>
  );
}

/** What somebody does at the form comes in an event of the browser, and answers come without one. */
function byUser(deed: () => void): void {
  press = deed;
  fireEvent.click(remote.button);
}

/** A form without its fields, whose rules change with what the page hears. */
function DrivenForm({ untouched, first }: { untouched: FormValues; first: AnyObjectSchema }) {
  const [schema, hear] = useState(first);
  const submit = (values: FormValues) => {
    sent.push(values);
    return Promise.resolve();
  };
  return (
    <Form initialValues={untouched} schema={schema} onSubmit={submit}>
      {({ setValues }) => (
        <InputDriver setValues={(values) => setValues(() => values)} hear={hear} />
      )}
    </Form>
  );
}

/** What passes between two deeds: nothing, what was promised, or a turn of the browser. */
const DELAYS: readonly (() => unknown)[] = [
  () => undefined,
  () => Promise.resolve(),
  () => new Promise((resolve) => setImmediate(resolve)),
];

const asText = (errors: FormErrors): string => JSON.stringify(Object.entries(errors).sort());

test.each(judgedForms)(
  `C4: $name: over ${ROUNDS} orders of answers, uploads, newer rules and saves, what is shown and sent is about the current values (seed ${SEED})`,
  async ({ untouched, fields, rows = {}, schema: early, schemaLater: late }) => {
    const { good, edits } = anyEdits({ ...fields, ...rows }, untouched);
    renderComponent(<DrivenForm untouched={untouched} first={early} />);
    const counts = { sent: 0, heldBack: 0 };
    /** The values of the form, by a model of its own. */
    let now = { values: untouched, rules: early, pending: {} as FormErrors };

    const isWrong = () => ({ ...errorsBySchema(now.rules, now.values), ...now.pending });
    const put = ({ path, value }: Edit) => {
      now = { ...now, values: withValue(now.values, path, value) };
      remote.form.setValue(path, value);
    };
    const replace = () => {
      now = { ...now, values: good };
      remote.setValues(good);
    };
    const setPending = (path: string, reason: MessageRef | null) => {
      const others = Object.entries(now.pending).filter(([other]) => other !== path);
      now = { ...now, pending: Object.fromEntries(reason ? [...others, [path, reason]] : others) };
      remote.form.setPending(path, reason);
    };
    const deedsOf = ({ pick }: History): Readonly<Record<string, () => void>> => ({
      'one answer': () => byUser(() => put(pick(edits))),
      'two answers': () => byUser(() => [pick(edits), pick(edits)].forEach(put)),
      'all answers': () => byUser(replace),
      'newer rules': () => {
        now = { ...now, rules: now.rules === early ? late : early };
        remote.hear(now.rules);
      },
      'an upload': () => setPending(pick(edits).path, UNDER_WAY),
      'an arrival': () => Object.keys(now.pending).forEach((path) => setPending(path, null)),
    });

    await playHistories(ROUNDS, async (history) => {
      const { pick, wrong } = history;
      const deeds = deedsOf(history);
      act(() => {
        byUser(replace);
        deeds['an arrival']?.();
      });
      for (let step = 0; step < STEPS; step += 1) {
        const kind = pick(Object.keys(deeds));
        const submits = pick(['never', 'before', 'at once', 'later']);
        let asked = null as FormValues | null;
        sent = [];
        const submit = () => {
          asked = Object.keys(isWrong()).length === 0 ? now.values : null;
          fireEvent.submit(remote.button);
        };
        await act(async () => {
          if (submits === 'before') submit();
          deeds[kind]?.();
          if (submits === 'at once' && kind.endsWith('answers')) submit();
          await pick(DELAYS)();
        });
        if (submits === 'later') {
          await act(() => {
            submit();
            return Promise.resolve();
          });
        }
        const all = isWrong();
        const said = Object.entries(remote.form.errors);
        // A save says all that is wrong; in between some of it waits for a field to be left.
        const isAll =
          submits !== 'later' || asked !== null || asText(remote.form.errors) === asText(all);
        if (!isAll || said.some(([path, ref]) => !isSameJson(ref, all[path])))
          wrong.push(`${asText(remote.form.errors)} is said, and is ${asText(all)}`);
        if (JSON.stringify(sent) !== JSON.stringify(asked === null ? [] : [asked]))
          wrong.push(`${JSON.stringify(sent)} is sent for ${JSON.stringify(asked)}`);
        counts.sent += sent.length;
        counts.heldBack += submits === 'later' && asked === null ? 1 : 0;
      }
    });
    expect(counts.sent).toBeGreaterThan(ROUNDS / 20);
    expect(counts.heldBack).toBeGreaterThan(ROUNDS / 20);
  },
);
