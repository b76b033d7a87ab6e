import { useEffect, useRef, useState } from 'react';
import { openConsentForm } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Row, Stack } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { useObjectUrl } from '@/ui/fields/file/useObjectUrl';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { DownloadIcon } from '@/ui/icons/actionIcons';
import { ObjectLink } from '@/ui/links/ObjectLink';

/** The form that the emergency contact signs, made by the server and saved to the device. */
export function ConsentForm() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const [form, setForm] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const url = useObjectUrl(form);
  const link = useRef<HTMLAnchorElement>(null);

  const { submit: download, isSubmitting: isDownloading } = useSubmitOnce(async () => {
    setHasFailed(false);
    try {
      setForm(await dispatch(openConsentForm()));
    } catch {
      setHasFailed(true);
    }
  });
  useEffect(() => {
    if (url !== null) link.current?.click();
  }, [url]);

  return (
    <Stack>
      <Row>
        <Button onClick={() => void download()} isBusy={isDownloading} icon={<DownloadIcon />}>
          {t('onboardingForms.emergencyContact.downloadConsent')}
        </Button>
      </Row>
      <div role="status">
        {hasFailed && (
          <StatusBanner kind="error">
            {t('onboardingForms.emergencyContact.consentFailed')}
          </StatusBanner>
        )}
      </div>
      {url !== null && (
        <ObjectLink
          ref={link}
          url={url}
          fileName={t('onboardingForms.emergencyContact.consentFileName')}
          isHidden
        >
          {t('onboardingForms.emergencyContact.downloadConsent')}
        </ObjectLink>
      )}
    </Stack>
  );
}
