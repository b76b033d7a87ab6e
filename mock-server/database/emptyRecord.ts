import { contractSchema, resolveReference, type ContractSchema } from '../core/contract';
import type { Schemas } from './tables';

type RecordName = 'Information' | 'Documents' | 'Addresses' | 'Spouse' | 'EmergencyContact' | 'Pic';

/** An empty record of the contract: nullable values are null, and lists are empty. */
export const emptyRecord = <Name extends RecordName>(name: Name): Schemas[Name] =>
  emptyOf(contractSchema(name)) as Schemas[Name];

function emptyOf(schema: ContractSchema): unknown {
  const { nullable, type, properties } = resolveReference(schema);
  if (nullable) return null;
  if (type === 'array') return [];
  if (!properties) throw new Error(`The contract has no empty value for a ${type}`);
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [key, emptyOf(property)]),
  );
}
