import { useRef } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { useObjectUrl } from '@/ui/fields/file/useObjectUrl';
import { DownloadIcon } from '@/ui/icons/actionIcons';
import { BottomBar } from '@/ui/layout/BottomBar';
import { ObjectLink } from '@/ui/links/ObjectLink';
import { useGoTo } from '@/ui/links/useGoTo';
import { PdfPages } from './PdfPages';

/** The consent form: all its pages to read, a download, and a link out. */
export function ConsentForm({ form }: { form: Blob }) {
  const { t } = useText();
  const goTo = useGoTo();
  const url = useObjectUrl(form);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <PdfPages file={form} />
      <BottomBar isAlwaysInSight>
        <Button onClick={() => void goTo(PATHS.root)}>{t('common.close')}</Button>
        <Button kind="primary" icon={<DownloadIcon />} onClick={() => link.current?.click()}>
          {t('consent.download')}
        </Button>
      </BottomBar>
      {url !== null && (
        <ObjectLink ref={link} url={url} fileName={t('consent.fileName')} isHidden>
          {t('consent.download')}
        </ObjectLink>
      )}
    </>
  );
}
