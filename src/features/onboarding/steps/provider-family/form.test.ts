import { STATUS } from '@/domain/access/statuses';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { providerFamilyStep as form } from './definition';
import type { ProviderFamilyValues } from './form';

const filled: ProviderFamilyValues = {
  hasFamily: false,
  name: '',
  relationshipId: null,
  date: '2026-11-03',
  time: '09:00',
};

const messages = (values: Partial<ProviderFamilyValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith());

test.each<[string, Partial<ProviderFamilyValues>]>([
  ['nobody of the family and a consultation tomorrow', {}],
  ['somebody of the family', { hasFamily: true, name: 'Dewi Lestari', relationshipId: 7 }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('Tidak is stored as a family without name and relationship, whatever was typed before', () => {
  const typed = { ...filled, name: 'Dewi Lestari', relationshipId: 7 };
  expect(form.save(typed, contextWith())).toEqual([
    { kind: 'detail', body: { bos_family: { name: null, relationship_id: null } } },
    { kind: 'schedule', body: { date: '2026-11-03', time: '09:00' } },
  ]);
});

test('Ya is stored with name and relationship', () => {
  const typed = { ...filled, hasFamily: true, name: ' Dewi  Lestari', relationshipId: 7 };
  expect(form.save(typed, contextWith())[0]).toEqual({
    kind: 'detail',
    body: { bos_family: { name: 'Dewi Lestari', relationship_id: 7 } },
  });
});

test('a schedule that did not change is not sent again', () => {
  const context = contextWith({ schedule: { date: '2026-11-03', time: '09:00' } });
  expect(form.save(filled, context).map(({ kind }) => kind)).toEqual(['detail']);
  const base = form.initialValues(context);
  const moved = contextWith({ schedule: { date: '2026-11-05', time: '13:00' } });
  const untouched = form.save({ ...base, hasFamily: false }, moved, { base, attempts: [] });
  expect(untouched.map(({ kind }) => kind)).toEqual(['detail']);
  expect(form.save({ ...filled, time: '10:00' }, context)[1]).toEqual({
    kind: 'schedule',
    body: { date: '2026-11-03', time: '10:00' },
  });
});

test('unanswered, no and yes are different in what the server has stored', () => {
  const withFamily = (bosFamily: { name: string | null; relationship_id: number | null } | null) =>
    form.initialValues(contextWith({ bosFamily })).hasFamily;
  expect([
    withFamily(null),
    withFamily({ name: null, relationship_id: null }),
    withFamily({ name: 'Dewi Lestari', relationship_id: 7 }),
  ]).toEqual([null, false, true]);
});

test('a consultation that has passed is asked for again while the application is a draft', () => {
  const withFamily = {
    bosFamily: { name: null, relationship_id: null },
    schedule: { date: '2026-10-30', time: '09:00' },
  };
  expect(form.initialValues(contextWith(withFamily))).toMatchObject({ date: '2026-10-30' });
  expect(form.missing(contextWith(withFamily))).toEqual([
    messageRef('onboardingForms.providerFamily.date'),
  ]);
  for (const statusId of [STATUS.businessRevision, STATUS.eKycSuccess, STATUS.onboardingSuccess])
    expect(form.missing(contextWith({ ...withFamily, statusId }))).toEqual([]);
});
