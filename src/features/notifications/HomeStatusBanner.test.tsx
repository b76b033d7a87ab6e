import { screen, within } from '@testing-library/react';
import { ACTIVE_STATUSES, isOnboardedStatus, ONBOARDING_STATUSES } from '@/domain/access/statuses';
import { renderScreen } from '@/testing/render/renderScreen';
import { HomeStatusBanner } from './HomeStatusBanner';

const region = () => screen.getByRole('region', { name: 'Status pengajuan Anda' });

test.each([
  [1, 'Menunggu Persetujuan', 'Lihat status pengajuan', '/onboarding-submitted'],
  [2, 'Pemilihan e-Sign', 'Lihat status pengajuan', '/onboarding-submitted'],
  [3, 'Revisi RM', 'Lihat status pengajuan', '/onboarding-submitted'],
  [7, 'e-KYC Tidak Valid', 'Ulangi e-KYC', '/onboarding-submitted'],
  [8, 'e-KYC Ditolak', 'Lihat penjelasan', '/onboarding-rejected'],
  [12, 'Tidak Memenuhi Syarat', 'Lihat penjelasan', '/onboarding-rejected'],
])('status %d says "%s" and leads on with "%s"', async (statusId, title, label, to) => {
  await renderScreen(<HomeStatusBanner statusId={statusId} />);
  expect(within(region()).getByText(title)).toBeVisible();
  expect(within(region()).getByRole('link', { name: label })).toHaveAttribute('href', to);
});

test('everybody in the active set who is not onboarded has a banner, and nobody else', async () => {
  const statusIds = [...ACTIVE_STATUSES, ...ONBOARDING_STATUSES, null, 99];
  const withBanner: unknown[] = [];
  for (const statusId of statusIds) {
    const { unmount } = await renderScreen(<HomeStatusBanner statusId={statusId} />);
    if (screen.queryByRole('region') !== null) withBanner.push(statusId);
    unmount();
  }
  expect(withBanner).toEqual(ACTIVE_STATUSES.filter((id) => !isOnboardedStatus(id)));
});
