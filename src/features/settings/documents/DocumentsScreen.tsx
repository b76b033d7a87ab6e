import { useMemo } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardsSkeleton } from '@/ui/feedback/Skeletons';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { useOnboarding } from '../../onboarding/model/useOnboarding';
import { useAnswers } from '../../onboarding/review/useAnswers';
import { StoredApplication } from '../../onboarding/screens/StoredApplication';
import { SettingsPage } from '../SettingsPage';
import { useOpenedDrafts } from '../useOpenedDrafts';
import { AddDocument } from './AddDocument';
import { documentGroups } from './documentGroups';
import { DocumentRow } from './DocumentRow';
import * as styles from './documents.module.css';

/** The documents of the application, to be looked at and downloaded, and others to be added. */
export function DocumentsScreen() {
  const { t } = useText();
  const areDraftsReady = useOpenedDrafts();
  return (
    <SettingsPage path={PATHS.settingsDocument} lead={t('settings.document.lead')}>
      <StoredApplication>{areDraftsReady ? <Documents /> : <CardsSkeleton />}</StoredApplication>
    </SettingsPage>
  );
}

function Documents() {
  const { t, tRef } = useText();
  const { context } = useOnboarding();
  const { answers, formatter } = useAnswers();
  const groups = useMemo(
    () => documentGroups(answers, context, formatter),
    [answers, context, formatter],
  );
  return (
    <>
      <AddDocument />
      {groups.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={t('settings.document.emptyTitle')}
          body={t('settings.document.emptyBody')}
        />
      )}
      <div className={styles.groups}>
        {groups.map(({ id, title, documents }) => (
          <Card
            key={id}
            title={tRef(title)}
            aside={
              <span className={styles.count}>
                {t('settings.document.count', { count: documents.length })}
              </span>
            }
          >
            <ul className={styles.list}>
              {documents.map((document, index) => (
                <DocumentRow key={`${document.file.pathUrl} ${index}`} document={document} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
