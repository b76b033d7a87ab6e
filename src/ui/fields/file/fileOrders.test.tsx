import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderField } from '@/testing/render/renderField';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { settle } from '@/testing/render/settle';
import { FileField } from './FileField';
import type { StoredFile } from './uploadTypes';

const SEED = 20261121;

type Pending = {
  name: string;
  signal: AbortSignal;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

const STEPS = 5_000;
const TOO_LARGE = 'Ukuran file maksimum 10 MB';

/** A field over a server that answers when the test says so. */
function renderFile(onSubmit?: (values: { ktp: StoredFile | null }) => void) {
  const pending: Pending[] = [];
  const view = renderField<{ ktp: StoredFile | null }>(
    <FileField
      name="ktp"
      label="Foto KTP"
      accept="document"
      upload={(file, { signal }) =>
        new Promise((resolve, reject) => {
          pending.push({ name: file.name, signal, resolve, reject });
        })
      }
      openFile={() => Promise.reject(new Error())}
      checkFile={({ name }) =>
        Promise.resolve(name.startsWith('besar') ? 'validation.file.tooLarge{"max":10}' : null)
      }
    />,
    { ktp: null },
    undefined,
    onSubmit,
  );
  return { pending, values: view.values, unmount: view.unmount };
}

const press = (label: string) => {
  const button = screen.queryByRole('button', { name: label });
  if (button !== null) fireEvent.click(button);
};

const anyStep = fc.oneof(
  fc.record({ do: fc.constantFrom('choose', 'choose', 'cancel', 'retry', 'remove'), at: fc.nat() }),
  fc.record({ do: fc.constantFrom('arrive', 'arrive', 'fail'), at: fc.nat({ max: 5 }) }),
);

test(`K6: whatever order a file is chosen, replaced, cancelled, tried again and removed in, what is kept is what a model keeps (200 orders, seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 15 }), async (steps) => {
      const { pending, values, unmount } = renderFile();
      let kept: string | null = null;
      let current: { name: string; hasFailed: boolean } | null = null;
      let chosen = 0;

      for (const step of steps) {
        if (step.do === 'choose') {
          const name = `ktp-${(chosen += 1)}.pdf`;
          const files = [new File(['%PDF-1.4'], name)];
          fireEvent.change(screen.getByLabelText('Foto KTP'), { target: { files } });
          current = { name, hasFailed: false };
        } else if (step.do === 'cancel') {
          press(current?.hasFailed === true ? 'Batal' : 'Batalkan unggahan');
          current = null;
        } else if (step.do === 'retry') {
          press('Coba lagi');
          if (current !== null) current.hasFailed = false;
        } else if (step.do === 'remove') {
          press('Hapus berkas');
          // While another one is on its way there is no such button.
          if (current === null) kept = null;
        } else if (pending.length > 0) {
          const [call] = pending.splice(step.at % pending.length, 1);
          const isCurrent = call !== undefined && !call.signal.aborted;
          expect(isCurrent).toBe(call?.name === current?.name && current?.hasFailed === false);
          await settle(() => {
            if (step.do === 'arrive') call?.resolve({ fileName: call.name, pathUrl: '/f' });
            else call?.reject(new Error('cut'));
          });
          if (isCurrent && step.do === 'fail') current = { name: call.name, hasFailed: true };
          if (isCurrent && step.do === 'arrive') [kept, current] = [call.name, null];
        }
        await act(() => Promise.resolve());
        expect(values().ktp?.fileName ?? null).toBe(kept);
      }
      unmount();
      // Nothing that was still on its way when the page went is waited for.
      expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
    }),
    { seed: SEED, numRuns: 200 },
  );
}, 180_000);

test(`C4: whatever order a file is chosen, refused, removed and saved in, what is said is of the last one and what is saved is what is shown (${STEPS} steps, seed ${SEED})`, async () => {
  const sent: (string | null)[] = [];
  const { pending } = renderFile(({ ktp }) => sent.push(ktp?.fileName ?? null));
  const random = seededRandom(SEED);
  const input = screen.getByLabelText('Foto KTP');
  const deeds = ['choose', 'large', 'cancel', 'retry', 'remove', 'arrive', 'fail', 'save', 'save'];
  const wrong: string[] = [];
  const counts = { saved: 0, heldBack: 0 };
  let kept: string | null = null;
  let last = null as { name: string; state: 'sending' | 'failed' | 'refused' } | null;

  for (let step = 0; step < STEPS; step += 1) {
    const deed = deeds[Math.floor(random() * deeds.length)];
    if (deed === 'choose' || deed === 'large') {
      const name = `${deed === 'large' ? 'besar' : 'ktp'}-${step}.pdf`;
      fireEvent.change(input, { target: { files: [new File(['%PDF-1.4'], name)] } });
      last = { name, state: deed === 'large' ? 'refused' : 'sending' };
    } else if (deed === 'cancel' && last !== null && last.state !== 'refused') {
      press(last.state === 'failed' ? 'Batal' : 'Batalkan unggahan');
      last = null;
    } else if (deed === 'retry' && last?.state === 'failed') {
      press('Coba lagi');
      last = { ...last, state: 'sending' };
    } else if (deed === 'remove' && last?.state !== 'sending' && last?.state !== 'failed') {
      press('Hapus berkas');
      // With no file there is no such button.
      if (kept !== null) [kept, last] = [null, null];
    } else if (deed === 'save') {
      const isHeldBack = last?.state === 'sending' || last?.state === 'failed';
      await settle(() => fireEvent.submit(input));
      const saved = sent.splice(0);
      if (JSON.stringify(saved) !== JSON.stringify(isHeldBack ? [] : [kept]))
        wrong.push(`${step}: ${JSON.stringify(saved)} is saved with ${last?.state}`);
      counts.saved += saved.length;
      counts.heldBack += isHeldBack ? 1 : 0;
    } else if ((deed === 'arrive' || deed === 'fail') && pending.length > 0) {
      const [call] = pending.splice(Math.floor(random() * pending.length), 1);
      const isCurrent = last?.state === 'sending' && call?.name === last.name;
      await settle(() => {
        if (deed === 'arrive') call?.resolve({ fileName: call.name, pathUrl: '/f' });
        else call?.reject(new Error('cut'));
      });
      if (isCurrent && !call.signal.aborted) {
        if (deed === 'arrive') [kept, last] = [call.name, null];
        else last = { name: call.name, state: 'failed' };
      }
    }
    await act(() => Promise.resolve());
    const saysLarge = screen.queryAllByText(TOO_LARGE).length > 0;
    if (saysLarge !== (last?.state === 'refused')) wrong.push(`${step}: ${deed}, ${saysLarge}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(counts.saved).toBeGreaterThan(100);
  expect(counts.heldBack).toBeGreaterThan(100);
});
