import { useRef } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { shortFileName } from '@/domain/files/fileNames';
import { useText } from '@/i18n/useText';
import { Phrase } from '@/ui/content/Phrase';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { FailedFile, SendingFile } from '@/ui/fields/file/FileStates';
import { CheckIcon } from '@/ui/icons/statusIcons';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import { useKeptFocus } from '@/ui/useKeptFocus';
import * as styles from '../ekyc.module.css';
import type { Pictures, Sending } from './useSendPictures';

/** Both pictures on their way, with progress; each can be cancelled and tried again. */
export function SendStep({
  sending,
  pictures,
  onRetake,
  onBack,
}: {
  sending: Sending;
  pictures: Pictures;
  onRetake: (picture: EkycPicture) => void;
  onBack: () => void;
}) {
  const { t } = useText();
  const { isSaving, problem } = sending;
  return (
    <Page title={t('ekyc.send.title')} lead={t('ekyc.send.lead')}>
      {(['ktp', 'selfie'] as const).map((picture) => (
        <Card key={picture} title={t(`ekyc.${picture}.title`)}>
          <UploadRow
            picture={picture}
            file={pictures[picture]}
            sending={sending}
            onBack={onBack}
            onRetake={() => onRetake(picture)}
          />
        </Card>
      ))}
      <p role="status">{isSaving && t('ekyc.send.saving')}</p>
      <div role="alert">{problem !== null && !isSaving && <SaveProblem problem={problem} />}</div>
      <BottomBar>
        {/* Busy rather than disabled: it may have the focus. */}
        <Button
          isBusy={isSaving && problem === null}
          isDisabled={isSaving && problem !== null}
          onClick={onBack}
        >
          {t('ekyc.send.back')}
        </Button>
        {problem !== null && (
          <Button kind="primary" isBusy={isSaving} onClick={() => sending.send(pictures)}>
            {t('common.retry')}
          </Button>
        )}
      </BottomBar>
    </Page>
  );
}

interface UploadProps {
  picture: EkycPicture;
  file: File;
  sending: Sending;
  onBack: () => void;
  onRetake: () => void;
}

/** One picture; it keeps the focus when the buttons of a state go with it. */
function UploadRow(props: UploadProps) {
  const { t, tRef } = useText();
  const { picture, file, sending, onRetake } = props;
  const row = useRef<HTMLDivElement>(null);
  const { state } = sending.uploads[picture];
  const isUploaded = sending.isUploaded(file);
  const isRefused = !isUploaded && state.kind === 'refused';
  const focusHandlers = useKeptFocus(row, isUploaded ? 'uploaded' : state.kind);

  const reason = () => {
    if (isUploaded || !('reason' in state)) return null;
    const words = tRef(state.reason);
    return isRefused ? `${words} ${t('ekyc.send.refused')}` : words;
  };
  const problem = reason();
  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={t(`ekyc.${picture}.title`)}
      className={styles.upload}
      {...focusHandlers}
    >
      <UploadState {...props} />
      <div role="alert">
        {problem !== null && (
          <>
            <VisuallyHidden>{t(`ekyc.${picture}.title`)}: </VisuallyHidden>
            <p className={styles.problem}>
              <Phrase>{problem}</Phrase>
            </p>
          </>
        )}
      </div>
      {isRefused && <Button onClick={onRetake}>{t('ekyc.check.retake')}</Button>}
    </div>
  );
}

function UploadState({ picture, file, sending, onBack }: UploadProps) {
  const { t } = useText();
  const { state, start } = sending.uploads[picture];
  const shownName = (name: string) => shortFileName(name);
  if (sending.isUploaded(file))
    return (
      <p className={styles.done}>
        <CheckIcon size={20} />
        {t('ekyc.send.stored')}
      </p>
    );
  switch (state.kind) {
    case 'sending':
      return (
        <SendingFile
          shownName={shownName}
          file={state.file}
          fraction={state.fraction}
          onCancel={onBack}
        />
      );
    case 'failed':
      return (
        <FailedFile
          shownName={shownName}
          file={state.file}
          onRetry={() => start(file)}
          onCancel={onBack}
        />
      );
    case 'refused':
      return null;
    case 'idle':
      return <p className={styles.muted}>{t('ekyc.send.waits')}</p>;
  }
}

function SaveProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useText();
  return (
    <StatusBanner kind="error" title={t('ekyc.send.failedTitle')}>
      <p>{t(problem.status === null ? 'ekyc.send.failedOffline' : 'ekyc.send.failedOther')}</p>
    </StatusBanner>
  );
}
