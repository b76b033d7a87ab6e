import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Result } from '@/api/request';
import type { BankStatement, BankStatementRequest } from '@/api/wire';
import { renderScreen } from '@/testing/render/renderScreen';
import { settleAll } from '@/testing/render/settle';
import { playHistories } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { typeIdOf } from './statementState';
import { useStatementEditor } from './useStatementEditor';
import type { StatementStore } from './useStatementStore';

const ROUNDS = rounds(1_000);
const TYPES = [1, 2, 3, 4, null];

const statementOf = (id: number, typeId: number | null): BankStatement => ({
  id,
  bank_id: 1,
  name: null,
  year: 2026,
  month: id,
  document: { file_name: `${id}.pdf`, path_url: `/files/${id}.pdf` },
  document_type_id: typeId,
  document_status_id: null,
});

const REFUSED = {
  problem: { kind: 'http', status: 500, code: 500, message: 'Rusak', mayHaveArrived: false },
} as const;

/** What the server holds, and the calls to it that wait for an answer. */
let server = new Map<number, BankStatement>();
let asked: ((isTaken: boolean) => void)[] = [];

interface Remote {
  editor: ReturnType<typeof useStatementEditor>;
  show: (change: (shown: BankStatement[]) => BankStatement[]) => void;
}
let remote: Remote;

const never = () => Promise.reject(new Error('Nobody asks for this'));

function Grid() {
  const [shown, show] = useState<BankStatement[]>([]);
  const keep = (kept: BankStatement) =>
    show((before) => before.map((one) => (one.id === kept.id ? kept : one)));
  const update = (id: number, request: BankStatementRequest) =>
    new Promise<Result<BankStatement>>((resolve) => {
      asked.push((isTaken) => {
        if (!isTaken || !server.has(id)) {
          resolve(REFUSED);
          return;
        }
        const stored = statementOf(id, request.document_type_id ?? null);
        server.set(id, stored);
        resolve({ value: stored });
      });
    });
  const store: StatementStore = {
    add: never,
    remove: never,
    removeAll: never,
    refetch: never,
    update,
    keep,
  };
  const editor = useStatementEditor(shown, store);
  useEffect(() => {
    remote = { editor, show };
  }, [editor]);
  return null;
}

test(`C3: over ${ROUNDS} orders of types chosen, answered, refused and tried again while statements come and go, the last type is on all of them, or it is said that it is not (seed ${SEED})`, async () => {
  const counts = { failed: 0, whole: 0 };

  await playHistories(ROUNDS, async ({ pick, wrong }) => {
    server = new Map();
    asked = [];
    const { unmount } = await renderScreen(<Grid />);
    let last = undefined as number | null | undefined;
    let nextId = 1;
    const deeds: Readonly<Record<string, () => void>> = {
      choose: () => {
        last = pick(TYPES);
        remote.editor.calls.send({ type: 'typeChosen', typeId: last });
      },
      // It was on its way before the type was chosen.
      arrive: () => {
        const statement = statementOf(nextId, pick(TYPES));
        nextId += 1;
        server.set(statement.id, statement);
        remote.show((before) => [...before, statement]);
      },
      remove: () => {
        const id = pick([...server.keys()]);
        server.delete(id);
        remote.show((before) => before.filter((one) => one.id !== id));
      },
      take: () => asked.shift()?.(true),
      refuse: () => asked.shift()?.(false),
      retry: () => {
        const { state, calls } = remote.editor;
        if (state.type.hasFailed) calls.send({ type: 'typeRetried' });
      },
    };
    const start = ['arrive', 'arrive', 'arrive'];
    const more = Array.from({ length: 8 }, () =>
      pick(['choose', 'choose', 'arrive', 'remove', 'take', 'take', 'refuse', 'retry']),
    );
    for (const deed of [...start, ...more]) {
      act(() => deeds[deed]?.());
      await settleAll();
      const typeId = typeIdOf(remote.editor.state);
      if (last !== undefined && typeId !== last) wrong.push(`${typeId} is shown for ${last}`);
    }
    while (asked.length > 0) {
      act(() => deeds['take']?.());
      await settleAll();
    }
    const types = [...server.values()].map((one) => one.document_type_id);
    const isWhole = last === undefined || types.every((type) => type === last);
    const { hasFailed } = remote.editor.state.type;
    if (!isWhole && !hasFailed) wrong.push(`${types.join()} for ${last}`);
    counts.failed += hasFailed ? 1 : 0;
    counts.whole += isWhole ? 1 : 0;
    unmount();
  });
  expect(counts.failed).toBeGreaterThan(ROUNDS / 50);
  expect(counts.whole).toBeGreaterThan(ROUNDS / 2);
});
