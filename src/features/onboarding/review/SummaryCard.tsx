import { useLocation } from 'react-router-dom';
import { positionPath, type SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { AppLink } from '@/ui/links/AppLink';
import { useOnboarding } from '../model/useOnboarding';
import { FROM_REVIEW } from '../sub-step/useStepNavigation';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import type { StepDefinition, SummaryFormatter } from '../model/stepDefinition';
import { subStepNotes } from '../model/subStepNotes';
import * as styles from './review.module.css';
import { withPrevious } from './previousValues';
import { SummaryGroups } from './SummaryGroups';

interface SummaryCardProps {
  position: SubStepPosition;
  definition: StepDefinition;
  formatter: SummaryFormatter;
}

/** The values of one sub-step, with a link to change them. */
export function SummaryCard({ position, ...answers }: SummaryCardProps) {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const { flow, isEditable } = useOnboarding();
  const title = tRef({ key: position.subStep.titleKey });
  return (
    <Card
      title={title}
      aside={
        isEditable(answers.definition.id) && (
          <AppLink
            className={styles.edit}
            to={`${positionPath(flow, position)}${search}`}
            state={FROM_REVIEW}
            aria-label={t('onboarding.review.editOf', { title })}
          >
            {t('onboarding.review.edit')}
          </AppLink>
        )
      }
    >
      <StepErrorBoundary>
        <SummaryRows {...answers} />
      </StepErrorBoundary>
    </Card>
  );
}

function SummaryRows({ definition, formatter }: Omit<SummaryCardProps, 'position'>) {
  const { context, flags } = useOnboarding();
  const groups = definition.summary(context, formatter);
  const notes = subStepNotes(definition, flags.get(definition.id) ?? [], context);
  return <SummaryGroups groups={withPrevious(groups, notes, formatter, context)} />;
}
