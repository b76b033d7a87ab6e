import { object } from 'yup';
import type { PicUpdateRequest } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import {
  normaliseEmail,
  normaliseNpwp,
  normalisePhone,
  normaliseText,
  withoutSeparators,
} from '@/domain/validation/normalise';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { partsOf } from '../shared/patch';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../shared/values';

export type PicValues = {
  name: string;
  email: string;
  phoneNumber: string;
  nik: string;
  npwp: string;
  birthPlace: string;
  birthDate: string;
  positionId: number | null;
  division: string;
  address: string;
  ktpDocument: StoredFile | null;
  idCard: StoredFile | null;
  appointmentLetter: StoredFile | null;
};

export const labels = {
  name: 'onboardingLegal.pic.name',
  email: 'onboardingLegal.pic.email',
  phoneNumber: 'onboardingLegal.pic.phoneNumber',
  nik: 'onboardingLegal.pic.nik',
  npwp: 'onboardingLegal.pic.npwp',
  birthPlace: 'onboardingLegal.pic.birthPlace',
  birthDate: 'onboardingLegal.pic.birthDate',
  address: 'onboardingLegal.pic.address',
  positionId: 'onboardingLegal.pic.position',
  division: 'onboardingLegal.pic.division',
  ktpDocument: 'onboardingLegal.pic.ktp',
  idCard: 'onboardingLegal.pic.idCard',
  appointmentLetter: 'onboardingLegal.pic.appointmentLetter',
} as const satisfies Labels;

export function initialValues({ pic }: OnboardingContext): PicValues {
  const information = pic?.information;
  return {
    name: textOf(information?.name),
    email: textOf(information?.email),
    phoneNumber: textOf(information?.phone_number),
    nik: textOf(information?.nik),
    npwp: textOf(information?.npwp),
    birthPlace: textOf(information?.birth_place),
    birthDate: textOf(information?.birth_date),
    positionId: information?.position_id ?? null,
    division: textOf(information?.division),
    address: textOf(pic?.address),
    ktpDocument: fileOf(pic?.ktp),
    idCard: fileOf(pic?.id_card),
    appointmentLetter: fileOf(pic?.appointment_letter),
  };
}

// Assumption: the NIK is not checked with the server, as the applicant's own is. A person in charge
// may well have an account of their own or stand for a second company, and the spec asks for the
// check in identity alone.
export const schema = ({ today }: OnboardingContext) =>
  object({
    name: fieldRules.personName(),
    email: fieldRules.email(),
    phoneNumber: fieldRules.phone(),
    nik: fieldRules.nik(),
    npwp: fieldRules.npwp(),
    birthPlace: fieldRules.birthPlace(),
    birthDate: fieldRules.birthDate(today),
    positionId: fieldRules.choice(),
    division: fieldRules.shortText({ isOptional: true }),
    address: fieldRules.shortText(),
    ktpDocument: fieldRules.file(),
    appointmentLetter: fieldRules.file(),
  });

const sentInformation = (values: PicValues) => ({
  name: sentText(values.name, normaliseText),
  email: sentText(values.email, normaliseEmail),
  phone_number: sentText(values.phoneNumber, normalisePhone),
  nik: sentText(values.nik, withoutSeparators),
  npwp: sentText(values.npwp, normaliseNpwp),
  birth_place: sentText(values.birthPlace, normaliseText),
  birth_date: sentDate(values.birthDate),
  position_id: values.positionId,
  division: sentText(values.division, normaliseText),
});

const sentParts = (values: PicValues) => ({
  address: sentText(values.address, normaliseText),
  ktp: fileRefOf(values.ktpDocument),
  id_card: fileRefOf(values.idCard),
  appointment_letter: fileRefOf(values.appointmentLetter),
});

/** Sends the parts in which something was changed, and no call where nothing was. */
export function save(
  values: PicValues,
  context: OnboardingContext,
  history: SaveHistory<PicValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const part = partsOf(values, context, history);
  const information = part(sentInformation, ({ pic }) => pic?.information ?? null);
  const body: PicUpdateRequest = {
    ...part(sentParts, ({ pic }) => pic),
    ...(Object.keys(information).length > 0 && { information }),
  };
  return Object.keys(body).length === 0 ? [] : [{ kind: 'pic', body }];
}
