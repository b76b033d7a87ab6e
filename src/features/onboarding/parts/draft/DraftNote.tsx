import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { DraftButtons } from './DraftButtons';

interface DraftNoteProps {
  typedAtMs: number;
  /**
   * - `restored`: it is back in the form.
   * - `merged`: so it is, beside newer values of the server.
   * - `gone`: the record that it changes is no longer on the server.
   */
  kind: 'restored' | 'merged' | 'gone';
  onContinue: () => void;
  onDiscard: () => void;
}

/** Says that a draft was found, and lets the user continue with it or discard it. */
export function DraftNote({ typedAtMs, kind, ...actions }: DraftNoteProps) {
  const { t } = useText();
  const time = formatTime(typedAtMs);
  const isGone = kind === 'gone';
  return (
    <StatusBanner
      kind={isGone ? 'warning' : 'info'}
      title={t(isGone ? 'onboarding.draft.staleTitle' : 'onboarding.draft.restoredTitle')}
      action={<DraftButtons {...actions} />}
    >
      <p>{t(`onboarding.draft.${kind}Body`, { time })}</p>
    </StatusBanner>
  );
}
