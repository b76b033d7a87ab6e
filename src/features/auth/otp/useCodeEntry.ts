import { useCallback, useRef, useState, type RefObject } from 'react';
import { readOtpText } from '@/domain/session/otp';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { useText } from '@/i18n/useText';
import type { OtpResult, ResendResult } from '@/state/session/otp';
import type { OtpFieldProps } from '@/ui/fields/otp/OtpField';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { problemText } from '../parts/problemText';

export interface CodeEntry {
  /** The props of the field besides its texts. */
  field: Omit<OtpFieldProps, 'label' | 'ref'>;
  inputRef: RefObject<HTMLInputElement | null>;
  isChecking: boolean;
  /** Sends the same code again; null if that cannot help. */
  retry: (() => void) | null;
  /** Only a new code can be valid. */
  needsNewCode: boolean;
  /** The result of sending another code: the field waits for the new one. */
  followResend: (result: ResendResult['kind']) => void;
}

/** The entry of a one-time code, from the first digit to the server's response. */
export function useCodeEntry(check: (code: string) => Promise<OtpResult>): CodeEntry {
  const { tRef } = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<MessageRef | null>(null);
  const [isErrorInToast, setIsErrorInToast] = useState(false);
  const [canRetry, setCanRetry] = useState(false);
  const [needsNewCode, setNeedsNewCode] = useState(false);

  const startOver = useCallback((message: MessageRef | null) => {
    setDigits('');
    setError(message);
    setCanRetry(false);
    inputRef.current?.focus();
  }, []);

  const { submit, isSubmitting } = useSubmitOnce(async (code: string) => {
    setError(null);
    setCanRetry(false);
    const result = await check(code);
    setIsErrorInToast(result.kind === 'wait' || result.kind === 'failed');
    if (result.kind === 'wrongCode') startOver(typedMessageRef('auth.otp.wrong'));
    else if (result.kind === 'wait') {
      startOver(typedMessageRef('auth.otp.tooMany'));
      setNeedsNewCode(true);
    } else if (result.kind === 'failed') {
      setError(problemText(result.problem));
      setCanRetry(true);
    }
  });

  return {
    field: {
      value: digits,
      onChange: (next) => {
        setDigits(next);
        setCanRetry(false);
        if (next !== '') setError(null);
      },
      read: readOtpText,
      onUnreadable: () => {
        setIsErrorInToast(false);
        setError(typedMessageRef('validation.otp.incomplete'));
      },
      onComplete: (code) => void submit(code),
      error: error === null ? null : tRef(error),
      isErrorInToast,
      isReadOnly: isSubmitting,
    },
    inputRef,
    isChecking: isSubmitting,
    retry: canRetry ? () => void submit(digits) : null,
    needsNewCode,
    followResend: useCallback(
      (result) => {
        if (result === 'sent') setNeedsNewCode(false);
        startOver(null);
      },
      [startOver],
    ),
  };
}
