import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mock } from '../mock/mock';
import type { CardField, NewCard } from './newCards';
import { openSubStep, type App } from './saves';
import { testFile } from './testFile';

const put = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

async function upload(user: UserEvent, label: string, file: string): Promise<void> {
  const count = () => screen.queryAllByText('Terunggah').length;
  const before = count();
  await user.upload(screen.getByLabelText(label), testFile(file));
  await waitFor(() => expect(count()).toBe(before + 1));
}

async function fillField(user: UserEvent, field: CardField): Promise<void> {
  if ('fill' in field) put(field.fill, field.with);
  else if ('tick' in field) await user.click(screen.getByLabelText(field.tick));
  else if ('upload' in field) await upload(user, field.upload, field.file);
  else {
    await user.click(await screen.findByRole('combobox', { name: field.choose }));
    await user.click(await screen.findByRole('option', { name: field.option }));
  }
}

export const saveCardButton = ({ save }: NewCard): HTMLElement =>
  screen.getByRole('button', { name: save });

/** Adds a card to its list and fills it in. Returns its save button. */
async function beginCard(user: UserEvent, card: NewCard): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: card.add }));
  for (const field of card.fields) await fillField(user, field);
  return saveCardButton(card);
}

/** The newest card of the list, collapsed. */
const newestCard = async (): Promise<HTMLElement> =>
  (await screen.findAllByRole('article')).at(-1) as HTMLElement;

/** Opens the newest card and changes it. Returns its save button. */
async function changeCard(user: UserEvent, card: NewCard): Promise<HTMLElement> {
  await user.click(within(await newestCard()).getByRole('button', { name: 'Ubah' }));
  const button = await screen.findByRole('button', { name: card.save });
  put(card.change.fill, card.change.with);
  return button;
}

/** Opens the dialog that removes the newest card. Returns its confirm button. */
export async function askToRemoveCard(user: UserEvent): Promise<HTMLElement> {
  await user.click(within(await newestCard()).getByRole('button', { name: 'Hapus' }));
  return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' });
}

/** Removes the existing shareholders, so that a new card may have any share. */
async function clearOwners(email: string): Promise<void> {
  const token = await mock.token(email, 'session');
  const { users, shareholders } = await mock.db();
  const userId = users.find((user) => user.email === email)?.id;
  for (const { id, user_id: owner } of shareholders) {
    if (owner !== userId) continue;
    await fetch(`${mock.origin}/api/identity/user/shareholder/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
  }
}

/** Opens the list of a card as a user who has filled in everything. */
export async function openList(
  { subStep }: NewCard,
  more: Parameters<typeof openSubStep>[1] = {},
): Promise<App> {
  await clearOwners(subStep.email);
  return openSubStep(subStep, more);
}

/**
 * The actions on a card: `begin` does everything except the last click and returns the button for
 * it; `method` is that of the one call which that click sends.
 */
export const CARD_ACTIONS = [
  { what: 'added', method: 'POST', begin: beginCard },
  { what: 'changed', method: 'PUT', begin: changeCard },
  { what: 'removed', method: 'DELETE', begin: askToRemoveCard },
] as const;

/** Waits until the form or dialog of an action is no longer on the screen. */
export const isPutAway = (button: HTMLElement): Promise<void> =>
  waitFor(() => expect(button).not.toBeInTheDocument());
