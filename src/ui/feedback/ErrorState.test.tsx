import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/testing/render/renderComponent';
import { Button } from '../buttons/Button';
import { ErrorState } from './ErrorState';

function Breaking({ isPage }: { isPage: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <ErrorState isPage={isPage} message="Rusak" />;
  return <Button onClick={() => setIsBroken(true)}>Lanjut</Button>;
}

// The first test of this file: nothing has been done on the page yet.
test('an error that is the first page to be opened leaves the focus to the browser', () => {
  renderComponent(<ErrorState isPage message="Rusak" />);
  expect(screen.getByRole('heading', { name: 'Rusak' })).not.toHaveFocus();
});

test('A3: an error in place of a page takes the focus to its heading', async () => {
  const { user } = renderComponent(<Breaking isPage />);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.getByRole('heading', { name: 'Rusak' })).toHaveFocus();
});

test('A5: an error within a page takes no focus, and leaves the announcement to its toast', async () => {
  const { user } = renderComponent(<Breaking isPage={false} />);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Rusak' })).not.toHaveFocus();
});

test.each([
  [500, 'Kode 500'],
  [404, 'Kode 404'],
])('the code %s of a failure is shown', (code, words) => {
  renderComponent(<ErrorState code={code} />);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([200, 204, null, undefined])(
  'the code %s is none of a failure and is left out',
  (code) => {
    const { container } = renderComponent(<ErrorState code={code} />);
    expect(container).not.toHaveTextContent('Kode');
  },
);

/** A page that cannot be had at first, then is on its way, then there or failed once more. */
function Retried({ outcome }: { outcome: 'there' | 'failed' }) {
  const [state, setState] = useState<'failed' | 'loading' | 'there' | 'failedAgain'>('failed');
  return (
    <>
      {state === 'failed' && <ErrorState isPage onRetry={() => setState('loading')} />}
      {state === 'loading' && <p>Memuat</p>}
      {state === 'there' && <h1 tabIndex={-1}>Identitas</h1>}
      {state === 'failedAgain' && <ErrorState isPage message="Masih gagal" onRetry={() => {}} />}
      <button onClick={() => setState(outcome === 'there' ? 'there' : 'failedAgain')}>Jawab</button>
    </>
  );
}

const retry = () => screen.getByRole('button', { name: 'Coba lagi' });
/** The response comes by itself, without a click. */
const answer = () => screen.getByRole('button', { name: 'Jawab' });

test.each([
  ['there', 'Identitas'],
  ['failed', 'Masih gagal'],
] as const)(
  'A3: after another try the focus is at the heading of what comes (%s)',
  async (outcome, heading) => {
    const { user } = renderComponent(<Retried outcome={outcome} />);
    await user.click(retry());
    act(() => answer().click());
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  },
);

test('A3: a user who has moved the focus meanwhile keeps it there', async () => {
  const { user } = renderComponent(<Retried outcome="there" />);
  await user.click(retry());
  await user.click(answer());
  await act(() => Promise.resolve());
  expect(answer()).toHaveFocus();
});
