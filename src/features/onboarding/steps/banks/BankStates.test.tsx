import { screen } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

const OPENED = 'Rekening Dana Lender sudah dibuka';

beforeEach(() => mock.reset());

test('a funder sees that the lender account is opened, where it is', async () => {
  const email = 'active.funder@bos.test';
  await mock.setStatus(email, { onboarding_status_id: STATUS.inDraft });
  await renderApp('/funder/onboarding/individu/finance/banks', email);
  expect(await screen.findByText(OPENED)).toBeVisible();
});

test('an account without one says nothing of it', async () => {
  await renderApp(
    '/borrower/onboarding/individu-non-partner/finance/banks',
    'ekyc.waiting@bos.test',
  );
  expect(await screen.findByText('Aktif')).toBeVisible();
  expect(screen.queryByText(OPENED)).not.toBeInTheDocument();
});
