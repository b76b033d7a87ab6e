import { useCallback, useEffect, useRef } from 'react';
import { useCheckIdentificationMutation } from '@/api/userApi';
import { checkNik } from '@/domain/validation/numberChecks';
import { useFormContext } from '@/ui/forms/formContext';
import { nikDigits } from './form';

/**
 * Asks the server whether a NIK is free, when its field is left and where a draft brought one. The
 * answer goes to `takenNik`, which is compared with what stands in the field; an answer that a later
 * question has overtaken is dropped, and one that does not come blocks nobody.
 */
export function useNikCheck(typedAtFirst: string, held: string | null) {
  const { setValue, touch, isReadOnly } = useFormContext();
  const [checkIdentification] = useCheckIdentificationMutation();
  const asked = useRef(held === null ? '' : nikDigits(held));

  const check = useCallback(
    async (typed: string) => {
      const nik = nikDigits(typed);
      if (checkNik(typed) !== null || nik === asked.current) return;
      asked.current = nik;
      const answer = await checkIdentification({ body: { type: 'nik', value: nik } });
      if (asked.current !== nik) return;
      if (answer.data === undefined) asked.current = '';
      else if (!answer.data.is_available) {
        setValue('takenNik', nik);
        // A draft brought it, and nobody has been at the field yet.
        touch('nik');
      }
    },
    [checkIdentification, setValue, touch],
  );

  const firstTyped = useRef(typedAtFirst);
  useEffect(() => {
    if (!isReadOnly) void check(firstTyped.current);
  }, [check, isReadOnly]);
  return check;
}
