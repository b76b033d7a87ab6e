/** `14:03:07`, in the time of this machine. @param {string} rfc3339 */
export const timeOf = (rfc3339) => new Date(rfc3339).toLocaleTimeString('en-GB', { hour12: false });

/** `Sat 21 Nov 2026`. @param {string} rfc3339 */
export const dayOf = (rfc3339) =>
  new Date(rfc3339)
    .toLocaleDateString('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    .replace(',', '');

const UNITS = /** @type {const} */ ([
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
]);

/** `1 day 2 h`. @param {number} seconds */
export function spanOf(seconds) {
  let rest = Math.round(seconds);
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${unit}${unit === 'day' && count > 1 ? 's' : ''}`];
  });
  return parts.join(' ') || '0 s';
}
