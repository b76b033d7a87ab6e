import { threeWayPatch } from './patch';

test('an answer that was emptied is sent as null, one that was never given is left out', () => {
  const wanted: Record<'division' | 'company_phone_number', string | null> = {
    division: null,
    company_phone_number: null,
  };
  const held = { division: 'Logistik', company_phone_number: null };
  const untouched: typeof wanted = { ...wanted, division: 'Logistik' };
  expect(threeWayPatch({ wanted, untouched, held })).toEqual({
    division: null,
  });
});

test('an untouched answer is not sent, also where another device has changed it meanwhile', () => {
  const part = { name: 'Sri Wahyuni' };
  expect(threeWayPatch({ wanted: part, untouched: part, held: part })).toEqual({});
  expect(threeWayPatch({ wanted: part, untouched: part, held: { name: 'Sri W.' } })).toEqual({});
});

test('what the form proposed is sent though nobody touched it, where the server holds nothing', () => {
  const part = { company_scale_id: 3 };
  expect(
    threeWayPatch({ wanted: part, untouched: part, held: { company_scale_id: null } }),
  ).toEqual(part);
});

test('what was changed and changed back is sent, where an earlier try may have stored the change', () => {
  const part = { name: 'Sri Wahyuni' };
  const tried = [{ name: 'Sri Rahayu' }];
  expect(threeWayPatch({ wanted: part, untouched: part, tried, held: part })).toEqual(part);
  expect(threeWayPatch({ wanted: part, untouched: part, tried: [part], held: part })).toEqual({});
});

test('an untouched answer that would come out otherwise is left alone', () => {
  const tidied = { name: 'Sri Wahyuni' };
  expect(
    threeWayPatch({ wanted: tidied, untouched: tidied, held: { name: 'Sri  Wahyuni' } }),
  ).toEqual({});
});

test('I7: what the form cannot show, or does not ask for, is not removed by a save', () => {
  const unread = { total_staff: null };
  expect(threeWayPatch({ wanted: unread, untouched: unread, held: { total_staff: 12.5 } })).toEqual(
    {},
  );
});

test('an answer that goes with another one is removed with it, and stays with it', () => {
  const untouched = { position_id: 3, position_other: null };
  const held = { position_id: 3, position_other: 'Kepala Gudang' };
  const goesWith = { position_other: 'position_id' } as const;
  expect(threeWayPatch({ wanted: untouched, untouched, held, goesWith })).toEqual({});
  const wanted = { ...untouched, position_id: 4 };
  expect(threeWayPatch({ wanted, untouched, held, goesWith })).toEqual({
    position_id: 4,
    position_other: null,
  });
});

test('a changed answer is sent tidied', () => {
  const states = {
    wanted: { name: 'Sri Wahyuni' },
    untouched: { name: 'Sri' },
    held: { name: ' Sri' },
  };
  expect(threeWayPatch(states)).toEqual({ name: 'Sri Wahyuni' });
});

test('an untouched answer that another device has emptied since the form was opened stays empty', () => {
  const part = { division: 'Logistik' };
  const states = { untouched: part, held: { division: null }, heldFirst: part };
  expect(threeWayPatch({ ...states, wanted: part })).toEqual({});
  const wanted = { division: 'Gudang' };
  expect(threeWayPatch({ ...states, wanted })).toEqual(wanted);
});
