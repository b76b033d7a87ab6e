import type {
  OnboardingContext,
  SummaryGroup,
  SummaryList,
  SummaryWords,
} from '../../engine/stepDefinition';
import { fileRow, phoneRow, row, sensitiveRow } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists: readonly SummaryList[] = ['positions'];

export function summary({ pic }: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const information = pic?.information;
  return [
    {
      rows: [
        row(labels.name, information?.name),
        row(labels.email, information?.email),
        phoneRow(labels.phoneNumber, information?.phone_number),
        sensitiveRow(labels.nik, information?.nik ?? null),
        sensitiveRow(labels.npwp, information?.npwp ?? null),
        row(labels.birthPlace, information?.birth_place),
        row(labels.birthDate, words.date(information?.birth_date)),
        row(labels.address, pic?.address),
        row(labels.positionId, words.option('positions', information?.position_id)),
        row(labels.division, information?.division),
        fileRow(labels.ktpDocument, pic?.ktp ?? null),
        fileRow(labels.idCard, pic?.id_card ?? null),
        fileRow(labels.appointmentLetter, pic?.appointment_letter ?? null),
      ],
    },
  ];
}
