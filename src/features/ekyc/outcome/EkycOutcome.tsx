import { useLocation } from 'react-router-dom';
import type { UserDetail } from '@/api/wire';
import { PATHS } from '@/domain/access/paths';
import type { EkycStage } from '@/domain/ekyc/ekycStage';
import { useText } from '@/i18n/useText';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Row } from '@/ui/content/Stack';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { Page } from '@/ui/layout/Page';
import { useEkycPerson } from '../useEkycPerson';
import { EkycInvalid } from './EkycInvalid';

type Outcome = Exclude<EkycStage, 'pictures' | 'waiting' | 'invalid'>;

const WAYS_ON = {
  success: PATHS.onboardingSubmitted,
  rejected: PATHS.onboardingRejected,
  none: PATHS.root,
} as const satisfies Record<Outcome, string>;

const DRAWINGS = { success: DoneDrawing, rejected: NotYetDrawing, none: LostDrawing };

/** The result of the e-KYC, and where the user goes on. */
export function EkycOutcome({ stage, detail }: { stage: Outcome | 'invalid'; detail: UserDetail }) {
  const { t } = useText();
  const { search } = useLocation();
  const { isForPic, isLoading } = useEkycPerson(detail);
  if (stage === 'invalid') return <EkycInvalid detail={detail} />;
  const Drawing = DRAWINGS[stage];
  const of =
    isForPic && stage !== 'none' ? (`${stage}.leadForPic` as const) : (`${stage}.lead` as const);
  return (
    <Page
      title={t(`ekyc.${stage}.title`)}
      above={<Drawing />}
      lead={isLoading ? undefined : t(`ekyc.${of}`)}
    >
      <Row>
        <ButtonLink kind="primary" to={`${WAYS_ON[stage]}${search}`}>
          {t(`ekyc.${stage}.goOn`)}
        </ButtonLink>
      </Row>
    </Page>
  );
}
