import { useEffect, useRef, useState } from 'react';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import { noticeShown } from '@/state/notices';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import * as styles from './information.module.css';
import { PasswordForm } from './PasswordForm';

/** The change of the password: a button, and the form that it opens in its place. */
export function PasswordCard() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  // What had the focus in the form is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles.screenOnly}>
      <Card title={t('settings.password.title')}>
        <Muted>{t('settings.password.body')}</Muted>
        {isOpen ? (
          <PasswordForm
            onCancel={() => setIsOpen(false)}
            onChanged={() => {
              setIsOpen(false);
              dispatch(
                noticeShown({
                  kind: 'success',
                  body: typedMessageRef('settings.password.changed'),
                }),
              );
            }}
          />
        ) : (
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {t('settings.password.open')}
          </Button>
        )}
      </Card>
    </div>
  );
}
