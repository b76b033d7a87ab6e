import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/testing/renderPart';
import { Button } from '../buttons/Button';
import { ErrorState } from './ErrorState';

function Breaking({ isPage }: { isPage: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <ErrorState isPage={isPage} message="Rusak" />;
  return <Button onClick={() => setIsBroken(true)}>Lanjut</Button>;
}

// The first of this file: nothing has been done on the page yet.
test('an error that is the first page to be opened leaves the focus to the browser', () => {
  renderPart(<ErrorState isPage message="Rusak" />);
  expect(screen.getByRole('heading', { name: 'Rusak' })).not.toHaveFocus();
});

test('A3: an error in place of a page takes the focus to its heading', async () => {
  const { user } = renderPart(<Breaking isPage />);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.getByRole('heading', { name: 'Rusak' })).toHaveFocus();
});

test('an error within a page is read out where it is, and takes no focus', async () => {
  const { user } = renderPart(<Breaking isPage={false} />);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Rusak');
  expect(screen.getByRole('heading', { name: 'Rusak' })).not.toHaveFocus();
});
