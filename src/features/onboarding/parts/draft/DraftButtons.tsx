import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';

/** 'Lanjutkan draf' or 'Buang'. */
export function DraftButtons({
  isMain = false,
  onContinue,
  onDiscard,
}: {
  /** Nothing else on the page can be done before. */
  isMain?: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}) {
  const { t } = useText();
  return (
    <Row>
      <Button {...(isMain && { kind: 'primary' })} onClick={onContinue}>
        {t('onboarding.draft.continue')}
      </Button>
      <Button kind="quiet" onClick={onDiscard}>
        {t('onboarding.draft.discard')}
      </Button>
    </Row>
  );
}
