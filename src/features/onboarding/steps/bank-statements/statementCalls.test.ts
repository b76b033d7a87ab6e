import type { Result } from '@/api/request';
import type { BankStatement, BankStatementRequest } from '@/api/wire';
import type { FileActions } from '@/ui/fields/file/uploadTypes';
import { makeStatementCalls } from './statementCalls';
import type { StatementStore } from './useStatementStore';

const OCTOBER: BankStatement = {
  id: 10,
  bank_id: 7,
  name: null,
  year: 2026,
  month: 10,
  document: { file_name: 'old.pdf', path_url: '/files/old.pdf' },
  document_status_id: null,
  document_type_id: 1,
};

const turns = () => new Promise((resolve) => setTimeout(resolve));

/** One stored statement, whose changes wait for a response. */
function pausedCalls() {
  const sent: BankStatementRequest[] = [];
  const kept: BankStatement[] = [];
  let respond: () => void = () => undefined;
  const never = () => Promise.reject(new Error('Nobody asks for this'));
  const store: StatementStore = {
    add: never,
    remove: () => Promise.resolve({ value: null }),
    removeAll: never,
    refetch: never,
    update: (_id, request) => {
      sent.push(request);
      return new Promise<Result<BankStatement>>((resolve) => {
        respond = () =>
          resolve({
            value: {
              ...OCTOBER,
              document: request.document,
              document_type_id: request.document_type_id ?? null,
            },
          });
      });
    },
    keep: (item) => void kept.push(item),
  };
  const calls = makeStatementCalls(store, [OCTOBER], () => new AbortController().signal);
  return {
    calls,
    kept,
    sent: () => sent.map(({ document, document_type_id: type }) => [document.file_name, type]),
    respond: () => {
      respond();
      return turns();
    },
  };
}

const FILES: FileActions = {
  checkFile: () => Promise.resolve(null),
  upload: ({ name }) => Promise.resolve({ fileName: name, pathUrl: `/files/${name}` }),
  openFile: () => Promise.reject(new Error('Nobody opens a file')),
};

test('C3: a type that is chosen while the file is replaced is stored with the new file', async () => {
  const { calls, sent, respond } = pausedCalls();
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  void calls.uploadFor(OCTOBER, FILES).upload(new File([], 'new.pdf'), options);
  await turns();
  calls.send({ type: 'typeChosen', typeId: 2 });
  await turns();
  expect(sent()).toEqual([['new.pdf', 1]]);
  await respond();
  expect(sent()).toEqual([
    ['new.pdf', 1],
    ['new.pdf', 2],
  ]);
});

test('the response of a change does not bring back a statement that was removed', async () => {
  const { calls, kept, respond } = pausedCalls();
  calls.send({ type: 'typeChosen', typeId: 2 });
  await turns();
  calls.send({ type: 'listed', statements: [], focused: null });
  await respond();
  expect(kept).toEqual([]);
  expect(calls.read().type).toMatchObject({ isChanging: false, hasFailed: false });
});

test('a question is answered once', async () => {
  const { calls } = pausedCalls();
  calls.send({ type: 'removalAsked', target: OCTOBER });
  expect(await Promise.all([calls.remove(), calls.remove()])).toEqual([true, false]);
});
