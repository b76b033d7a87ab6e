import type { Messages } from '@lingui/core';

/** The messages of a first page in English: those of the core, and what else it says. */
export async function fetchEnglish(...more: Promise<Messages>[]): Promise<Messages> {
  const [{ coreEnglish }, ...others] = await Promise.all([import('@/i18n/coreEnglish'), ...more]);
  return others.reduce((all, messages) => ({ ...all, ...messages }), coreEnglish);
}
