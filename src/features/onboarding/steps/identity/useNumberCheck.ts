import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCheckIdentificationMutation } from '@/api/userApi';
import { checkNik, checkNpwp } from '@/domain/validation/numberChecks';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import { useLatest } from '@/primitives/useLatest';
import { withTimeout } from '@/primitives/withTimeout';
import { useFormContext } from '@/ui/forms/formContext';

/** The check of one number; `done` settles with the response, or without one. */
interface NumberCheck {
  number: string;
  done: Promise<void>;
}

// Assumption: a save waits this long for the check of its number and is then sent without it.
const CHECK_TIMEOUT_MS = 5_000;

/** Waits for a check, but never longer than the limit: a slow check blocks nobody. */
const waitFor = (done: Promise<void>): Promise<void> =>
  withTimeout(done, CHECK_TIMEOUT_MS).catch(() => undefined);

const DONE = Promise.resolve();
const NO_CHECK: NumberCheck = { number: '', done: DONE };

/** By the name of the field, which is also the type of the check. */
const NUMBERS = {
  nik: { takenField: 'takenNik', checkText: checkNik, digitsOf: withoutSeparators },
  npwp: { takenField: 'takenNpwp', checkText: checkNpwp, digitsOf: normaliseNpwp },
} as const;

/**
 * Asks the server whether a NIK or an NPWP is free: when its field is left, before the form is
 * sent, and after a draft was restored. The result is stored in `takenField`, which the rules
 * compare with the field. A result for an older value is dropped, and a missing response blocks
 * nobody. `stored` is the applicant's own stored number.
 */
export function useNumberCheck(type: keyof typeof NUMBERS, typed: string, stored: string | null) {
  const { takenField, checkText, digitsOf } = NUMBERS[type];
  const { setValue, touch, setCheck, isReadOnly } = useFormContext();
  const [checkIdentification] = useCheckIdentificationMutation();
  const storedNumber = stored === null ? '' : digitsOf(stored);
  const lastCheck = useRef<NumberCheck>({ number: storedNumber, done: DONE });
  const takenNumber = useRef('');
  const latestTyped = useLatest(typed);

  const check = useCallback(
    (text: string): Promise<void> => {
      const number = digitsOf(text);
      if (checkText(text) !== null) return DONE;
      if (number === lastCheck.current.number) return lastCheck.current.done;

      const setTakenNumber = (taken: string) => {
        takenNumber.current = taken;
        // At once, because a submit that waits for the check reads the form right after it.
        flushSync(() => setValue(takenField, taken));
      };
      const ask = async (): Promise<void> => {
        const { data } = await checkIdentification({ body: { type, value: number } });
        const isSuperseded = lastCheck.current !== thisCheck;
        if (isSuperseded) return;
        const isOutdated = digitsOf(latestTyped.current) !== number;
        if (isOutdated || data === undefined) lastCheck.current = NO_CHECK;
        else if (!data.is_available) {
          setTakenNumber(number);
          // Shows the error also in a field that a draft has restored and nobody has touched.
          touch(type);
        } else if (takenNumber.current === number) setTakenNumber('');
      };
      const thisCheck: NumberCheck = { number, done: DONE };
      lastCheck.current = thisCheck;
      thisCheck.done = ask();
      return thisCheck.done;
    },
    [checkIdentification, setValue, touch, type, takenField, checkText, digitsOf, latestTyped],
  );

  useEffect(() => {
    if (isReadOnly) return undefined;
    void check(latestTyped.current);
    setCheck(type, async () => {
      let checked: string;
      // If the user types while the form waits, the final number is checked.
      do {
        checked = latestTyped.current;
        await waitFor(check(checked));
      } while (checked !== latestTyped.current);
    });
    return () => setCheck(type, null);
  }, [check, setCheck, isReadOnly, type, latestTyped]);
  return check;
}
