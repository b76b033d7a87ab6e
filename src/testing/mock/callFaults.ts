import type { Fault } from '../../../mock-server/control/faults';

/**
 * Every way in which a call can fail. `isStored`: the server has done its work. `isDoubtful`: the
 * client cannot know whether it has.
 */
export const CALL_FAULTS: readonly {
  name: string;
  fault: Omit<Fault, 'method' | 'path'>;
  isStored: boolean;
  isDoubtful: boolean;
}[] = [
  {
    name: 'is answered by 500',
    fault: { status: 500, body: { code: 500, error: 'Rusak' } },
    isStored: false,
    isDoubtful: false,
  },
  {
    name: 'is answered by 502 in HTML',
    fault: { status: 502, body: '<h1>Bad gateway</h1>' },
    isStored: false,
    isDoubtful: true,
  },
  { name: 'is cut off', fault: { drop: true }, isStored: false, isDoubtful: true },
  { name: 'hangs', fault: { hang: true }, isStored: false, isDoubtful: true },
  {
    name: 'is stored, and its answer lost',
    fault: { drop: true, is_applied: true },
    isStored: true,
    isDoubtful: true,
  },
];
