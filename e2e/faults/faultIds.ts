/** What happens to a call, in the order of the columns of docs/faults.md. */
export const FAULT_IDS = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F11',
  'F12',
  'F15',
] as const;

export type FaultId = (typeof FAULT_IDS)[number];
