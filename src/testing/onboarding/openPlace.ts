import { act, screen, waitFor } from '@testing-library/react';
import { mock } from '../mock/mock';
import { renderApp } from '../render/renderApp';
import type { App } from './saves';
import type { UploadPlace } from './uploadPlaces';

/** The file input of an upload field; the first one where there are several. */
export const uploadField = ({ label }: UploadPlace): HTMLInputElement =>
  screen.getAllByLabelText(label, { selector: 'input' })[0] as HTMLInputElement;

async function answerAs({ email, answer }: UploadPlace): Promise<void> {
  if (answer === undefined) return;
  const [method, path, body] = answer;
  const token = await mock.token(email, 'session');
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
}

/** Opens the screen with an upload field, optionally after another page. */
export async function openPlace(place: UploadPlace, from = place.path): Promise<App> {
  await mock.reset();
  await answerAs(place);
  const view = await renderApp(from, place.email);
  if (from !== place.path) await act(() => view.router.navigate(place.path));
  for (const name of place.press ?? []) {
    const found = await waitFor(() => {
      const [control] = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('radio', { name }),
      ];
      return control ?? screen.getByRole('button', { name });
    });
    await view.user.click(found);
  }
  await screen.findAllByLabelText(place.label, { selector: 'input' });
  return view;
}
