import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { useObjectUrl } from '@/ui/fields/file/useObjectUrl';
import { DownloadIcon } from '@/ui/icons/actionIcons';
import { BottomBar } from '@/ui/layout/BottomBar';
import { PdfPages } from './PdfPages';

/** The form, all its pages to read, to keep, and the way out. */
export function ConsentForm({ form }: { form: Blob }) {
  const { t } = useText();
  const navigate = useNavigate();
  const url = useObjectUrl(form);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <PdfPages file={form} />
      <BottomBar isAlwaysInSight>
        <Button onClick={() => void navigate(PATHS.root)}>{t('common.close')}</Button>
        <Button kind="primary" icon={<DownloadIcon />} onClick={() => link.current?.click()}>
          {t('consent.download')}
        </Button>
      </BottomBar>
      <a ref={link} href={url ?? undefined} download={t('consent.fileName')} hidden>
        {t('consent.download')}
      </a>
    </>
  );
}
