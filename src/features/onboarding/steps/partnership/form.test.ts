import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { partnership as form, type PartnershipValues } from './form';

const OTHER_COMMITMENT = 6;

const letter = { fileName: 'rekomendasi.pdf', pathUrl: '/files/rekomendasi.pdf' };
const storedLetter = { file_name: 'rekomendasi.pdf', path_url: '/files/rekomendasi.pdf' };
const partner = { partner_id: 301, partner_name: 'PT Mitra Sejahtera Abadi' };

const filled: PartnershipValues = {
  partnerName: 'PT Mitra Sejahtera Abadi',
  categoryId: 1,
  startDate: '2024-03-01',
  commitmentId: 2,
  commitmentOther: '',
  recommendationLetter: letter,
};

const messages = (values: Partial<PartnershipValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith({ partner }));

test.each<[string, Partial<PartnershipValues>]>([
  ['all answers', {}],
  ['another commitment by name', { commitmentId: OTHER_COMMITMENT, commitmentOther: 'Pelatihan' }],
  ['another commitment without its name', { commitmentId: OTHER_COMMITMENT }],
  ['a long name of a commitment that is no longer chosen', { commitmentOther: 'a'.repeat(300) }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('the partnership is direct where there is a partner, else none', () => {
  expect(form.initialValues(contextWith({ partner }))).toMatchObject({
    partnerName: 'PT Mitra Sejahtera Abadi',
    categoryId: 1,
  });
  expect(form.initialValues(contextWith())).toMatchObject({ partnerName: '', categoryId: 3 });
});

test('the beginning is sent beside the parts, and nothing of the partner', () => {
  expect(form.save(filled, contextWith({ partner }))).toEqual([
    {
      kind: 'detail',
      body: {
        partner_relation_start_date: '2024-03-01',
        information: { partner_commitment_id: 2 },
        documents: { recommendation_letter: storedLetter },
      },
    },
  ]);
});

test('a commitment of its own goes with the choice that asked for it', () => {
  const own = { ...filled, commitmentId: OTHER_COMMITMENT, commitmentOther: ' Pelatihan  usaha' };
  expect(form.save(own, contextWith())[0]?.body).toMatchObject({
    information: {
      partner_commitment_id: OTHER_COMMITMENT,
      partner_commitment_other: 'Pelatihan usaha',
    },
  });
  const stored = contextWith({
    information: {
      partner_commitment_id: OTHER_COMMITMENT,
      partner_commitment_other: 'Pelatihan usaha',
    },
  });
  expect(form.save(filled, stored)[0]?.body).toMatchObject({
    information: { partner_commitment_id: 2, partner_commitment_other: null },
  });
});

test('I7: a beginning in an old spelling and an unknown commitment are shown, and only the first is an error', () => {
  const stored = contextWith({
    partner: { ...partner, partner_relation_start_date: '2024-03-01T00:00:00+07:00' },
    information: { partner_commitment_id: 99 },
    documents: { recommendation_letter: storedLetter },
  });
  expect(form.initialValues(stored)).toMatchObject({
    startDate: '2024-03-01T00:00:00+07:00',
    commitmentId: 99,
  });
  expect(form.missing(stored)).toEqual([messageRef('onboardingCompany.partnership.startDate')]);
  expect(form.save({ ...form.initialValues(stored), startDate: '2024-03-01' }, stored)).toEqual([
    { kind: 'detail', body: { partner_relation_start_date: '2024-03-01' } },
  ]);
});

test('what is missing is named by its labels, and nothing of what is only shown', () => {
  expect(form.missing(contextWith())).toEqual([
    messageRef('onboardingCompany.partnership.startDate'),
    messageRef('onboardingCompany.partnership.commitmentId'),
    messageRef('onboardingCompany.partnership.recommendationLetter'),
  ]);
});
