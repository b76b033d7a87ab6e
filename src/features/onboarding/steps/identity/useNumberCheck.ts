import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCheckIdentificationMutation } from '@/api/userApi';
import { checkNik, checkNpwp } from '@/domain/validation/numberChecks';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import { withTimeout } from '@/state/withTimeout';
import { useFormContext } from '@/ui/forms/formContext';

/** A number that the server was asked about; settles once it is known what it said, or that it did not. */
interface Question {
  number: string;
  settled: Promise<void>;
}

// Assumption: a save waits so long for the check of its number and then goes out without it.
const CHECK_TIMEOUT_MS = 5_000;

/** Settles in time in any case: a check that takes too long blocks nobody. */
const soon = (settled: Promise<void>): Promise<void> =>
  withTimeout(settled, CHECK_TIMEOUT_MS).catch(() => undefined);

const SETTLED = Promise.resolve();
const NOT_ASKED: Question = { number: '', settled: SETTLED };

/** By the name of the field, which is the type of the check as well. */
const NUMBERS = {
  nik: { takenField: 'takenNik', checkText: checkNik, digitsOf: withoutSeparators },
  npwp: { takenField: 'takenNpwp', checkText: checkNpwp, digitsOf: normaliseNpwp },
} as const;

/**
 * Asks the server whether a NIK or an NPWP is free: when its field is left, before the form is sent, and
 * where a draft brought one. The answer goes to `takenField`, which is compared with what stands in the field;
 * an answer to another one than stands there is dropped, and one that does not come blocks nobody.
 * `stored` is the number that the server has of the applicant already.
 */
export function useNumberCheck(type: keyof typeof NUMBERS, typed: string, stored: string | null) {
  const { takenField, checkText, digitsOf } = NUMBERS[type];
  const { setValue, touch, setCheck, isReadOnly } = useFormContext();
  const [checkIdentification] = useCheckIdentificationMutation();
  const storedNumber = stored === null ? '' : digitsOf(stored);
  const asked = useRef<Question>({ number: storedNumber, settled: SETTLED });
  const taken = useRef('');
  const standing = useRef(typed);
  useEffect(() => {
    standing.current = typed;
  });

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
        const isStanding = digitsOf(standing.current) === number;
        if (!isStanding || result.data === undefined) asked.current = NOT_ASKED;
        else if (!result.data.is_available) {
          settle(number);
          // A draft brought it, and nobody has been at the field yet.
          touch(type);
        } else if (taken.current === number) settle('');
      };
      const question: Question = { number, settled: SETTLED };
      asked.current = question;
      question.settled = ask();
      return question.settled;
    },
    [checkIdentification, setValue, touch, type, takenField, checkText, digitsOf],
  );

  useEffect(() => {
    if (isReadOnly) return undefined;
    void check(standing.current);
    setCheck(type, async () => {
      let waitedFor: string;
      // Whoever types on while the form waits is asked about what stands there in the end.
      do {
        waitedFor = standing.current;
        await soon(check(waitedFor));
      } while (waitedFor !== standing.current);
    });
    return () => setCheck(type, null);
  }, [check, setCheck, isReadOnly, type]);
  return check;
}
