import { readDate } from '../dates';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { checkNik } from './numberChecks';
import { withoutSeparators } from './normalise';

/** Genders and their ids in the master list `genders`. */
export const GENDER = { male: 1, female: 2 } as const;

/**
 * Other fields of the form; null for those not filled in yet. Region ids are the official codes.
 */
export interface NikSurroundings {
  readonly provinceId: number | null;
  readonly cityId: number | null;
  readonly districtId: number | null;
  readonly birthDate: string | null;
  readonly genderId: number | null;
}

/** In the NIK of a woman, this is added to the day of birth. */
const FEMALE_DAY_OFFSET = 40;

function regionDisagrees(
  nik: string,
  { provinceId, cityId, districtId }: NikSurroundings,
): boolean {
  const code = String(districtId ?? cityId ?? provinceId ?? '');
  return !nik.startsWith(code);
}

function birthDateDisagrees(nik: string, { birthDate }: NikSurroundings): boolean {
  const date = birthDate === null ? null : readDate(birthDate);
  if (date === null) return false;
  const day = Number(nik.slice(6, 8)) % FEMALE_DAY_OFFSET;
  const isSame =
    day === Number(date.slice(8)) &&
    nik.slice(8, 10) === date.slice(5, 7) &&
    nik.slice(10, 12) === date.slice(2, 4);
  return !isSame;
}

function genderDisagrees(nik: string, { genderId }: NikSurroundings): boolean {
  if (genderId !== GENDER.male && genderId !== GENDER.female) return false;
  const isFemale = Number(nik.slice(6, 8)) > FEMALE_DAY_OFFSET;
  return isFemale !== (genderId === GENDER.female);
}

/**
 * Reports where the region, birth date or gender in a NIK differs from the form. These are hints
 * and never errors, because people move and registers have mistakes (fields.md#identity). Empty for
 * an invalid NIK.
 */
export function nikHints(typed: string, surroundings: NikSurroundings): readonly MessageRef[] {
  if (checkNik(typed) !== null) return [];
  const nik = withoutSeparators(typed);
  const hints: MessageRef[] = [];
  if (regionDisagrees(nik, surroundings)) hints.push(messageRef('validation.nikHint.region'));
  if (birthDateDisagrees(nik, surroundings)) hints.push(messageRef('validation.nikHint.birthDate'));
  if (genderDisagrees(nik, surroundings)) hints.push(messageRef('validation.nikHint.gender'));
  return hints;
}
