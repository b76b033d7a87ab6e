import { initialsOf } from './initials';

test.each([
  ['Siti', 'S'],
  ['Siti Rahayu', 'SR'],
  ['  siti   nur  rahayu ', 'SR'],
  ["Muhammad Al-Amin, S.E. 'Udin", 'MU'],
  ['PT Mitra Niaga', 'MN'],
  ['PT. Mitra Niaga Tbk', 'MN'],
  ['CV', 'C'],
  ['élan vital', 'ÉV'],
  ['3M Indonesia', '3I'],
  ['active.borrower', 'AB'],
  ['… -', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
