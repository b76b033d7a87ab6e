import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import type { MessageRef } from '@/primitives/messageRef';
import { untilAppStarted } from '../support/firstPage';
import { addressOf, sendSignIn, startSignedIn } from '../support/signIn';
import type { Seen, Step, ToastKind } from './errorLine';
import { messageText } from './printErrors';

const button = (page: Page, ref: MessageRef): Locator =>
  page.getByRole('button', { name: inIndonesian(ref), exact: true });

async function signIn(page: Page, name: string, password?: string): Promise<void> {
  if (!page.url().endsWith('/bos/login')) await page.goto('/bos/login');
  await sendSignIn(page, addressOf(name), password);
}

async function typeCode(page: Page, mock: MockControl, step: Extract<Step, { code: unknown }>) {
  const field = page.getByLabel('Kode OTP', { exact: true });
  await expect(field).toBeEditable();
  // Typing starts in an empty field: the page clears it after a wrong code.
  await expect(field).toHaveValue('');
  const right = await mock.lastCode(addressOf(step.of));
  const wrong = right === '000000' ? '111111' : '000000';
  const checked = page.waitForResponse((response) => response.url().endsWith('/otp/validate'));
  await field.fill(step.code === 'right' ? right : wrong);
  await checked;
}

async function removeLateCode(page: Page, origin: string): Promise<void> {
  const named = await (await fetch(`${origin}/bos/index.html`)).text();
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !named.includes(`"${pathname}"`),
    (route) => route.abort(),
  );
}

const asPattern = (addresses: string): RegExp =>
  new RegExp(addresses.split('*').map(escapeText).join('.*'));
const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Does the steps that docs/errors.md describes. */
export async function take(page: Page, mock: MockControl, step: Step): Promise<void> {
  if ('scenario' in step) await mock.reset(step.scenario);
  else if ('fault' in step) await mock.addFault(step.fault);
  else if ('passS' in step) {
    // What takes time begins with the app: its own code may not take as long.
    await untilAppStarted(page);
    await mock.advanceClock(step.passS);
    await page.clock.fastForward(step.passS * 1_000);
  } else if ('status' in step)
    await mock.setStatus(addressOf(step.status), { onboarding_status_id: step.is });
  else if ('session' in step) await startSignedIn(page, mock, step.session);
  else if ('signIn' in step) await signIn(page, step.signIn, step.password);
  else if ('open' in step) {
    await page.goto(`/bos${step.open}`);
    await untilAppStarted(page);
  } else if ('wait' in step)
    await expect(page.getByText(messageText(step.wait)).first()).toBeVisible();
  else if ('cookie' in step) await page.context().clearCookies({ name: 'bos_auth' });
  else if ('type' in step)
    await page.getByLabel(inIndonesian(step.into), { exact: true }).fill(step.type);
  else if ('press' in step) await button(page, step.press).first().click();
  else if ('choose' in step)
    await page.getByRole('radio', { name: inIndonesian(step.choose), exact: true }).check();
  else if ('follow' in step)
    await page.getByRole('link', { name: inIndonesian(step.follow), exact: true }).click();
  else if ('code' in step) await typeCode(page, mock, step);
  else if ('connection' in step) await page.context().setOffline(step.connection === 'cut');
  else if ('lateCode' in step) await removeLateCode(page, mock.origin);
  else await page.route(asPattern(step.block), (route) => route.abort());
}

/** The toast with this text, found by its title and in the live region of its kind. */
export const toastOf = (
  page: Page,
  { kind, title }: { kind: ToastKind; title: MessageRef },
): Locator =>
  page
    .getByRole(kind === 'error' ? 'alert' : 'status')
    .getByRole('group', { name: messageText(title), exact: true });

/** Expects the toast to have the colour that the theme defines for its kind. */
async function expectColour(toast: Locator, kind: ToastKind): Promise<void> {
  const colours = await toast.evaluate((card, name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--color-${name})`;
    probe.style.backgroundColor = `var(--color-${name}-soft)`;
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    const drawn = getComputedStyle(card);
    return {
      expected: [color, backgroundColor],
      drawn: [drawn.borderLeftColor, drawn.backgroundColor],
    };
  }, kind);
  expect(colours.drawn).toEqual(colours.expected);
}

/** Checks everything that the line expects. */
export async function expectSeen(page: Page, seen: Seen): Promise<void> {
  const text = messageText(seen.text);
  switch (seen.as) {
    case 'toast': {
      const toast = toastOf(page, seen);
      await expect(toast).toContainText(text);
      await expect(toast.getByRole('button', { name: 'Tutup', exact: true })).toBeVisible();
      await expectColour(toast, seen.kind);
      return;
    }
    case 'dialog': {
      const dialog = page.getByRole('dialog', { name: messageText(seen.within ?? seen.text) });
      await expect(dialog).toBeVisible();
      if (seen.within !== undefined) await expect(dialog.getByText(text)).toBeVisible();
      return;
    }
    case 'screen':
      await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
      if (seen.body !== undefined)
        await expect(page.getByText(messageText(seen.body))).toBeVisible();
      if (seen.code !== undefined)
        await expect(page.getByText(`Kode ${seen.code}`, { exact: true })).toBeVisible();
      for (const name of seen.buttons) await expect(button(page, name)).toBeVisible();
      return;
    case 'page':
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
}
