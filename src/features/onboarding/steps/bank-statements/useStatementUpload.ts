import { useCallback, useEffect, useRef, useState } from 'react';
import type { BankStatement } from '@/api/wire';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { makeInTurn } from '@/primitives/inTurn';
import { useLatest } from '@/primitives/useLatest';
import { FileError } from '@/state/files';
import type { FileActions, StoredFile, UploadOptions } from '@/ui/fields/file/uploadTypes';
import { messageRef } from '@/i18n/messageRef';
import { useNavigationGuard } from '../../cards/navigationGuard';
import { mayBeStored, storeCard } from '../../cards/storeCard';
import { useIsMounted } from '../../parts/useIsMounted';
import { saveProblemText } from '../../parts/saveProblemText';
import { useFileTransfer } from '../../parts/files/useFileTransfer';
import { statementRequest, withType } from './form';
import { useBusy } from './useBusy';
import type { StatementStore } from './useStatementStore';

export interface StatementCell {
  month: StatementMonth;
  /** The stored statement of this month; a new file replaces it. */
  statement: BankStatement | null;
  documentTypeId: number | null;
  store: StatementStore;
  /** Called with the file's path just before the list on screen holds the statement. */
  onStored: (pathUrl: string) => void;
}

/** The text if no response came. */
const NO_RESPONSE = {
  notStored: messageRef('onboardingLists.statements.notStored'),
  unsure: messageRef('onboardingLists.statements.unsure'),
};

/**
 * Uploads a file and stores it as the statement of a month: one upload for the field, which
 * succeeds once the server has the record. A retry continues where it failed.
 */
export function useStatementUpload(cell: StatementCell): FileActions {
  const transfer = useFileTransfer('document');
  const latest = useLatest(cell);
  const isMounted = useIsMounted();
  const isUnsure = useRef(false);
  /** Uploaded files, so that a retry does not send them twice. */
  const uploaded = useRef(new WeakMap<File, StoredFile>());
  /** One record at a time: a cancelled one is removed before the next is stored. */
  const [inTurn] = useState(makeInTurn);
  const { run, isBusy } = useBusy();
  /** A record that was stored and is not yet the one on screen. */
  const awaitedId = useRef<number | null>(null);
  useEffect(() => {
    if (cell.statement?.id === awaitedId.current) awaitedId.current = null;
  });
  useNavigationGuard({
    isBusy: () => isBusy() || awaitedId.current !== null,
    obstacle: () => null,
  });

  const storeRecord = useCallback(
    async (document: StoredFile, { signal }: UploadOptions): Promise<StoredFile> => {
      signal.throwIfAborted();
      const { month, statement, documentTypeId, store, onStored } = latest.current;
      const outcome = await storeCard(store, {
        request: statementRequest(month, document, documentTypeId),
        id: statement?.id ?? null,
        knownIds: new Set(statement ? [statement.id] : []),
        isUnsure: isUnsure.current,
      });
      isUnsure.current = mayBeStored(outcome);
      if (outcome.kind === 'refused') throw new FileError(saveProblemText(outcome.problem));
      if (outcome.kind !== 'stored') throw new FileError(NO_RESPONSE[outcome.kind]);
      // Cancelled while its record was on the way; leaving the screen cancels nothing.
      if (signal.aborted && isMounted.current) {
        if (statement) await store.update(statement.id, withType(statement, documentTypeId));
        else await store.remove(outcome.item.id);
        signal.throwIfAborted();
      }
      awaitedId.current = outcome.item.id;
      onStored(document.pathUrl);
      store.keep(outcome.item);
      return document;
    },
    [isMounted, latest],
  );

  const checkFile = useCallback(
    (file: File) => run(() => transfer.checkFile(file)),
    [run, transfer],
  );
  const upload = useCallback(
    (file: File, options: UploadOptions) =>
      run(async () => {
        const document = uploaded.current.get(file) ?? (await transfer.upload(file, options));
        uploaded.current.set(file, document);
        return inTurn(() => storeRecord(document, options));
      }),
    [run, transfer, inTurn, storeRecord],
  );
  return { ...transfer, checkFile, upload };
}
