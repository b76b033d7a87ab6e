import { act, screen, waitFor } from '@testing-library/react';
import { mock } from '../mock/mock';
import { renderApp } from '../render/renderApp';
import type { App } from './saves';
import type { UploadField } from './uploadFields';

/** The file input of an upload field; the first one where there are several. */
export const fileInputOf = ({ label }: UploadField): HTMLInputElement =>
  screen.getAllByLabelText(label, { selector: 'input' })[0] as HTMLInputElement;

async function prepare({ email, request }: UploadField): Promise<void> {
  if (request === undefined) return;
  const [method, path, body] = request;
  const token = await mock.token(email, 'session');
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
}

/** Opens the screen with an upload field, optionally after another page. */
export async function openUploadField(field: UploadField, from = field.path): Promise<App> {
  await mock.reset();
  await prepare(field);
  const view = await renderApp(from, field.email);
  if (from !== field.path) await act(() => view.router.navigate(field.path));
  for (const name of field.press ?? []) {
    const found = await waitFor(() => {
      const [control] = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('radio', { name }),
      ];
      return control ?? screen.getByRole('button', { name });
    });
    await view.user.click(found);
  }
  await screen.findAllByLabelText(field.label, { selector: 'input' });
  return view;
}
