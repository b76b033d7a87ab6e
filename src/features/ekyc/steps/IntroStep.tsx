import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserDetail } from '@/api/wire';
import { PATHS } from '@/domain/access/paths';
import { maskEmail } from '@/domain/maskEmail';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import { useIsWide } from '@/ui/layout/useIsWide';
import * as styles from '../ekyc.module.css';
import { useEkycPerson } from '../useEkycPerson';
import { HandOver } from '../handOver/HandOver';

/**
 * What is needed, and what happens to the pictures. On a phone the camera comes first; on a wide
 * screen the hand-over to a phone, whose camera is better.
 */
export function IntroStep({
  detail,
  wasReloaded,
  onBegin,
}: {
  detail: UserDetail;
  /** Pictures were taken before the page was loaded again. */
  wasReloaded: boolean;
  onBegin: () => void;
}) {
  const { t } = useText();
  const { search } = useLocation();
  const isWide = useIsWide();
  const [isHandingOver, setIsHandingOver] = useState(false);
  const { isOfCompany, isForPic, isLoading, pic } = useEkycPerson(detail);
  const lead = (): string | undefined => {
    if (!isOfCompany) return t('ekyc.intro.lead');
    if (isLoading) return undefined;
    return t(isForPic ? 'ekyc.intro.leadOwner' : 'ekyc.intro.leadCompany', pic);
  };
  return (
    <Page title={t('ekyc.intro.title')} lead={lead()}>
      {wasReloaded && (
        <StatusBanner kind="warning" title={t('ekyc.intro.unsentTitle')}>
          <p>{t('ekyc.intro.unsent')}</p>
        </StatusBanner>
      )}
      {isWide && <HandOver isCompany={isOfCompany} isForPic={isForPic} />}
      <Card title={t('ekyc.intro.needed')}>
        <ul className={styles.list}>
          <li>{t('ekyc.intro.needKtp')}</li>
          <li>{t('ekyc.intro.needLight')}</li>
          <li>{t('ekyc.intro.needFace')}</li>
        </ul>
      </Card>
      <Card title={t('ekyc.intro.pictures')}>
        <p>{t('ekyc.intro.picturesBody')}</p>
        <Muted isSmall>{t('ekyc.intro.account', { email: maskEmail(detail.email) })}</Muted>
      </Card>
      {!isWide && (
        <>
          <Button
            kind="quiet"
            isExpanded={isHandingOver}
            onClick={() => setIsHandingOver(!isHandingOver)}
          >
            {t(isForPic ? 'ekyc.handOver.openForPic' : 'ekyc.handOver.open')}
          </Button>
          {isHandingOver && <HandOver isCompany={isOfCompany} isForPic={isForPic} />}
        </>
      )}
      <BottomBar isAlwaysInSight>
        <ButtonLink to={`${PATHS.root}${search}`}>{t('ekyc.intro.leave')}</ButtonLink>
        <Button kind="primary" onClick={onBegin}>
          {t(isWide ? 'ekyc.intro.beginHere' : 'ekyc.intro.begin')}
        </Button>
      </BottomBar>
    </Page>
  );
}
