import { useLocation } from 'react-router-dom';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { draftDiscarded } from '@/state/slices/drafts';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Row } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { useOnboarding } from '../model/useOnboarding';
import { useDraftedPositions } from '../model/useDraftedPositions';

/** The sub-steps with unsaved input, for example after signing in again. */
export function HubDrafts() {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const { flow } = useOnboarding();
  const drafted = useDraftedPositions();
  const [first] = drafted;
  if (first === undefined) return null;
  const parts = drafted.map(({ subStep }) => tRef({ key: subStep.titleKey })).join(', ');
  return (
    <StatusBanner
      kind="info"
      title={t('onboarding.draft.hubTitle')}
      action={
        <Row>
          <ButtonLink to={`${positionPath(flow, first)}${search}`}>
            {t('onboarding.draft.continue')}
          </ButtonLink>
          <Button
            kind="quiet"
            onClick={() => {
              drafted.forEach(({ subStep }) => dispatch(draftDiscarded({ subStep: subStep.id })));
              focusPageHeading();
            }}
          >
            {t('onboarding.draft.discard')}
          </Button>
        </Row>
      }
    >
      <p>{t('onboarding.draft.hubBody', { parts })}</p>
    </StatusBanner>
  );
}
