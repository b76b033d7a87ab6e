import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  ACTIVE_STATUSES,
  isEditableStatus,
  isOnboardedStatus,
  ONBOARDING_STATUSES,
  REJECTED_STATUSES,
  STATUS_IDS,
  statusName,
  statusRules,
  SUBMITTED_STATUSES,
} from './statuses';

describe('the onboarding statuses', () => {
  it('divide into an onboarding set and an active set that cover all twelve and do not overlap', () => {
    expect(ONBOARDING_STATUSES).toEqual([4, 5, 6, 11]);
    expect(ACTIVE_STATUSES).toEqual([1, 2, 3, 7, 8, 9, 10, 12]);
    expect([...ONBOARDING_STATUSES, ...ACTIVE_STATUSES].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('let answers be changed in the onboarding set only', () => {
    expect(STATUS_IDS.filter(isEditableStatus)).toEqual([4, 5, 6, 11]);
    expect(isEditableStatus(null)).toBe(false);
    expect(isEditableStatus(13)).toBe(false);
  });

  it('count as onboarded after e-KYC success and after onboarding success', () => {
    expect(STATUS_IDS.filter(isOnboardedStatus)).toEqual([9, 10]);
    expect(isOnboardedStatus(99)).toBe(false);
  });

  it('open the outcome pages', () => {
    expect(SUBMITTED_STATUSES).toEqual([1, 2, 3, 6, 7, 9, 10]);
    expect(REJECTED_STATUSES).toEqual([8, 12]);
  });

  it('show a banner to active users who are not onboarded, and to nobody else', () => {
    const banners = STATUS_IDS.map((id) => [id, statusRules[id].banner]);
    expect(Object.fromEntries(banners)).toEqual({
      1: 'submitted',
      2: 'submitted',
      3: 'submitted',
      4: null,
      5: null,
      6: null,
      7: 'repeatEkyc',
      8: 'rejected',
      9: null,
      10: null,
      11: null,
      12: 'rejected',
    });
  });

  it('have the names of the decisions, and an unknown one a neutral name', () => {
    expect(STATUS_IDS.map((id) => inIndonesian(statusName(id)))).toEqual([
      'Menunggu Persetujuan',
      'Pemilihan e-Sign',
      'Revisi RM',
      'Siap Onboarding',
      'Draf',
      'Menunggu e-KYC',
      'e-KYC Tidak Valid',
      'e-KYC Ditolak',
      'e-KYC Berhasil',
      'Onboarding Berhasil',
      'Revisi Bisnis',
      'Tidak Memenuhi Syarat',
    ]);
    expect(inIndonesian(statusName(77))).toBe('Status tidak dikenal');
  });
});
