import { screen, waitFor } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { EKYC_PAGE } from '@/domain/access/paths';
import type { Effects } from '@/state/effects';
import { setViewportWidth } from '../environment/viewport';
import { renderApp } from '../render/renderApp';
import { callsSeen } from '../store/testStore';
import { makeFakeCamera } from './fakeCamera';

export const EMAIL = 'ekyc.waiting@bos.test';

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const callsOf = async (end: string) =>
  (await callsSeen()).filter((call) => call.endsWith(end));

/**
 * Opens the e-KYC page; `signedInAs`: null for nobody. On a phone, because a wide screen makes a
 * link for one.
 */
export async function openEkyc(
  path: string | Location = EKYC_PAGE,
  signedInAs: string | null = EMAIL,
  width = 360,
  more: Partial<Effects> = {},
) {
  setViewportWidth(width);
  const fake = makeFakeCamera();
  const effects = { ...more, camera: fake.camera };
  return { fake, ...(await renderApp(path, signedInAs ?? undefined, effects)) };
}

type View = Awaited<ReturnType<typeof openEkyc>>;

/** From the explanation to the first picture. */
export async function begin({ user }: View): Promise<void> {
  await user.click(await button('Mulai'));
  await heading('Foto KTP');
}

/** Takes both pictures; the page is at their review afterwards. */
export async function takeBoth({ user }: View): Promise<void> {
  for (const next of ['Selfie dengan KTP', 'Tinjau kedua foto']) {
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    await user.click(await button('Ambil foto'));
    await user.click(await button('Pakai foto ini'));
    await heading(next);
  }
}
