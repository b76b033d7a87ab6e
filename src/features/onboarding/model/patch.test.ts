import { threeWayPatch } from './patch';

test('an answer that was emptied is sent as null, one that was never given is left out', () => {
  const ours: Record<'division' | 'company_phone_number', string | null> = {
    division: null,
    company_phone_number: null,
  };
  const theirs = { division: 'Logistik', company_phone_number: null };
  const baseRequest: typeof ours = { ...ours, division: 'Logistik' };
  expect(threeWayPatch({ ours, baseRequest, theirs })).toEqual({
    division: null,
  });
});

test('an untouched answer is not sent, also where another device has changed it meanwhile', () => {
  const part = { name: 'Sri Wahyuni' };
  expect(threeWayPatch({ ours: part, baseRequest: part, theirs: part })).toEqual({});
  expect(threeWayPatch({ ours: part, baseRequest: part, theirs: { name: 'Sri W.' } })).toEqual({});
});

test('a default of the form is sent untouched where the server has stored nothing', () => {
  const part = { company_scale_id: 3 };
  expect(
    threeWayPatch({ ours: part, baseRequest: part, theirs: { company_scale_id: null } }),
  ).toEqual(part);
});

test('what was changed and changed back is sent, where an earlier try may have stored the change', () => {
  const part = { name: 'Sri Wahyuni' };
  const attempts = [{ name: 'Sri Rahayu' }];
  expect(threeWayPatch({ ours: part, baseRequest: part, attempts, theirs: part })).toEqual(part);
  expect(threeWayPatch({ ours: part, baseRequest: part, attempts: [part], theirs: part })).toEqual(
    {},
  );
});

test('an untouched answer that would come out otherwise is left alone', () => {
  const tidied = { name: 'Sri Wahyuni' };
  expect(
    threeWayPatch({ ours: tidied, baseRequest: tidied, theirs: { name: 'Sri  Wahyuni' } }),
  ).toEqual({});
});

test('I7: what the form cannot show, or does not ask for, is not removed by a save', () => {
  const unread = { total_staff: null };
  expect(
    threeWayPatch({ ours: unread, baseRequest: unread, theirs: { total_staff: 12.5 } }),
  ).toEqual({});
});

test('an answer that goes with another one is removed with it, and stays with it', () => {
  const baseRequest = { position_id: 3, position_other: null };
  const theirs = { position_id: 3, position_other: 'Kepala Gudang' };
  const goesWith = { position_other: 'position_id' } as const;
  expect(threeWayPatch({ ours: baseRequest, baseRequest, theirs, goesWith })).toEqual({});
  const ours = { ...baseRequest, position_id: 4 };
  expect(threeWayPatch({ ours, baseRequest, theirs, goesWith })).toEqual({
    position_id: 4,
    position_other: null,
  });
});

test('a changed answer is sent tidied', () => {
  const states = {
    ours: { name: 'Sri Wahyuni' },
    baseRequest: { name: 'Sri' },
    theirs: { name: ' Sri' },
  };
  expect(threeWayPatch(states)).toEqual({ name: 'Sri Wahyuni' });
});

test('an untouched answer that another device has emptied since the form was opened stays empty', () => {
  const part = { division: 'Logistik' };
  const states = { baseRequest: part, theirs: { division: null }, theirsAtOpen: part };
  expect(threeWayPatch({ ...states, ours: part })).toEqual({});
  const ours = { division: 'Gudang' };
  expect(threeWayPatch({ ...states, ours })).toEqual(ours);
});
