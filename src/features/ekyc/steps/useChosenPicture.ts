import { useRef, useState } from 'react';
import type { FileKindName } from '@/domain/files/fileRules';
import type { MessageRef } from '@/primitives/messageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { checkFile, tidyFile } from '@/state/chosenFile';
import { describeFileError } from '@/state/files';

export interface ChosenPicture {
  /** Why the last file is not taken. */
  problem: MessageRef | null;
  choose(this: void, file: File): void;
}

/** Checks a chosen file like that of any other upload; the last choice wins (C3). */
export function useChosenPicture(kind: FileKindName, onTaken: (file: File) => void): ChosenPicture {
  const [problem, setProblem] = useState<MessageRef | null>(null);
  const screenSignal = useScreenSignal();
  const latest = useRef<File | null>(null);

  async function check(file: File): Promise<void> {
    const found = await checkFile(file, kind).catch(describeFileError);
    if (latest.current !== file || screenSignal().aborted) return;
    if (found === null) onTaken(file);
    else setProblem(found);
  }

  return {
    problem,
    choose(given) {
      const file = tidyFile(given);
      latest.current = file;
      setProblem(null);
      void check(file);
    },
  };
}
