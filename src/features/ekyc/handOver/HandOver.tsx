import { useHref } from 'react-router-dom';
import { useGetUserDetailQuery } from '@/api/userApi';
import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { EkycLink } from '@/state/types';
import { Button } from '@/ui/buttons/Button';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import { Row } from '@/ui/content/Stack';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import * as styles from '../ekyc.module.css';
import { LazyQrCode } from './LazyQrCode';
import { useEkycLink } from './useEkycLink';

/** The user is sitting in front of this page while the phone sends the pictures. */
const LOOK_EVERY_MS = 10_000;

interface HandOverProps {
  isCompany: boolean;
  /** The owner of the account passes the link on to the person in charge. */
  isForPic: boolean;
}

/** Hands the e-KYC over to a phone, and follows whether the pictures have arrived. */
export function HandOver({ isCompany, isForPic }: HandOverProps) {
  const { t } = useText();
  const { state, renew } = useEkycLink();
  useGetUserDetailQuery(undefined, {
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card title={t(isForPic ? 'ekyc.handOver.titleForPic' : 'ekyc.handOver.title')}>
      <div className={styles.handOver}>
        {state.kind === 'loading' && (
          <div className={styles.qrPlace}>
            <Skeleton width="14rem" height="14rem" />
          </div>
        )}
        {state.kind === 'ready' && (
          <Link link={state.link} isCompany={isCompany} isForPic={isForPic} />
        )}
        <div role="alert">
          {(state.kind === 'failed' || state.kind === 'expired') && (
            <StatusBanner
              kind="warning"
              action={
                <Button onClick={renew}>
                  {t(state.kind === 'failed' ? 'common.retry' : 'ekyc.handOver.again')}
                </Button>
              }
            >
              <p>{t(`ekyc.handOver.${state.kind}`)}</p>
            </StatusBanner>
          )}
        </div>
      </div>
    </Card>
  );
}

/**
 * The link as a code and in words. Assumption: it leads to the app at the address at which the user
 * sees it, whatever address the server names.
 */
function Link({ link, isCompany, isForPic }: HandOverProps & { link: EkycLink }) {
  const { t } = useText();
  const path = useHref(`/ekyc/${encodeURIComponent(link.token)}`);
  const url = new URL(path, window.location.origin).href;
  return (
    <>
      <p>{t(isForPic ? 'ekyc.handOver.bodyForPic' : 'ekyc.handOver.body')}</p>
      <LazyQrCode text={url} />
      <p className={styles.link} aria-label={t('ekyc.handOver.link')} role="group">
        {url}
      </p>
      <Row>
        <CopyButton
          text={url}
          label={t('ekyc.handOver.copy')}
          copied={t('ekyc.handOver.copied')}
          notCopied={t('ekyc.handOver.notCopied')}
        />
      </Row>
      {link.expiresAtMs !== null && (
        <Muted isSmall>{t('ekyc.handOver.until', { time: formatTime(link.expiresAtMs) })}</Muted>
      )}
      <Muted isSmall>{t(isCompany ? 'ekyc.handOver.secretCompany' : 'ekyc.handOver.secret')}</Muted>
      <p>{t(isForPic ? 'ekyc.handOver.waitingForPic' : 'ekyc.handOver.waiting')}</p>
    </>
  );
}
