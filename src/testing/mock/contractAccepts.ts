import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface PropertyRule {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: boolean;
  maximum?: number;
  type: string;
}

interface Contract {
  components: { schemas: Record<string, { properties: Record<string, PropertyRule> }> };
}

const contract = parse(
  readFileSync(path.join(__dirname, '../../../mock-server/openapi.yaml'), 'utf8'),
) as Contract;

function acceptsText(text: string, { pattern, minLength = 0, maxLength = Infinity }: PropertyRule) {
  const length = Array.from(text).length;
  const isOfForm = pattern === undefined || new RegExp(pattern, 'u').test(text);
  return isOfForm && length >= minLength && length <= maxLength;
}

function acceptsNumber(value: number, rule: PropertyRule): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = false } = rule;
  return value <= maximum && (exclusiveMinimum ? value > minimum : value >= minimum);
}

/** Whether the contract accepts a string or number for a property of a request. */
export function contractAccepts(schema: string, property: string, value: unknown): boolean {
  const rule = contract.components.schemas[schema]?.properties[property];
  if (!rule) throw new Error(`The contract has no ${property} in ${schema}`);
  return typeof value === 'number'
    ? acceptsNumber(value, rule)
    : typeof value === 'string' && rule.type === 'string' && acceptsText(value, rule);
}
