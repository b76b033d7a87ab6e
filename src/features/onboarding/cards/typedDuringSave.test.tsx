import { screen, waitFor } from '@testing-library/react';
import { selectDraft } from '@/state/slices/drafts';
import { addCard, BANKS, given, open, save, sent, stored } from '@/testing/onboarding/bankCards';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { messageRef } from '@/primitives/messageRef';

const branch = () => screen.getByLabelText('Cabang');
const isSaved = ({ recorded }: Awaited<ReturnType<typeof open>>) =>
  waitFor(() =>
    expect(recorded.notices).toContainEqual(
      expect.objectContaining({ body: messageRef('onboardingLists.banks.saved') }),
    ),
  );
const isFolded = async ({ store }: Awaited<ReturnType<typeof open>>) => {
  await waitFor(() => expect(screen.queryByLabelText('Cabang')).not.toBeInTheDocument());
  expect(selectDraft('banks')(store.getState())).toBeNull();
};

beforeEach(() => mock.reset());

test('what is typed while a new card is saved stays in it, and is stored as a change of its record', async () => {
  const view = await open();
  const { user } = view;
  await addCard(user);
  const { release } = holdResponses(BANKS);
  await save(user);
  await waitFor(async () => expect(await sent('POST')).toHaveLength(1));
  await user.type(branch(), 'Blok M');
  release();
  await isSaved(view);
  await waitFor(() => expect(branch()).toHaveValue('Blok M'));
  expect(document.body).not.toHaveFocus();
  await save(user);
  await isFolded(view);
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toMatchObject([{ branch_name: 'Blok M' }]);
});

test('what is typed back while a change is saved is stored as well', async () => {
  const { id } = await given('1111111111', 8, { branch_name: 'Senen' });
  const view = await open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await user.type(branch(), '2');
  const { release } = holdResponses(`${BANKS}/${id}`);
  await save(user);
  await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
  await user.type(branch(), '{Backspace}');
  release();
  await isSaved(view);
  expect(branch()).toHaveValue('Senen');
  await save(user);
  await isFolded(view);
  expect(await stored()).toMatchObject([{ branch_name: 'Senen' }]);
});

test('a card that is typed back while its save fails is nothing to store', async () => {
  const { id } = await given('1111111111', 8, { branch_name: 'Senen' });
  const view = await open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Ubah' }));
  await user.type(branch(), '2');
  await mock.addFault({ method: 'PUT', path: `*${BANKS}/*`, status: 422, times: 1 });
  const { release } = holdResponses(`${BANKS}/${id}`);
  await save(user);
  await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
  await user.type(branch(), '{Backspace}');
  release();
  await screen.findByText(/Isian Anda aman|belum tersimpan/);
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await isFolded(view);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
