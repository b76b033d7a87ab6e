import type { WirePath } from './fieldEntry';

const SCHEMAS: readonly [prefix: string, schema: string][] = [
  ['detail:information.', 'InformationUpdate'],
  ['detail:spouse.', 'SpouseUpdate'],
  ['detail:emergency_contact.', 'EmergencyContactUpdate'],
  ['detail:bos_family.', 'BosFamilyUpdate'],
  ['detail:addresses.', 'AddressUpdate'],
  ['detail:documents.deed', 'DeedUpdate'],
  ['pic:information.', 'PicInformationUpdate'],
  ['pic:', 'PicUpdateRequest'],
  ['detail:partner', 'UserUpdateRequest'],
  ['schedule:', 'ConsultationScheduleRequest'],
  ['request:', ''],
];

/** The schema and the property of the contract that a path of a request belongs to. */
export function contractPropertyOf(at: WirePath, cardContract?: string): [string, string] {
  const [, schema] = SCHEMAS.find(([prefix]) => at.startsWith(prefix)) ?? [];
  if (schema === undefined) throw new Error(`No schema of the contract for ${at}`);
  return [schema || (cardContract ?? ''), at.slice(at.search(/[^.:]+$/))];
}
