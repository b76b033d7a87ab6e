import { useEffect, useState } from 'react';
import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectDraft } from '@/state/slices/drafts';
import { selectDraftPhase, selectDraftWrittenAtMs } from '@/state/slices/draftStatus';

/** The note stays while the device is at most this much behind the typing. */
const LAG_MS = 1_000;

/**
 * 'Draf tersimpan di perangkat ini, 10:42': the device has stored what was typed into the draft of
 * this key. Otherwise nothing.
 */
export function SavedNote({ id }: { id: string }) {
  const { t } = useText();
  const isKept = useAppSelector(selectDraftPhase) === 'open';
  const typedAtMs = useAppSelector((state) => selectDraft(id)(state)?.typedAtMs ?? null);
  const writtenAtMs = useAppSelector((state) => selectDraftWrittenAtMs(state, id));
  const isBehind = typedAtMs !== null && typedAtMs > (writtenAtMs ?? 0);
  const isLate = useLasts(isBehind, LAG_MS);
  if (!isKept || typedAtMs === null || writtenAtMs === null || isLate) return null;
  return t('onboarding.draft.savedAt', { time: formatTime(writtenAtMs) });
}

/** Whether a condition has been true for a while. */
function useLasts(isSo: boolean, forMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), forMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, forMs]);
  return hasLasted;
}
