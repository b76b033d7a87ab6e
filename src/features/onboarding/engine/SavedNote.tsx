import type { SubStepId } from '@/domain/onboarding/stepIds';
import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectDraft } from '@/state/slices/drafts';
import { selectDraftPhase } from '@/state/slices/draftStatus';

/** 'Tersimpan 10:42': what was typed is safe on this device. Nothing where it is not. */
export function SavedNote({ id }: { id: SubStepId }) {
  const { t } = useText();
  const isKept = useAppSelector(selectDraftPhase) === 'open';
  const time = useAppSelector((state) => {
    const draft = selectDraft(id)(state);
    return draft === null ? null : formatTime(draft.typedAtMs);
  });
  return isKept && time !== null ? t('onboarding.savedAt', { time }) : null;
}
