import { STATUS, type StatusId } from '@/domain/access/statuses';
import type { TransitionFacts } from '@/domain/access/transitions';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { milestones } from './milestones';

const individual: TransitionFacts = {
  roleId: 4,
  typeId: 1,
  isEsignExempt: false,
  ekycResult: null,
};
const company: TransitionFacts = { ...individual, typeId: 2 };
const partner: TransitionFacts = { ...individual, roleId: 6, typeId: null };
const exempt: TransitionFacts = { ...company, isEsignExempt: true };

const SIGN = { done: '✓', current: '●', next: '○', stopped: '✗' };

const wayOf = (statusId: StatusId, facts: TransitionFacts): string =>
  milestones(statusId, facts)
    .map(({ titleKey, state }) => `${SIGN[state]} ${inIndonesian(titleKey)}`)
    .join(' · ');

const AFTER = '○ Analisis tim kami · ○ Keputusan';

test.each([
  ['a company', company],
  ['a partner', partner],
])('%s that has submitted signs next, then comes the e-KYC', (_, facts) => {
  expect(wayOf(STATUS.eSignSelection, facts)).toBe(
    `✓ Pengajuan terkirim · ● Tanda tangan elektronik · ○ Verifikasi identitas (e-KYC) · ${AFTER}`,
  );
  expect(wayOf(STATUS.eKycWaiting, facts)).toBe(
    `✓ Pengajuan terkirim · ✓ Tanda tangan elektronik · ● Verifikasi identitas (e-KYC) · ${AFTER}`,
  );
});

test.each([
  ['an individual', individual],
  ['a company of an exempt merchant', exempt],
])('%s goes on to the e-KYC at once', (_, facts) => {
  expect(wayOf(STATUS.eKycWaiting, facts)).toBe(
    `✓ Pengajuan terkirim · ● Verifikasi identitas (e-KYC) · ${AFTER}`,
  );
});

test('after a revision past the e-KYC the application is analysed', () => {
  expect(wayOf(STATUS.eKycSuccess, company)).toBe(
    '✓ Pengajuan terkirim · ✓ Tanda tangan elektronik · ✓ Verifikasi identitas (e-KYC) · ● Analisis tim kami · ○ Keputusan',
  );
});

test('an application that was not accepted ends where it was refused', () => {
  expect(wayOf(STATUS.eKycRejected, individual)).toBe(
    '✓ Pengajuan terkirim · ✗ Verifikasi identitas (e-KYC)',
  );
  expect(wayOf(STATUS.notEligible, company)).toBe(
    '✓ Pengajuan terkirim · ✓ Tanda tangan elektronik · ✓ Verifikasi identitas (e-KYC) · ✓ Analisis tim kami · ✗ Keputusan',
  );
});

test('the e-KYC of a company is that of its person in charge', () => {
  const ofKyc = (facts: TransitionFacts) =>
    milestones(STATUS.eKycWaiting, facts)
      .filter(({ titleKey }) => titleKey.endsWith('ekyc'))
      .map(({ bodyKey }) => inIndonesian(bodyKey));
  expect(ofKyc(individual)).toEqual(['Kami mencocokkan KTP dan swafoto Anda.']);
  for (const facts of [company, partner, exempt])
    expect(ofKyc(facts)).toEqual(['Kami mencocokkan KTP dan swafoto penanggung jawab perusahaan.']);
});
