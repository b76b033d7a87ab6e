import { useId } from 'react';
import type { OtpContact } from '@/api/wire';
import { OTP_CHANNELS, type OtpChannel } from '@/domain/session/otp';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import * as styles from './channelChoice.module.css';

export interface ChannelChoiceProps {
  /** Where codes can be sent, masked; unknown until the server has responded. */
  contact: OtpContact | undefined;
  chosen: OtpChannel | null;
  onChoose: (channel: OtpChannel) => void;
}

const contactOf = (contact: OtpContact, channel: OtpChannel): string | undefined =>
  channel === 'sms' ? contact.phone_number : contact.email;

/** Whether the server excludes this channel; a response without any channel excludes none. */
export const isChannelMissing = (contact: OtpContact | undefined, channel: OtpChannel): boolean =>
  contact !== undefined &&
  contactOf(contact, channel) === undefined &&
  OTP_CHANNELS.some((other) => contactOf(contact, other) !== undefined);

/** The channels as radios, each with its masked number or address. */
export function ChannelChoice({ contact, chosen, onChoose }: ChannelChoiceProps) {
  const { t } = useText();
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{t('auth.otp.chooserGroup')}</VisuallyHidden>
      </legend>
      {OTP_CHANNELS.map((channel) => {
        const isMissing = isChannelMissing(contact, channel);
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
              {isMissing ? t('auth.otp.channelMissing') : contact && contactOf(contact, channel)}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
