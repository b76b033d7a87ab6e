import { dayInJakarta } from '@/domain/dates';
import { isConsultationDate } from '@/domain/onboarding/consultation';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import { checkEditable } from '../rules/editing';
import { ownedBy, toResponse } from '../rules/ownership';

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
