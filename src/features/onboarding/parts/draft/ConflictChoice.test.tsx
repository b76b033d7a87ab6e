import { screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { ConflictChoice } from './ConflictChoice';

const NOTE = /berbeda pada angka yang disembunyikan/;

function show(draft: string, stored: string) {
  const label = 'onboardingLists.banks.accountNo';
  const rowOf = (value: string) => ({ label, value, isSensitive: true }) as const;
  return renderComponent(
    <ConflictChoice
      title="Nomor Rekening"
      Heading="h3"
      rows={[{ label, draft: rowOf(draft), stored: rowOf(stored) }]}
      side="draft"
      onChosen={() => undefined}
    />,
  );
}

test('D10: numbers that look the same while masked are said to differ, until both can be compared', async () => {
  const { user } = show('7410017641', '7410027641');
  expect(screen.getAllByText('•• •••• 7641')).toHaveLength(2);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(NOTE);
  const [first, second] = screen.getAllByRole('button', { name: 'Tampilkan' });
  await user.click(first!);
  await user.click(second!);
  expect(screen.getByText('7410 0176 41')).toBeVisible();
  expect(screen.getByText('7410 0276 41')).toBeVisible();
});

test.each([
  ['7410017641', '7410017642'],
  ['7410017641', ''],
  ['7410017641', '74100107641'],
])('D10: %s and %s look different while masked', (draft, stored) => {
  show(draft, stored);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
