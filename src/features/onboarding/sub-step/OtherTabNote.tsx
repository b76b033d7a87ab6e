import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { enterSubStep, takeOtherDraft } from '@/state/otherTabs';
import { draftConflictSettled, selectDraftConflict } from '@/state/slices/draftStatus';
import { selectIsOpenInOtherTab, selectIsSavedInOtherTab } from '@/state/slices/otherTabs';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';

interface OtherTabNoteProps {
  subStep: string;
  /** The server holds other answers than those that this page began with. */
  hasNewerValues: boolean;
  /** Opens the sub-step again, with the answers and the draft of now. */
  onStartOver: () => void;
}

/**
 * Warns where the sub-step is open, typed into or saved in another tab as well, and lets the user
 * choose: nothing is overwritten without a word (D9).
 */
export function OtherTabNote(props: OtherTabNoteProps) {
  const { subStep } = props;
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(enterSubStep(subStep)), [dispatch, subStep]);
  return (
    <div role="status">
      <Warning {...props} />
    </div>
  );
}

function Warning({ subStep, hasNewerValues, onStartOver }: OtherTabNoteProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsOpenInOtherTab);
  const isSaved = useAppSelector(selectIsSavedInOtherTab);
  const conflict = useAppSelector((state) => selectDraftConflict(state, subStep));

  if (isSaved && hasNewerValues) {
    return (
      <StatusBanner
        kind="warning"
        title={t('onboarding.elsewhere.savedTitle')}
        action={<Button onClick={onStartOver}>{t('onboarding.elsewhere.showNewest')}</Button>}
      >
        <p>{t('onboarding.elsewhere.savedBody')}</p>
      </StatusBanner>
    );
  }
  if (conflict) {
    const takeOther = () => {
      dispatch(takeOtherDraft(subStep, conflict));
      onStartOver();
    };
    return (
      <StatusBanner
        kind="warning"
        title={t('onboarding.draft.conflictTitle')}
        action={
          <Row>
            <Button onClick={takeOther}>{t('onboarding.draft.takeOthers')}</Button>
            <Button kind="quiet" onClick={() => dispatch(draftConflictSettled({ subStep }))}>
              {t('onboarding.draft.keepMine')}
            </Button>
          </Row>
        }
      >
        <p>{t('onboarding.draft.conflictBody')}</p>
      </StatusBanner>
    );
  }
  if (!isOpen) return null;
  return (
    <StatusBanner kind="warning" title={t('onboarding.elsewhere.title')}>
      <p>{t('onboarding.elsewhere.body')}</p>
    </StatusBanner>
  );
}
