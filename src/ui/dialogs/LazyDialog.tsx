import { useEffect, type ComponentType } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { ArrivingAlert } from '../feedback/ArrivingAlert';
import { StatusBanner } from '../feedback/StatusBanner';
import { useLazyComponent } from '../useLazyComponent';

export interface LazyDialogProps<Props extends object> {
  fetchDialog: () => Promise<ComponentType<Props>>;
  dialogProps: Props;
}

/**
 * A dialog whose code is loaded when it is first shown, so that its page starts without it.
 * If loading fails, the page says so in its place and offers another try.
 */
export function LazyDialog<Props extends object>({
  fetchDialog,
  dialogProps,
}: LazyDialogProps<Props>) {
  const { t } = useText();
  const { Component, hasFailed, load } = useLazyComponent(fetchDialog);
  useEffect(load, [load]);

  if (Component !== null) return <Component {...dialogProps} />;
  if (!hasFailed) return null;
  return (
    <ArrivingAlert>
      <StatusBanner
        kind="error"
        title={t('common.partFailed.title')}
        action={<Button onClick={load}>{t('common.retry')}</Button>}
      >
        <p>{t('common.partFailed.body')}</p>
      </StatusBanner>
    </ArrivingAlert>
  );
}
