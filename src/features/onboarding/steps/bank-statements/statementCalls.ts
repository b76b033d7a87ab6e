import type { BankStatement } from '@/api/wire';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { makeInTurn } from '@/primitives/inTurn';
import { makeObservable } from '@/primitives/observable';
import { FileError } from '@/state/files';
import type { FileActions, StoredFile, UploadOptions } from '@/ui/fields/file/uploadTypes';
import { mayBeStored, removeCard, storeCard } from '../../cards/storeCard';
import { saveProblemText } from '../../parts/saveProblemText';
import { statementRequest, withType } from './form';
import { statementEditor } from './statementEditor';
import {
  initialEditor,
  isListed,
  monthKey,
  monthOf,
  nextToChange,
  typeIdOf,
  type StatementEvent,
} from './statementState';
import type { StatementStore } from './useStatementStore';

/** The text if no response came. */
const NO_RESPONSE = {
  notStored: typedMessageRef('onboardingLists.statements.notStored'),
  unsure: typedMessageRef('onboardingLists.statements.unsure'),
};

/**
 * Runs `statementEditor` with the calls for one account. The state is outside React: a call that
 * follows a response needs the state of that moment, not of the last render.
 */
export function makeStatementCalls(
  store: StatementStore,
  listed: readonly BankStatement[],
  screenSignal: () => AbortSignal,
) {
  const { read, subscribe, set } = makeObservable(initialEditor(listed));
  /** One record at a time: a cancelled one is removed before the next is stored. */
  const inTurn = makeInTurn();
  /** Uploaded files, so that a retry does not send them twice. */
  const uploaded = new WeakMap<File, StoredFile>();

  function send(event: StatementEvent): void {
    const wasChanging = read().type.isChanging;
    set(statementEditor(read(), event));
    if (!wasChanging && read().type.isChanging) void run(() => inTurn(changeTypes));
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    send({ type: 'workStarted' });
    try {
      return await work();
    } finally {
      send({ type: 'workEnded' });
    }
  }

  async function changeTypes(): Promise<void> {
    for (let next = nextToChange(read()); next; next = nextToChange(read())) {
      const { statement, typeId } = next;
      const result = await store.update(statement.id, withType(statement, typeId));
      const stored = result.problem ? null : result.value;
      // It may have been removed meanwhile.
      if (stored && isListed(read(), stored.id)) store.keep(stored);
      send({ type: 'typeAttempted', id: statement.id, typeId, stored });
    }
    send({ type: 'typeChangeEnded' });
  }

  async function storeRecord(
    month: StatementMonth,
    document: StoredFile,
    signal: AbortSignal,
  ): Promise<StoredFile> {
    signal.throwIfAborted();
    const state = read();
    const key = monthKey(month);
    const typeId = typeIdOf(state);
    const statement = state.statements.find((one) => monthKey(one) === key);
    const outcome = await storeCard(store, {
      request: statementRequest(month, document, typeId),
      id: statement?.id ?? null,
      knownIds: new Set(statement ? [statement.id] : []),
      isUnsure: monthOf(state, key).phase === 'unknown',
    });
    send({ type: 'recordAttempted', month: key, mayBeStored: mayBeStored(outcome) });
    if (outcome.kind === 'refused') throw new FileError(saveProblemText(outcome.problem));
    if (outcome.kind !== 'stored') throw new FileError(NO_RESPONSE[outcome.kind]);
    // Cancelled while its record was on the way; leaving the screen cancels nothing.
    if (signal.aborted && !screenSignal().aborted) {
      if (statement) await store.update(statement.id, withType(statement, typeId));
      else await store.remove(outcome.item.id);
      signal.throwIfAborted();
    }
    send({ type: 'recordStored', item: outcome.item });
    store.keep(outcome.item);
    return document;
  }

  return {
    read,
    subscribe,
    send,
    /**
     * Uploads a file and stores it as the statement of a month: one upload for the field, which
     * succeeds once the server has the record. A retry continues where it failed.
     */
    uploadFor(
      month: StatementMonth,
      { checkFile, upload }: FileActions,
    ): Pick<FileActions, 'checkFile' | 'upload'> {
      const sendFile = async (file: File, options: UploadOptions): Promise<StoredFile> => {
        const reason = await checkFile(file);
        if (reason) throw new FileError(reason, 'file');
        options.signal.throwIfAborted();
        return upload(file, options);
      };
      return {
        // The check is part of the upload, so that going on waits for both.
        checkFile: () => Promise.resolve(null),
        upload: (file, options) =>
          run(async () => {
            const document = uploaded.get(file) ?? (await sendFile(file, options));
            uploaded.set(file, document);
            return inTurn(() => storeRecord(month, document, options.signal));
          }),
      };
    },
    /** Removes what the question is about, once; true when it is gone. */
    async remove(): Promise<boolean> {
      const { asked: target, isAsking } = read().removal;
      if (!isAsking || target === null) return false;
      send({ type: 'removalStarted' });
      const isGone = await (target === 'all' ? store.removeAll() : removeCard(store, target.id));
      send({ type: 'removalEnded', target, isGone });
      return isGone;
    },
  };
}

export type StatementCalls = ReturnType<typeof makeStatementCalls>;
