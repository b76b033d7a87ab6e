import { screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { SensitiveValue } from './SensitiveValue';

test('a number is hidden until its reader asks for it, and can be read in groups then', async () => {
  const { user } = renderComponent(<SensitiveValue value="3174074506900001" />);
  expect(screen.getByText('•••• •••• •••• 0001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tampilkan' }));
  expect(screen.getByText('3174 0745 0690 0001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sembunyikan' }));
  expect(screen.queryByText('3174 0745 0690 0001')).not.toBeInTheDocument();
});
