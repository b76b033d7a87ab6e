import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCheckIdentificationMutation } from '@/api/userApi';
import { checkNik, checkNpwp } from '@/domain/validation/numberChecks';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import { useLatest } from '@/primitives/useLatest';
import { withTimeout } from '@/state/withTimeout';
import { useFormContext } from '@/ui/forms/formContext';

/** A number that is being checked; settles when the response is here or did not come. */
interface Question {
  number: string;
  settled: Promise<void>;
}

// Assumption: a save waits this long for the check of its number and is then sent without it.
const CHECK_TIMEOUT_MS = 5_000;

/** Always settles in time: a slow check blocks nobody. */
const soon = (settled: Promise<void>): Promise<void> =>
  withTimeout(settled, CHECK_TIMEOUT_MS).catch(() => undefined);

const SETTLED = Promise.resolve();
const NOT_ASKED: Question = { number: '', settled: SETTLED };

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
  const asked = useRef<Question>({ number: storedNumber, settled: SETTLED });
  const taken = useRef('');
  const latest = useLatest(typed);

  const check = useCallback(
    (nextTyped: string): Promise<void> => {
      const number = digitsOf(nextTyped);
      if (checkText(nextTyped) !== null) return SETTLED;
      if (number === asked.current.number) return asked.current.settled;

      const settle = (takenNumber: string) => {
        taken.current = takenNumber;
        // At once, for a submit that has waited for it.
        flushSync(() => setValue(takenField, takenNumber));
      };
      const ask = async (): Promise<void> => {
        const result = await checkIdentification({ body: { type, value: number } });
        if (asked.current !== question) return;
        const isOutdated = digitsOf(latest.current) !== number;
        if (isOutdated || result.data === undefined) asked.current = NOT_ASKED;
        else if (!result.data.is_available) {
          settle(number);
          // A draft restored it, and the field was not touched yet.
          touch(type);
        } else if (taken.current === number) settle('');
      };
      const question: Question = { number, settled: SETTLED };
      asked.current = question;
      question.settled = ask();
      return question.settled;
    },
    [checkIdentification, setValue, touch, type, takenField, checkText, digitsOf, latest],
  );

  useEffect(() => {
    if (isReadOnly) return undefined;
    void check(latest.current);
    setCheck(type, async () => {
      let waitedFor: string;
      // If the user types while the form waits, the final number is checked.
      do {
        waitedFor = latest.current;
        await soon(check(waitedFor));
      } while (waitedFor !== latest.current);
    });
    return () => setCheck(type, null);
  }, [check, setCheck, isReadOnly, type, latest]);
  return check;
}
