import { PATHS } from '@/domain/access/paths';
import { dayInJakarta } from '@/domain/dates';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { formatDate } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { useNow } from '@/primitives/useNow';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { PrintIcon } from '@/ui/icons/actionIcons';
import { Contents } from '@/ui/layout/Contents';
import { summary } from '../../onboarding/review/form';
import { SummaryCard } from '../../onboarding/review/SummaryCard';
import { SummaryGroups } from '../../onboarding/review/SummaryGroups';
import { useAnswers } from '../../onboarding/review/useAnswers';
import { useOnboarding } from '../../onboarding/model/useOnboarding';
import { StoredApplication } from '../../onboarding/screens/StoredApplication';
import { SettingsPage } from '../SettingsPage';
import { AccountCard } from './AccountCard';
import * as styles from './information.module.css';
import { PasswordCard } from './PasswordCard';

/** The id of the element that holds the answers of a sub-step. */
const answersId = (id: SubStepId): string => `answers-${id}`;

/**
 * All answers of the onboarding, grouped by sub-step, and the account with its password
 * (main-area.md#settings). Nothing can be edited here.
 */
export function InformationScreen() {
  const { t } = useText();
  return (
    <SettingsPage
      path={PATHS.settingsInformation}
      lead={t('settings.information.lead')}
      aside={
        <span className={styles.screenOnly}>
          <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
            {t('settings.information.print')}
          </Button>
        </span>
      }
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <AccountCard />
          <PasswordCard />
        </div>
        <StoredApplication>
          <Answers />
        </StoredApplication>
      </div>
    </SettingsPage>
  );
}

/** On paper alone: the day it was printed. */
function PrintedOn() {
  const { t, language } = useText();
  const date = formatDate(dayInJakarta(useNow()), language);
  return <p className={styles.printOnly}>{t('settings.information.printed', { date })}</p>;
}

function Answers() {
  const { t, tRef } = useText();
  const { context } = useOnboarding();
  const { answers, formatter } = useAnswers();
  const hasConsent = context.detail.documents.merchant_user_consent !== null;
  const consentTitle = t('onboardingSubmit.consentTitle');
  return (
    <>
      <div className={styles.answers}>
        {answers.map((each) => (
          <div key={each.definition.id} id={answersId(each.definition.id)} tabIndex={-1}>
            <SummaryCard {...each} formatter={formatter} />
          </div>
        ))}
        {hasConsent && (
          <div id={answersId('review')} tabIndex={-1}>
            <Card title={consentTitle}>
              <SummaryGroups groups={summary(context)} />
            </Card>
          </div>
        )}
        <PrintedOn />
      </div>
      <Contents
        title={t('settings.information.contents')}
        parts={[
          ...answers.map(({ position: { subStep } }) => ({
            id: answersId(subStep.id),
            title: tRef({ key: subStep.titleKey }),
          })),
          ...(hasConsent ? [{ id: answersId('review'), title: consentTitle }] : []),
        ]}
      />
    </>
  );
}
