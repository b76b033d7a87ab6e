import { useId } from 'react';
import type { OtpContact } from '@/api/wire';
import { OTP_CHANNELS, type OtpChannel } from '@/domain/session/otp';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import * as styles from './channelChoice.module.css';

export interface ChannelChoiceProps {
  /** Where codes can go, masked; not known until the server has said so. */
  contact: OtpContact | undefined;
  chosen: OtpChannel | null;
  onChoose: (channel: OtpChannel) => void;
}

const contactOf = (contact: OtpContact | undefined, channel: OtpChannel): string | undefined =>
  channel === 'sms' ? contact?.phone_number : contact?.email;

/** The channels as radios, each with the masked number or address that it leads to. */
export function ChannelChoice({ contact, chosen, onChoose }: ChannelChoiceProps) {
  const { t } = useText();
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{t('auth.otp.chooserGroup')}</VisuallyHidden>
      </legend>
      {OTP_CHANNELS.map((channel) => {
        const shown = contactOf(contact, channel);
        const isMissing = contact !== undefined && shown === undefined;
        return (
          <div key={channel} className={styles.choice}>
            <input
              type="radio"
              id={`${id}-${channel}`}
              name={id}
              checked={chosen === channel}
              disabled={isMissing}
              aria-describedby={`${id}-${channel}-contact`}
              onChange={() => onChoose(channel)}
            />
            <label htmlFor={`${id}-${channel}`}>{t(`auth.otp.${channel}`)}</label>
            <span id={`${id}-${channel}-contact`} className={styles.contact}>
              {shown}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
