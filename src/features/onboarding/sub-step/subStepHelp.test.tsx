import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { setViewportWidth } from '@/testing/environment/viewport';

const IDENTITY = '/borrower/onboarding/individu-non-partner/personal/identity';

beforeEach(() => mock.reset());

const openAt = async (width: number) => {
  setViewportWidth(width);
  await renderApp(IDENTITY, 'borrower.individu@bos.test');
  await screen.findByRole('heading', { level: 1, name: 'Identitas' });
};

test('on a desk there is help beside the form: what to have at hand, and how long it takes', async () => {
  await openAt(1280);
  const help = within(screen.getByRole('complementary', { name: 'Bantuan' }));
  expect(help.getByText(/^Siapkan KTP dan NPWP/)).toBeVisible();
  expect(help.getByText('Perkiraan waktu: 5 menit.')).toBeVisible();
});

test('a phone has its room for the form', async () => {
  await openAt(360);
  expect(screen.queryByRole('complementary', { name: 'Bantuan' })).not.toBeInTheDocument();
});
