/** @import { Fault } from './types.js' */

const SAVES = { method: 'POST, PUT, PATCH, DELETE', path: '/user/*' };
const ALL = { method: '*', path: '*' };

/** The most useful faults. @type {{ text: string, hint: string, fault: Fault }[]} */
export const PRESETS = [
  {
    text: 'Next save fails',
    hint: 'the next change of a user answers 500',
    fault: { ...SAVES, status: 500, times: 1 },
  },
  {
    text: 'Next save is stored, its answer lost',
    hint: 'the connection is cut after the work is done',
    fault: { ...SAVES, drop: true, is_applied: true, times: 1 },
  },
  {
    text: 'Next save hangs',
    hint: 'the next change of a user gets no answer',
    fault: { ...SAVES, hang: true, times: 1 },
  },
  {
    text: 'Next upload cut',
    hint: 'the connection breaks before anything is stored',
    fault: { method: 'POST', path: '/assets/upload', drop: true, times: 1 },
  },
  { text: 'Every call 3 s late', hint: 'until taken away', fault: { ...ALL, delay_ms: 3_000 } },
  { text: 'Connection cut', hint: 'on every call', fault: { ...ALL, drop: true } },
  { text: 'Hang', hint: 'no call gets an answer', fault: { ...ALL, hang: true } },
  {
    text: '503 on everything',
    hint: 'as in maintenance',
    fault: { ...ALL, status: 503 },
  },
  {
    text: 'Session refused',
    hint: "the next call answers 401 'Invalid JWT token'",
    fault: { ...ALL, status: 401, body: { code: 401, error: 'Invalid JWT token' }, times: 1 },
  },
];

/** The calls that a fault applies to. @param {Fault} fault */
export const matchOf = ({ method, path }) =>
  `${method === '*' ? 'any method' : method} ${path === '*' ? 'anywhere' : path}`;

/** A description of what a fault does. @param {Fault} fault */
export function effectOf(fault) {
  const { status, delay_ms: delayMs, drop, hang, is_applied: isApplied, every } = fault;
  const parts = [
    isApplied && 'does its work',
    delayMs !== undefined && `${delayMs} ms late`,
    hang && 'no answer',
    drop && 'connection cut',
    status !== undefined && `answers ${status}`,
    'body' in fault && 'own body',
    every !== undefined && every > 1 && `one call of ${every}`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing happens to it';
}
