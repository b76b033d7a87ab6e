import { dayInJakarta } from '@/domain/dates';
import { consultationDates } from '@/domain/onboarding/consultation';
import type { CasesOf, CaseContext } from './contractCase';
import { BREAKS_CONTRACT, NOT_EDITABLE } from './texts';

const onFirstDay = (context: CaseContext) => {
  const [date = ''] = consultationDates(dayInJakarta(context.mock.server.store.nowMs()));
  return { body: { date, time: '10:00' } };
};

export const consultationCases: CasesOf<'getConsultationSchedule' | 'saveConsultationSchedule'> = {
  getConsultationSchedule: { accepted: { who: 'revision', changes: {} } },

  saveConsultationSchedule: {
    accepted: {
      who: 'borrower.individu',
      send: onFirstDay,
      changes: { consultation_schedules: { added: 1 } },
    },
    refused: [
      {
        when: 'the day is past',
        send: () => ({ body: { date: '2020-01-06', time: '10:00' } }),
        status: 422,
        error: 'Tanggal konsultasi harus hari kerja dalam 30 hari ke depan, mulai besok',
      },
      {
        when: 'the hour is not offered',
        send: (context) => ({ body: { ...onFirstDay(context).body, time: '17:00' } }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'the application can no longer be changed',
        who: 'active.borrower',
        send: onFirstDay,
        ...NOT_EDITABLE,
      },
    ],
  },
};
