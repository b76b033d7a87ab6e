import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { keepOwnDraft, takeOtherDraft } from '@/state/drafts/chooseDraft';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { enterSubStep } from '@/state/otherTabs';
import { selectDraftConflict } from '@/state/slices/draftStatus';
import { selectIsOpenInOtherTab, selectIsSavedInOtherTab } from '@/state/slices/otherTabs';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';
import { showPageHeading } from '@/ui/layout/showPageHeading';
import { StatusBanner } from '@/ui/feedback/StatusBanner';

interface OtherTabNoteProps {
  subStep: string;
  /** The stored values differ from those that this page began with. */
  hasNewerValues: boolean;
  /** Opens the sub-step again, with the current values and draft. */
  onStartOver: () => void;
}

/**
 * Warns if the sub-step is also open, edited or saved in another tab, and lets the user choose:
 * nothing is overwritten silently (D9).
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
        title={t('onboarding.otherTab.savedTitle')}
        action={<Button onClick={onStartOver}>{t('onboarding.otherTab.showNewest')}</Button>}
      >
        <p>{t('onboarding.otherTab.savedBody')}</p>
      </StatusBanner>
    );
  }
  if (conflict) {
    const takeOther = () => {
      void dispatch(takeOtherDraft(subStep, conflict));
      onStartOver();
    };
    const keepOwn = () => {
      void dispatch(keepOwnDraft(subStep));
      // The note disappears, and with it the button that had the focus.
      showPageHeading();
    };
    return (
      <StatusBanner
        kind="warning"
        title={t('onboarding.draft.conflictTitle')}
        action={
          <Row>
            <Button onClick={takeOther}>{t('onboarding.draft.takeOthers')}</Button>
            <Button kind="quiet" onClick={keepOwn}>
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
    <StatusBanner kind="warning" title={t('onboarding.otherTab.title')}>
      <p>{t('onboarding.otherTab.body')}</p>
    </StatusBanner>
  );
}
