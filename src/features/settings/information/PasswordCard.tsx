import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import { noticeShown } from '@/state/notices';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import * as styles from './information.module.css';
import { PasswordForm } from './PasswordForm';
import { useFormInPlace } from '../useFormInPlace';

/** The change of the password: a button, and the form that it opens in its place. */
export function PasswordCard() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { isOpen, opener, form, open, close } = useFormInPlace();

  return (
    <div className={styles.screenOnly}>
      <Card title={t('settings.password.title')}>
        <Muted>{t('settings.password.body')}</Muted>
        {isOpen ? (
          <div ref={form}>
            <PasswordForm
              onCancel={close}
              onChanged={() => {
                close();
                dispatch(
                  noticeShown({
                    kind: 'success',
                    body: typedMessageRef('settings.password.changed'),
                  }),
                );
              }}
            />
          </div>
        ) : (
          <Button ref={opener} onClick={open}>
            {t('settings.password.open')}
          </Button>
        )}
      </Card>
    </div>
  );
}
