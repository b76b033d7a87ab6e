import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Brand } from './Brand';
import { LanguageSwitch } from './LanguageSwitch';
import { PublicScene } from './PublicScene';
import { MAIN_ID, SkipLink } from './SkipLink';
import * as styles from './publicShell.module.css';

export type PublicShellProps = {
  notice?: ReactNode;
  /** For what is read: the width of a sheet of paper, and nothing beside it. */
  isWide?: boolean;
  children: ReactNode;
};

/** The frame of pages before sign-in: name and language at the top, one card, nothing else. */
export function PublicShell({ notice, isWide = false, children }: PublicShellProps) {
  const { t } = useText();
  return (
    <div className={isWide ? styles.publicWide : styles.public}>
      <SkipLink />
      <div className={styles.publicSide}>
        <header className={styles.publicHeader}>
          <Brand />
          <LanguageSwitch />
        </header>
        {notice}
        <main id={MAIN_ID} tabIndex={-1} className={styles.publicMain}>
          <div className={styles.publicCard}>{children}</div>
        </main>
      </div>
      {!isWide && (
        <aside className={styles.scene} aria-label={t('common.public.about')}>
          <p className={styles.sceneTitle}>{t('common.public.title')}</p>
          <p>{t('common.public.body')}</p>
          <PublicScene />
        </aside>
      )}
    </div>
  );
}
