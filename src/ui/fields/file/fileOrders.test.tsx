import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderField } from '@/testing/renderField';
import { settle } from '@/testing/settle';
import { FileField } from './FileField';
import type { StoredFile } from './uploadTypes';

const SEED = 20261121;

type Pending = {
  name: string;
  signal: AbortSignal;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

/** A field over a server that answers when the test says so. */
function renderFile() {
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
      checkFile={() => Promise.resolve(null)}
    />,
    { ktp: null },
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
