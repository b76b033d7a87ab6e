import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbedErrorCode, EmbedExitReason, EmbedType, HostType } from '@/domain/embed/messages';

const document = readFileSync(path.join(__dirname, '..', '..', 'docs', 'embedding.md'), 'utf8');

/** The compiler asks for each type here, and for no other. */
const TO_PORTAL: Record<EmbedType, true> = {
  step_saved: true,
  ekyc_ready: true,
  onboarding_succeed: true,
  revision_succeed: true,
  ready: true,
  resize: true,
  step_changed: true,
  dirty_changed: true,
  status_changed: true,
  activity: true,
  session_expiring: true,
  session_expired: true,
  scroll_to: true,
  exit: true,
  error: true,
};
const FROM_PORTAL: Record<HostType, true> = {
  init: true,
  token_update: true,
  set_locale: true,
  navigate_back: true,
  request_state: true,
  close: true,
};
const CODES: Record<EmbedErrorCode, true> = {
  auth_refused: true,
  auth_unchecked: true,
  account_refused: true,
  call_failed: true,
  page_failed: true,
};
const REASONS: Record<EmbedExitReason, true> = { closed: true, forced: true, signed_out: true };

/** The first cells of the tables below a heading. */
function rowsOf(heading: string): string[] {
  const [, rest = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return [...section.matchAll(/^\| `([a-z_]+)` +\|/gm)].map(([, name = '']) => name);
}

test('docs/embedding.md names every message and every code, and no other', () => {
  const toPortal = [...Object.keys(TO_PORTAL), ...Object.keys(CODES)];
  expect(rowsOf('To the portal').sort()).toEqual(toPortal.sort());
  expect(rowsOf('From the portal').sort()).toEqual(Object.keys(FROM_PORTAL).sort());
  for (const reason of Object.keys(REASONS)) expect(document).toContain(`\`${reason}\``);
});
