import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { LeaveNotice } from './LeaveNotice';
import { SiteLink } from './SiteLink';

export type LeaveDialogProps = {
  /** A whole http(s) address that `safeUrl` has let pass. */
  href: string;
  isOpen: boolean;
  onClose: () => void;
  /** The address came from outside, and not from the configuration. */
  isForeign?: boolean;
  /** Back to what the link stood in; closes where there is nothing behind it. */
  onBack?: () => void;
};

/** Asks before a link leads to another site, and says to which (X3). */
export function LeaveDialog({
  href,
  isOpen,
  onClose,
  isForeign = false,
  onBack,
}: LeaveDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      title={t('menus.leave.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack ?? onClose}>
            {t(onBack === undefined ? 'common.cancel' : 'actions.back')}
          </Button>
          <SiteLink href={href} onFollowed={onClose}>
            {t('menus.leave.confirm')}
          </SiteLink>
        </>
      }
    >
      <LeaveNotice href={href} isForeign={isForeign} />
    </Dialog>
  );
}
