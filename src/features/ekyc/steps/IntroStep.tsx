import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetPicQuery } from '@/api/picApi';
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
import { useVisitRecord } from '../useVisitRecord';
import { HandOver } from '../handOver/HandOver';

/**
 * What is needed, and what happens to the pictures. On a phone the camera comes first; on a wide
 * screen the hand-over to a phone, whose camera is better.
 */
export function IntroStep({
  detail,
  isCompany,
  wasReloaded,
  onBegin,
}: {
  detail: UserDetail;
  isCompany: boolean;
  /** Pictures were taken before the page was loaded again. */
  wasReloaded: boolean;
  onBegin: () => void;
}) {
  const { t } = useText();
  const { search } = useLocation();
  const isWide = useIsWide();
  const [isHandingOver, setIsHandingOver] = useState(false);
  const { record } = useVisitRecord();
  // Only the owner of the account comes to the page without a link.
  const isAsked = isCompany && record.isByLink !== true;
  const { currentData: pic, isFetching } = useGetPicQuery(undefined, { skip: !isAsked });
  const picEmail = pic?.information.email || detail.email;
  const isForPic = isAsked && !isFetching && picEmail !== detail.email;
  const company = detail.information.company_name ?? t('ekyc.intro.aCompany');
  const lead = (): string | undefined => {
    if (!isCompany) return t('ekyc.intro.lead');
    if (isFetching) return undefined;
    if (!isForPic) return t('ekyc.intro.leadCompany', { company });
    return t('ekyc.intro.leadOwner', { company, email: maskEmail(picEmail) });
  };
  return (
    <Page title={t('ekyc.intro.title')} lead={lead()}>
      {wasReloaded && (
        <StatusBanner kind="warning" title={t('ekyc.intro.unsentTitle')}>
          <p>{t('ekyc.intro.unsent')}</p>
        </StatusBanner>
      )}
      {isWide && <HandOver isCompany={isCompany} isForPic={isForPic} />}
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
          {isHandingOver && <HandOver isCompany={isCompany} isForPic={isForPic} />}
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
