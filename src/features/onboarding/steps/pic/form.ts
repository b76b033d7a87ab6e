import { fieldRules } from '@/domain/validation/fieldRules';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

/**
 * Assumption: unlike the applicant's, this NIK is not checked with the server. A person in charge
 * may have an account or represent a second company, and the spec asks for the check only in
 * identity.
 */
export const pic = fieldTable('onboardingLegal.pic', {
  name: field.text('pic.information.name', fieldRules.personName),
  email: field.email('pic.information.email'),
  phoneNumber: field.phone('pic.information.phone_number'),
  nik: field.nik('pic.information.nik'),
  npwp: field.npwp('pic.information.npwp'),
  birthPlace: field.text('pic.information.birth_place', fieldRules.birthPlace),
  birthDate: field.date('pic.information.birth_date', fieldRules.birthDate),
  address: field.text('pic.address', fieldRules.shortText),
  positionId: field.choice('pic.information.position_id', 'positions'),
  division: field.text('pic.information.division', fieldRules.shortText, { isOptional: true }),
  ktpDocument: field.file('pic.ktp'),
  idCard: field.file('pic.id_card', { isOptional: true }),
  appointmentLetter: field.file('pic.appointment_letter'),
});

export type PicValues = FormValuesOf<typeof pic>;
