import { useEffect, type ComponentType } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { useLazyComponent } from '@/ui/useLazyComponent';

export interface LazyDialogProps<Props extends object> {
  fetchDialog: () => Promise<ComponentType<Props>>;
  dialogProps: Props;
}

/**
 * A dialog whose code is fetched when it is first shown, so that the sign-in page starts without it.
 * Where it cannot be fetched the page says so, at the place of this part, and offers another try.
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
    <StatusBanner
      kind="error"
      title={t('auth.dialogFailed.title')}
      action={<Button onClick={load}>{t('common.retry')}</Button>}
    >
      <p role="alert">{t('auth.dialogFailed.body')}</p>
    </StatusBanner>
  );
}
