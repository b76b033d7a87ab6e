import { borrowerIndividuNonPartner as flow } from './flows/borrowerIndividuNonPartner';
import {
  isSubStepEditable,
  openRevisions,
  positionToRevise,
  revisionNotes,
  stepState,
  subStepState,
} from './revision';
import { SUB_STEP_IDS } from './stepIds';
import { visibleSteps } from './visibleSteps';

const single = { maritalStatusId: 2 };
const flags = [
  { step: 'personal', sub_step: 'identity', note: 'Foto KTP buram' },
  { step: 'finance', sub_step: 'banks', note: 'Rekening tidak aktif' },
  { step: 'family', sub_step: 'spouse', note: 'Tidak ada lagi' },
  { step: 'personal', sub_step: 'selfie', note: 'Tidak dikenal' },
];
const notes = revisionNotes(flow, single, flags);

describe('a revision', () => {
  it('shows the notes of the visible sub-steps', () => {
    expect([...notes]).toEqual([
      ['identity', 'Foto KTP buram'],
      ['banks', 'Rekening tidak aktif'],
    ]);
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
    expect(SUB_STEP_IDS.filter((id) => isSubStepEditable(11, id, notes))).toEqual([
      'identity',
      'banks',
      'review',
    ]);
  });

  it('that flags nothing leaves everything editable', () => {
    expect(SUB_STEP_IDS.every((id) => isSubStepEditable(11, id, new Map()))).toBe(true);
  });

  it('can be submitted when every flagged sub-step was saved', () => {
    expect(openRevisions(notes, new Set(['identity']))).toEqual(['banks']);
    expect(openRevisions(notes, new Set(['identity', 'banks', 'review']))).toEqual([]);
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
    expect(isSubStepEditable(statusId, 'employment', notes)).toBe(isEditable);
  });
});

describe('the state of a step', () => {
  const personal = visibleSteps(flow, single)[0];

  it('is to be revised while a flagged sub-step is not saved, whatever else is complete', () => {
    const all = new Set(SUB_STEP_IDS);
    expect(personal && stepState(personal, all, ['identity'])).toBe('toBeRevised');
    expect(subStepState('identity', all, ['identity'])).toBe('toBeRevised');
    expect(subStepState('domicile', all, ['identity'])).toBe('complete');
  });

  it('is complete when every sub-step is', () => {
    const two = new Set(['personal-data', 'identity'] as const);
    expect(personal && stepState(personal, two, [])).toBe('incomplete');
    expect(personal && stepState(personal, new Set([...two, 'domicile'] as const), [])).toBe(
      'complete',
    );
    expect(subStepState('domicile', two, [])).toBe('incomplete');
  });
});
