import { useState } from 'react';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import type { MessageRef } from '@/primitives/messageRef';
import { noticeShown } from '@/state/notices';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { selectDraft } from '@/state/slices/drafts';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { showPageHeading } from '@/ui/layout/showPageHeading';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { StepErrorBoundary } from '../../onboarding/parts/StepErrorBoundary';
import { OtherTabNote } from '../../onboarding/sub-step/OtherTabNote';
import * as styles from '../settings.module.css';
import { useFormInPlace } from '../useFormInPlace';
import { AddDocumentForm } from './AddDocumentForm';

const selectOwnDraft = selectDraft(NEW_DOCUMENT_DRAFT);

/** Adds one of the other documents: a button, and the form that it opens in its place. */
export function AddDocument() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasDraft = useAppSelector((state) => selectOwnDraft(state) !== null);
  const { isOpen, opener, form, open, close } = useFormInPlace(hasDraft);
  const [start, setStart] = useState(0);

  if (!isOpen)
    return (
      <Row>
        <Button ref={opener} kind="primary" icon={<PlusIcon size={20} />} onClick={open}>
          {t('settings.document.add')}
        </Button>
      </Row>
    );
  const startOver = () => {
    setStart(start + 1);
    showPageHeading();
  };
  /** The form goes on with a document that another tab has typed. */
  const leave = () => (selectOwnDraft(store.getState()) === null ? close() : startOver());
  const leaveWith = (kind: 'success' | 'info', body: MessageRef) => {
    leave();
    dispatch(noticeShown({ kind, body }));
  };
  return (
    <Card title={t('settings.document.addTitle')}>
      <div className={styles.beside}>
        <div className={styles.main} ref={form}>
          <OtherTabNote
            subStep={NEW_DOCUMENT_DRAFT}
            hasNewerValues={false}
            onStartOver={startOver}
          />
          <StepErrorBoundary>
            <AddDocumentForm
              key={start}
              onClose={leave}
              onSaved={() => leaveWith('success', typedMessageRef('settings.document.saved'))}
              onFound={() => leaveWith('info', typedMessageRef('onboardingLists.cards.found'))}
            />
          </StepErrorBoundary>
        </div>
        <div className={styles.note}>
          <h3>{t('settings.document.helpTitle')}</h3>
          <ul className={styles.help}>
            <li>{t('settings.document.helpName')}</li>
            <li>{t('settings.document.helpWhole')}</li>
            <li>{t('settings.document.helpKept')}</li>
          </ul>
        </div>
      </div>
    </Card>
  );
}
