import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { addressOf, startSignedIn } from './signIn';

export const APPLICANT = 'borrower.individu';
export const UPLOAD = { method: 'POST', path: '/api/assets/upload' };
const LABEL = 'Foto KTP';

export const field = (page: Page) => page.getByLabel(LABEL, { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const isStored = (page: Page) =>
  expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
export const isEmpty = (page: Page) =>
  expect(page.locator('label').filter({ hasText: 'Pilih berkas' }).first()).toBeVisible();

export const filesOf = async (mock: MockControl, name = APPLICANT) => {
  const { users, files } = await mock.db();
  const id = users.find(({ email }) => email === addressOf(name))?.id;
  return files.filter(({ user_id: owner }) => owner === id);
};

export async function open(page: Page, mock: MockControl, name = APPLICANT): Promise<void> {
  await startSignedIn(page, mock, name);
  await page.goto('/bos/borrower/onboarding/individu-non-partner/personal/identity');
  await expect(field(page)).toBeAttached();
}

/** Requests a stored file as a user. */
export async function download(
  request: APIRequestContext,
  mock: MockControl,
  file: { path_url: string } | undefined,
  name: string,
): Promise<APIResponse> {
  const token = await mock.token(addressOf(name), 'session');
  return request.get(`/api/assets${file?.path_url ?? ''}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Whether the canvas of the preview shows a picture, and not a single colour. */
export const isDrawn = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d');
      if (!context || canvas.width === 0) return false;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size > 1;
    });
