import { act, fireEvent, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import type { Result } from '@/api/request';
import type { BankStatement, BankStatementRequest } from '@/api/wire';
import { playHistories } from '@/testing/exploration/histories';
import { isExhaustive, rounds, SEED } from '@/testing/exploration/sample';
import { holdUploads, letUploadsGo, type PausedUpload } from '@/testing/onboarding/pausedUploads';
import { renderScreen } from '@/testing/render/renderScreen';
import { settleAll } from '@/testing/render/settle';
import { monthKey, monthOf } from './statementState';
import { StatementMonthField } from './StatementMonthField';
import { useStatementEditor } from './useStatementEditor';
import type { StatementStore } from './useStatementStore';

const ORDERS = rounds(200);
const LABEL = 'Mutasi Oktober 2026';
const OCTOBER = { year: 2026, month: 10 };

/** A call that is answered when the test says so: of an upload, or of the record that follows it. */
type Pending = { kind: 'upload' | 'record'; name: string; answer: (isTaken: boolean) => void };
let pending: Pending[] = [];

const uploadPending = (held: PausedUpload): Pending => {
  const name = held.file?.name ?? '';
  return {
    kind: 'upload',
    name,
    answer: (isTaken) => {
      const status = isTaken ? 200 : 500;
      const data = { file_name: name, path_url: `/files/${name}` };
      held.answer(status, JSON.stringify({ code: status, message: '', error: '', data }));
    },
  };
};

const REFUSED = {
  problem: { kind: 'http', status: 500, code: 500, message: 'Rusak', mayHaveArrived: false },
} as const;

/** The server's one record of the month, and the calls to it. */
function heldServer(show: (statement: BankStatement) => void) {
  let record: BankStatement | null = null;
  let lastId = 0;
  const store = (id: number, request: BankStatementRequest): Result<BankStatement> => {
    record = { ...request, id, bank_id: 1, name: null, document_status_id: null } as BankStatement;
    return { value: record };
  };
  const hold = (id: number, request: BankStatementRequest): Promise<Result<BankStatement>> =>
    new Promise((resolve) => {
      const answer = (isTaken: boolean) => resolve(isTaken ? store(id, request) : REFUSED);
      pending.push({ kind: 'record', name: request.document.file_name, answer });
    });
  const calls: StatementStore = {
    add: (request) => hold((lastId += 1), request),
    // What was cancelled is taken back at once.
    update: (id, request) =>
      request.document.file_name === shown
        ? Promise.resolve(store(id, request))
        : hold(id, request),
    remove: () => {
      record = null;
      return Promise.resolve({ value: null });
    },
    removeAll: () => Promise.resolve(true),
    refetch: () => Promise.resolve(record === null ? [] : [record]),
    keep: (statement) => {
      shown = statement.document.file_name;
      show(statement);
    },
  };
  let shown: string | null = null;
  return { calls, stored: () => record?.document.file_name ?? null };
}

let server: ReturnType<typeof heldServer>;

function Month() {
  const [statement, setStatement] = useState<BankStatement | null>(null);
  const [{ calls: store }] = useState(() => (server = heldServer(setStatement)));
  const listed = useMemo(() => (statement ? [statement] : []), [statement]);
  const { state, calls } = useStatementEditor(listed, store);
  return (
    <StatementMonthField
      month={OCTOBER}
      statement={statement}
      form={monthOf(state, monthKey(OCTOBER)).form}
      calls={calls}
      isReadOnly={false}
    />
  );
}

const press = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (button !== null) fireEvent.click(button);
};

const DEEDS = ['choose', 'choose', 'cancel', 'retry', 'take', 'take', 'take', 'refuse'];

afterEach(letUploadsGo);

test(`K6: whatever order a statement is chosen, replaced, cancelled and tried again in, with its record on the way too, the server holds what a model holds (${ORDERS} orders, seed ${SEED})`, async () => {
  holdUploads((held) => pending.push(uploadPending(held)));
  const met: Record<string, number> = {};
  const count = (what: string) => (met[what] = (met[what] ?? 0) + 1);
  await playHistories(ORDERS, async ({ below, pick }) => {
    pending = [];
    const { unmount } = await renderScreen(<Month />);
    let kept: string | null = null;
    let current: { name: string; hasFailed: boolean } | null = null;
    let chosen = 0;

    const answer = async (at: number, isTaken: boolean) => {
      const [call] = pending.splice(at, 1);
      const isCurrent = call !== undefined && call.name === current?.name && !current.hasFailed;
      count(`${isCurrent ? '' : 'late '}${call?.kind ?? ''} ${isTaken ? 'taken' : 'refused'}`);
      act(() => call?.answer(isTaken));
      await settleAll();
      if (!isCurrent) return;
      if (!isTaken) current = { name: call.name, hasFailed: true };
      else if (call.kind === 'record') [kept, current] = [call.name, null];
    };

    const steps = 4 + below(7);
    for (let step = 0; step < steps; step += 1) {
      const deed = pick(DEEDS);
      if (deed === 'choose') {
        const name = `mutasi-${(chosen += 1)}.pdf`;
        const files = [new File(['%PDF-1.4\n%%EOF\n'], name)];
        fireEvent.change(screen.getByLabelText(LABEL), { target: { files } });
        if (current !== null) count('replaced');
        current = { name, hasFailed: false };
      } else if (deed === 'cancel') {
        if (current !== null) count(current.hasFailed ? 'given up' : 'cancelled');
        press(current?.hasFailed === true ? 'Batal' : 'Batalkan unggahan');
        current = null;
      } else if (deed === 'retry') {
        press('Coba lagi');
        if (current?.hasFailed === true) count('tried again');
        if (current !== null) current.hasFailed = false;
      } else if (pending.length > 0) {
        await answer(below(pending.length), deed === 'take');
      }
      await settleAll();
    }
    while (pending.length > 0) await answer(0, true);
    expect(server.stored()).toBe(kept);
    const names = screen.queryAllByText(/^mutasi-\d+\.pdf$/).map((name) => name.textContent);
    expect(names).toEqual([current?.name ?? kept].filter((name) => name !== null));
    unmount();
  });
  // A few rounds need not meet what is rare.
  const rare = ['tried again', 'given up', 'record refused', 'late record refused'];
  const cases = [
    'replaced',
    'cancelled',
    'upload taken',
    'late upload taken',
    'upload refused',
    'record taken',
    ...(isExhaustive ? rare : []),
  ];
  expect(cases.filter((each) => (met[each] ?? 0) < ORDERS / 100)).toEqual([]);
}, 180_000);
