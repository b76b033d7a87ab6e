import { watched } from '@/testing/oracle/watched';
import { borrowerIndividuNonPartner as flow } from './flows/borrowerIndividuNonPartner';
import {
  flagsIn,
  isSubStepEditable,
  notesApart,
  openRevisions,
  positionToRevise,
  stepState,
  subStepState,
  type Revision,
} from './revision';
import { SUB_STEP_IDS, type SubStepId } from './stepIds';
import { visibleSteps } from './visibleSteps';

const single = { maritalStatusId: 2 };
const ALL: ReadonlySet<SubStepId> = new Set(SUB_STEP_IDS);
const flag = (step: string, sub_step: string, note: string, other: Partial<Revision> = {}) => ({
  step,
  sub_step,
  note,
  revised_at: null,
  ...other,
});
const flags = flagsIn(flow, single, [
  flag('personal', 'identity', 'Foto KTP buram', { field: 'ktp' }),
  flag('finance', 'banks', 'Rekening tidak aktif'),
  flag('personal', 'identity', 'NIK salah', { field: 'nik' }),
  flag('family', 'spouse', 'Tidak ada lagi'),
  flag('personal', 'selfie', 'Tidak dikenal'),
]);

describe('a revision', () => {
  it('has the notes of the visible sub-steps, of one sub-step all', () => {
    expect([...flags].map(([id, notes]) => [id, notes.map(({ note }) => note)])).toEqual([
      ['identity', ['Foto KTP buram', 'NIK salah']],
      ['banks', ['Rekening tidak aktif']],
    ]);
  });

  it('has notes that no visible sub-step shows', () => {
    expect(
      notesApart(flow, single, [
        flag('personal', 'identity', 'NIK salah'),
        flag('family', 'spouse', 'Tidak ada lagi'),
        flag('horoscope', 'stars', 'Tidak dikenal'),
      ]),
    ).toEqual(['Tidak ada lagi', 'Tidak dikenal']);
  });

  it('goes to the first sub-step that is still to be revised, until there is none', () => {
    const next = (...ids: Parameters<typeof positionToRevise>[2]) =>
      positionToRevise(flow, single, ids)?.subStep.id ?? null;
    expect(next('banks', 'identity')).toBe('identity');
    expect(next('banks')).toBe('banks');
    expect(next('spouse')).toBeNull();
    expect(next()).toBeNull();
  });

  it('leaves only the flagged sub-steps and the review open', () => {
    expect(
      SUB_STEP_IDS.filter((id) => isSubStepEditable(11, id, { flags, completed: ALL })),
    ).toEqual(['identity', 'banks', 'review']);
  });

  it('leaves open what lacks an answer, so that it can be submitted', () => {
    const completed = new Set(SUB_STEP_IDS.filter((id) => id !== 'bank-statements'));
    expect(isSubStepEditable(11, 'bank-statements', { flags, completed })).toBe(true);
    expect(isSubStepEditable(11, 'employment', { flags, completed })).toBe(false);
  });

  it('that flags nothing leaves everything editable', () => {
    expect(
      SUB_STEP_IDS.every((id) => isSubStepEditable(11, id, { flags: new Map(), completed: ALL })),
    ).toBe(true);
  });

  it('can be submitted when every note of every flagged sub-step is revised', () => {
    const at = '2026-11-25T02:00:00Z';
    const open = (...revised: (string | null)[]) =>
      openRevisions(
        flagsIn(flow, single, [
          flag('personal', 'identity', 'a', { revised_at: revised[0] ?? null }),
          flag('personal', 'identity', 'b', { revised_at: revised[1] ?? null }),
          flag('finance', 'banks', 'c', { revised_at: revised[2] ?? null }),
        ]),
      );
    expect(open()).toEqual(['identity', 'banks']);
    expect(open(at, null, at)).toEqual(['identity']);
    expect(open(at, at, at)).toEqual([]);
  });
});

describe('answers', () => {
  it.each([
    [4, true],
    [5, true],
    [6, true],
    [1, false],
    [10, false],
    [12, false],
    [null, false],
  ])('with status %s can be changed: %s', (statusId, isEditable) => {
    expect(isSubStepEditable(statusId, 'employment', { flags, completed: ALL })).toBe(isEditable);
  });
});

describe('the state of a step', () => {
  const personal = visibleSteps(flow, single)[0];
  const two = new Set(['personal-data', 'identity'] as const);
  const all = new Set(SUB_STEP_IDS);
  const progress = (completed: ReadonlySet<SubStepId>, toBeRevised: SubStepId[] = []) => ({
    completed,
    flags,
    toBeRevised,
  });

  it('is to be revised while a flagged sub-step is not revised, whatever else is complete', () => {
    const open = progress(all, ['identity']);
    expect(personal && stepState(personal, open)).toBe('toBeRevised');
    expect(subStepState('identity', open)).toBe('toBeRevised');
    expect(subStepState('domicile', open)).toBe('complete');
  });

  it('is revised when the flagged sub-step is, and still complete', () => {
    expect(subStepState('identity', progress(all))).toBe('revised');
    expect(subStepState('banks', progress(two))).toBe('incomplete');
  });

  it('is complete when every sub-step is', () => {
    expect(personal && stepState(personal, progress(two))).toBe('incomplete');
    expect(personal && stepState(personal, progress(all))).toBe('complete');
    expect(subStepState('domicile', progress(two))).toBe('incomplete');
  });
});

test('G3: the notes on one sub-step are gathered in a time that grows no faster than their number', () => {
  const notes = Array.from({ length: 100_000 }, () => flag('personal', 'identity', 'Foto buram'));
  expect(watched(() => flagsIn(flow, single, notes)).get('identity')).toHaveLength(notes.length);
});
