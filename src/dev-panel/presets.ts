import { STATUS, STATUS_NAMES, type StatusId } from '@/domain/access/statuses';
import type { MockControl } from '@/testing/mock/mockControl';

type Fault = Parameters<MockControl['addFault']>[0];
type StatusChange = Parameters<MockControl['setStatus']>[1];

/** A way to break things that is wanted often; the mock's page and its calls can do any other. */
export interface FaultPreset {
  name: string;
  /** Which calls meet it. */
  hint: string;
  fault: Fault;
}

const SAVE = { method: 'PATCH', path: '/user/update', times: 1 };
const EVERYTHING = { method: '*', path: '*' };

export const FAULT_PRESETS: readonly FaultPreset[] = [
  { name: 'Next save: 500', hint: 'PATCH /user/update, once', fault: { ...SAVE, status: 500 } },
  { name: 'Next save: hangs', hint: 'no answer at all, once', fault: { ...SAVE, hang: true } },
  {
    name: 'Next save: answer lost',
    hint: 'saved, then cut, once',
    fault: { ...SAVE, drop: true, is_applied: true },
  },
  {
    name: 'Next upload: cut',
    hint: 'POST /assets/upload, once',
    fault: { method: 'POST', path: '/assets/upload', drop: true, times: 1 },
  },
  {
    name: 'Connection cut',
    hint: 'every call, till cleared',
    fault: { ...EVERYTHING, drop: true },
  },
  {
    name: 'Everything: 503',
    hint: 'every call, till cleared',
    fault: { ...EVERYTHING, status: 503 },
  },
];

export const LATENCIES = [
  { name: 'None', min_ms: 0, max_ms: 0 },
  { name: '200–800 ms', min_ms: 200, max_ms: 800 },
  { name: '2 s', min_ms: 2_000, max_ms: 2_000 },
] as const;

export const CLOCK_SKIPS = [
  { name: '+1 min', seconds: 60 },
  { name: '+10 min', seconds: 600 },
  { name: '+1 h', seconds: 3_600 },
  { name: '+1 day', seconds: 86_400 },
] as const;

/** The twelve statuses, to choose from. */
export const STATUS_OPTIONS = Object.values(STATUS).map((id) => ({ id, name: STATUS_NAMES[id] }));

const EKYC: Partial<Record<StatusId, Pick<StatusChange, 'ekyc_result' | 'ekyc_message'>>> = {
  [STATUS.eKycWaiting]: { ekyc_result: null },
  [STATUS.eKycInvalid]: {
    ekyc_result: 'invalid',
    ekyc_message: 'Foto selfie tidak sesuai dengan foto KTP.',
  },
  [STATUS.eKycRejected]: {
    ekyc_result: 'rejected',
    ekyc_message: 'Data KTP tidak ditemukan di Dukcapil.',
  },
  [STATUS.eKycSuccess]: { ekyc_result: 'success' },
};

/** A status with what the e-KYC provider says along with it. */
export const statusChangeTo = (id: StatusId): StatusChange => ({
  onboarding_status_id: id,
  ...EKYC[id],
});
