import { act, fireEvent, screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { playHistories } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { settle } from '@/testing/render/settle';
import { messageRef } from '@/primitives/messageRef';
import { FileField } from './FileField';
import type { StoredFile } from './uploadTypes';

type Pending = {
  name: string;
  signal: AbortSignal;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

const ORDERS = rounds(200);
const ROUNDS = rounds(250);
const STEPS = 20;
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
        Promise.resolve(
          name.startsWith('besar') ? messageRef('validation.file.tooLarge', { max: 10 }) : null,
        )
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

const BY_HAND = ['choose', 'choose', 'cancel', 'retry', 'remove'];
const BY_SERVER = ['arrive', 'arrive', 'fail'];

test(`K6: whatever order a file is chosen, replaced, cancelled, tried again and removed in, what is kept is what a model keeps (${ORDERS} orders, seed ${SEED})`, async () => {
  await playHistories(ORDERS, async ({ below, pick }) => {
    const { pending, values, unmount } = renderFile();
    let kept: string | null = null;
    let current: { name: string; hasFailed: boolean } | null = null;
    let chosen = 0;

    const steps = 5 + below(11);
    for (let step = 0; step < steps; step += 1) {
      const deed = pick(pick([BY_HAND, BY_SERVER]));
      if (deed === 'choose') {
        const name = `ktp-${(chosen += 1)}.pdf`;
        const files = [new File(['%PDF-1.4'], name)];
        fireEvent.change(screen.getByLabelText('Foto KTP'), { target: { files } });
        current = { name, hasFailed: false };
      } else if (deed === 'cancel') {
        press(current?.hasFailed === true ? 'Batal' : 'Batalkan unggahan');
        current = null;
      } else if (deed === 'retry') {
        press('Coba lagi');
        if (current !== null) current.hasFailed = false;
      } else if (deed === 'remove') {
        press('Hapus berkas');
        // While another one is on its way there is no such button.
        if (current === null) kept = null;
      } else if (pending.length > 0) {
        const [call] = pending.splice(below(pending.length), 1);
        const isCurrent = call !== undefined && !call.signal.aborted;
        expect(isCurrent).toBe(call?.name === current?.name && current?.hasFailed === false);
        await settle(() => {
          if (deed === 'arrive') call?.resolve({ fileName: call.name, pathUrl: '/f' });
          else call?.reject(new Error('cut'));
        });
        if (isCurrent && deed === 'fail') current = { name: call.name, hasFailed: true };
        if (isCurrent && deed === 'arrive') [kept, current] = [call.name, null];
      }
      await act(() => Promise.resolve());
      expect(values().ktp?.fileName ?? null).toBe(kept);
    }
    unmount();
    // Nothing that was still on its way when the page went is waited for.
    expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
  });
}, 180_000);

test(`C4: whatever order a file is chosen, refused, removed and saved in, what is said is of the last one and what is saved is what is shown (${ROUNDS * STEPS} steps, seed ${SEED})`, async () => {
  const sent: (string | null)[] = [];
  const { pending } = renderFile(({ ktp }) => sent.push(ktp?.fileName ?? null));
  const input = screen.getByLabelText('Foto KTP');
  const deeds = ['choose', 'large', 'cancel', 'retry', 'remove', 'arrive', 'fail', 'save', 'save'];
  const counts = { saved: 0, heldBack: 0 };
  let kept: string | null = null;
  let last = null as { name: string; state: 'sending' | 'failed' | 'refused' } | null;

  await playHistories(ROUNDS, async ({ round, below, pick, wrong }) => {
    for (let step = 0; step < STEPS; step += 1) {
      const deed = pick(deeds);
      if (deed === 'choose' || deed === 'large') {
        const name = `${deed === 'large' ? 'besar' : 'ktp'}-${round * STEPS + step}.pdf`;
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
          wrong.push(`${JSON.stringify(saved)} is saved with ${last?.state}`);
        counts.saved += saved.length;
        counts.heldBack += isHeldBack ? 1 : 0;
      } else if ((deed === 'arrive' || deed === 'fail') && pending.length > 0) {
        const [call] = pending.splice(below(pending.length), 1);
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
      if (saysLarge !== (last?.state === 'refused')) wrong.push(`${deed}, ${saysLarge}`);
    }
  });
  expect(counts.saved).toBeGreaterThan((ROUNDS * STEPS) / 50);
  expect(counts.heldBack).toBeGreaterThan((ROUNDS * STEPS) / 50);
});
