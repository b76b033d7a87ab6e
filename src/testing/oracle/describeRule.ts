import type { Check } from '@/domain/validation/check';
import { inIndonesian } from './inIndonesian';

interface RuleCase {
  accepted: readonly string[];
  /** The rejected texts by the exact message that each gets. */
  refused?: Readonly<Record<string, readonly string[]>>;
}

const label = (text: string): string =>
  text.length > 60
    ? `${JSON.stringify(text.slice(0, 12))} and so on, ${text.length} characters`
    : JSON.stringify(text);

/**
 * Tests a rule for texts: the texts that it accepts, and those it rejects with their Indonesian
 * message.
 */
export function describeRule(name: string, check: Check, { accepted, refused = {} }: RuleCase) {
  const verdict = (text: string): string | null => {
    const problem = check(text);
    return problem === null ? null : inIndonesian(problem);
  };
  const refusals = Object.entries(refused).flatMap(([message, texts]) =>
    texts.map((text) => ({ label: label(text), text, message })),
  );
  describe(name, () => {
    it.each(accepted.map((text) => ({ label: label(text), text })))('may be $label', ({ text }) => {
      expect(verdict(text)).toBeNull();
    });
    for (const { label: shown, text, message } of refusals) {
      it(`may not be ${shown}: ${message}`, () => {
        expect(verdict(text)).toBe(message);
      });
    }
  });
}
