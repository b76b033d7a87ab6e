import { nextWeekday } from '../dates';
import type { Action, StoredValues, StepAnswers } from '../application';

const CONSULTATION = { at: 'consultation/provider-family', heading: 'Keluarga dan Konsultasi' };
const HAS_FAMILY = 'Apakah Anda memiliki keluarga di BOS?';

const day = nextWeekday();

/** For variants that include a consultation. */
const schedule = (hour: string): { actions: Action[]; stored: StoredValues } => ({
  actions: [
    { fill: 'Tanggal Konsultasi', with: day.typed },
    { choose: 'Jam Konsultasi', option: `${hour} WIB` },
  ],
  stored: { consultation_schedules: [{ date: day.wire, time: hour }] },
});

const withoutFamily: StepAnswers = {
  ...CONSULTATION,
  actions: [{ answer: HAS_FAMILY, radio: 'Tidak' }],
  stored: { bos_family: { name: null, relationship_id: null } },
};

const withFamily: StepAnswers = {
  ...CONSULTATION,
  actions: [
    { answer: HAS_FAMILY, radio: 'Ya' },
    { fill: 'Nama Anggota Keluarga', with: 'Dewi Lestari' },
    { choose: 'Hubungan Keluarga', option: 'Sepupu' },
  ],
  stored: { bos_family: { name: 'Dewi Lestari', relationship_id: 7 } },
};

const withSchedule = (answers: StepAnswers, hour: string): StepAnswers => ({
  ...answers,
  actions: [...answers.actions, ...schedule(hour).actions],
  stored: { ...answers.stored, ...schedule(hour).stored },
});

/** For variants with a schedule, and for those without one. */
export const consultationMinimal = {
  scheduled: withSchedule(withoutFamily, '09:00'),
  unscheduled: withoutFamily,
};
export const consultationMaximal = {
  scheduled: withSchedule(withFamily, '16:00'),
  unscheduled: withFamily,
};
