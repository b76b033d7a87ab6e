import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { STATUS } from '@/domain/access/statuses';
import { placePath, type Place } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/content/Card';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { SubStepActions } from '../engine/SubStepActions';
import { SubStepFrame } from '../engine/SubStepFrame';
import { useGoOn } from '../engine/useGoOn';
import { useOnboarding } from '../engine/OnboardingProvider';
import { definitionOf } from '../steps/registry';
import { MissingParts } from './MissingParts';
import { findMissingParts } from './findMissingParts';
import * as styles from './review.module.css';
import { SubmitForm } from './SubmitForm';
import { SummaryGroups } from './SummaryGroups';
import { useSummaryWords } from './useSummaryWords';

/** Every answer grouped by sub-step, what is missing, the declaration and the submit. */
export function ReviewScreen({ place }: { place: Place }) {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const onboarding = useOnboarding();
  const { flow, context, visible, isEditable } = onboarding;
  const drafts = useAppSelector((state) => state.drafts);
  const { back } = useGoOn(place);
  const [hasTried, setHasTried] = useState(false);

  const answered = useMemo(
    () =>
      visible
        .flatMap(({ places }) => places)
        .flatMap((each) => {
          const { id } = each.subStep;
          return id === 'review' ? [] : [{ place: each, definition: definitionOf(id) }];
        }),
    [visible],
  );
  const lists = useMemo(
    () => [...new Set(answered.flatMap(({ definition }) => definition.masterLists ?? []))],
    [answered],
  );
  const regions = useMemo(
    () => answered.flatMap(({ definition }) => definition.regions?.(context) ?? []),
    [answered, context],
  );
  const words = useSummaryWords(lists, regions);
  const missing = findMissingParts(onboarding, new Set(Object.keys(drafts)));
  const isSent = context.profile.status_id === STATUS.eKycWaiting;

  return (
    <SubStepFrame place={place}>
      <p className={styles.intro}>{t('onboarding.review.intro')}</p>
      {isSent && (
        <StatusBanner kind="info">
          <p>{t('onboarding.review.sent')}</p>
        </StatusBanner>
      )}
      <MissingParts parts={missing} isUrgent={hasTried} />
      {answered.map(({ place: each, definition }) => {
        const title = tRef(each.subStep.titleKey);
        return (
          <Card
            key={definition.id}
            title={title}
            aside={
              isEditable(definition.id) && (
                <Link
                  className={styles.edit}
                  to={`${placePath(flow, each)}${search}`}
                  aria-label={t('onboarding.review.editOf', { title })}
                >
                  {t('onboarding.review.edit')}
                </Link>
              )
            }
          >
            <SummaryGroups groups={definition.summary(context, words)} />
          </Card>
        );
      })}
      {isSent ? (
        <SubStepActions onBack={back} />
      ) : (
        <SubmitForm
          hasMissing={missing.length > 0}
          onRefused={() => setHasTried(true)}
          onBack={back}
        />
      )}
    </SubStepFrame>
  );
}
