import { dayInJakarta } from '@/domain/dates';
import { isConsultationDate } from '@/domain/onboarding/consultation';
import { checkEditable } from '../editing';
import { ownedBy, toResponse } from '../ownership';
import { fail } from '../refusal';
import { route } from '../route';

export const consultationRoutes = [
  route('getConsultationSchedule', ({ store, user }) => {
    const [schedule] = ownedBy(store.tables.consultation_schedules, user);
    return schedule ? toResponse(schedule) : { date: null, time: null };
  }),

  route('saveConsultationSchedule', ({ store, user, body }) => {
    checkEditable(user);
    if (!isConsultationDate(body.date, dayInJakarta(store.nowMs()))) {
      throw fail(422, 'Tanggal konsultasi harus hari kerja dalam 30 hari ke depan, mulai besok');
    }
    const [schedule] = ownedBy(store.tables.consultation_schedules, user);
    if (schedule) Object.assign(schedule, body);
    else store.tables.consultation_schedules.push({ ...body, user_id: user.id });
    return body;
  }),
];
