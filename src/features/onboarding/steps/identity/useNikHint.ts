import { nikHints } from '@/domain/validation/nikHints';
import { useText } from '@/i18n/useText';
import type { OnboardingContext } from '../../model/stepDefinition';
import type { AddressValues } from '../../parts/address/addressGroup';

/**
 * Where the NIK in the form contradicts address, birth date or gender; undefined if it does not.
 */
export function useNikHint(
  { detail: { information } }: OnboardingContext,
  nik: string,
  { provinceId, cityId, districtId }: AddressValues,
): string | undefined {
  const { tRef } = useText();
  const hints = nikHints(nik, {
    provinceId,
    cityId,
    districtId,
    birthDate: information.birth_date,
    genderId: information.gender_id,
  });
  return hints.length === 0 ? undefined : hints.map(tRef).join(' ');
}
