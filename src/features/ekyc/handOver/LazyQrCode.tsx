import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { ArrivingAlert } from '@/ui/feedback/ArrivingAlert';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useLazyComponent } from '@/ui/useLazyComponent';
import * as styles from '../ekyc.module.css';

const fetchQrCode = async () => (await import('./QrCode')).QrCode;

/** A QR code, whose code is loaded when one is first shown; without it the link is there. */
export function LazyQrCode({ text }: { text: string }) {
  const { t } = useText();
  const { Component, hasFailed, load } = useLazyComponent(fetchQrCode);
  useEffect(load, [load]);
  if (hasFailed)
    return <ArrivingAlert className={styles.muted}>{t('ekyc.handOver.qrFailed')}</ArrivingAlert>;
  return (
    <div className={styles.qrPlace}>
      {Component === null ? (
        <Skeleton width="14rem" height="14rem" />
      ) : (
        <Component text={text} label={t('ekyc.handOver.qr')} />
      )}
    </div>
  );
}
