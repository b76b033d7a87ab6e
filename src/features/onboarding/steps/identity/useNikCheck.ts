import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCheckIdentificationMutation } from '@/api/userApi';
import { checkNik } from '@/domain/validation/numberChecks';
import { withinLimit } from '@/state/withinLimit';
import { useFormContext } from '@/ui/forms/formContext';
import { nikDigits } from './form';

/** A NIK that the server was asked about; settles once it is known what it said, or that it did not. */
interface Question {
  nik: string;
  answered: Promise<void>;
}

// Assumption: a save waits so long for the check of its NIK and then goes out without it.
const PATIENCE_MS = 5_000;

/** Settles in time in any case: a check that takes too long blocks nobody. */
const soon = (answered: Promise<void>): Promise<void> =>
  withinLimit(answered, PATIENCE_MS).catch(() => undefined);

const ANSWERED = Promise.resolve();
const NOT_ASKED: Question = { nik: '', answered: ANSWERED };

/**
 * Asks the server whether a NIK is free: when its field is left, before the form is sent, and where a
 * draft brought one. The answer goes to `takenNik`, which is compared with what stands in the field;
 * an answer to another one than stands there is dropped, and one that does not come blocks nobody.
 * `held` is the NIK that the server has of the applicant already.
 */
export function useNikCheck(typed: string, held: string | null) {
  const { setValue, touch, setCheck, isReadOnly } = useFormContext();
  const [checkIdentification] = useCheckIdentificationMutation();
  const heldNik = held === null ? '' : nikDigits(held);
  const asked = useRef<Question>({ nik: heldNik, answered: ANSWERED });
  const taken = useRef('');
  const standing = useRef(typed);
  useEffect(() => {
    standing.current = typed;
  });

  const check = useCallback(
    (nextTyped: string): Promise<void> => {
      const nik = nikDigits(nextTyped);
      if (checkNik(nextTyped) !== null) return ANSWERED;
      if (nik === asked.current.nik) return asked.current.answered;

      const settle = (takenNik: string) => {
        taken.current = takenNik;
        // At once, for a submit that has waited for it.
        flushSync(() => setValue('takenNik', takenNik));
      };
      const ask = async (): Promise<void> => {
        const answer = await checkIdentification({ body: { type: 'nik', value: nik } });
        if (asked.current !== question) return;
        const isStanding = nikDigits(standing.current) === nik;
        if (!isStanding || answer.data === undefined) asked.current = NOT_ASKED;
        else if (!answer.data.is_available) {
          settle(nik);
          // A draft brought it, and nobody has been at the field yet.
          touch('nik');
        } else if (taken.current === nik) settle('');
      };
      const question: Question = { nik, answered: ANSWERED };
      asked.current = question;
      question.answered = ask();
      return question.answered;
    },
    [checkIdentification, setValue, touch],
  );

  useEffect(() => {
    if (isReadOnly) return undefined;
    void check(standing.current);
    setCheck('nik', async () => {
      let nik: string;
      // Whoever types on while the form waits is asked about what stands there in the end.
      do {
        nik = standing.current;
        await soon(check(nik));
      } while (nik !== standing.current);
    });
    return () => setCheck('nik', null);
  }, [check, setCheck, isReadOnly]);
  return check;
}
