import { textRef, type TextRef } from '../text';
import { isBlank, REQUIRED } from './check';

/** A choice from a list, or between yes and no: anything chosen will do. */
export function checkChoice(value: unknown): TextRef | null {
  return isBlank(value) ? REQUIRED : null;
}

const hasText = (value: unknown): boolean => typeof value === 'string' && !isBlank(value);

/** An uploaded file: it needs a name and a path (product.md 5). */
export function checkFile(value: unknown): TextRef | null {
  if (typeof value !== 'object' || value === null) return REQUIRED;
  const { fileName, pathUrl } = value as { fileName?: unknown; pathUrl?: unknown };
  return hasText(fileName) && hasText(pathUrl) ? null : REQUIRED;
}

/** A declaration that has to be ticked. */
export function checkTicked(value: unknown): TextRef | null {
  return value === true ? null : textRef('validation.declaration');
}
