import { screen } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router-dom';
import { renderScreen } from '@/testing/render/renderScreen';
import { RouteErrorScreen } from './RouteErrorScreen';

function Broken(): never {
  throw new Error('Rahasia: 3174074506900001');
}

const at = (path: string, rest: Omit<RouteObject, 'index' | 'children'>): RouteObject => ({
  path,
  errorElement: <RouteErrorScreen />,
  ...rest,
  index: false,
});

const routes = [
  at('/broken', { element: <Broken /> }),
  at('/gone', { lazy: () => Promise.reject(new Error('The chunk is gone')) }),
  at('/answered', {
    loader: () => {
      throw new Response(null, { status: 503, statusText: 'Sedang dirawat' });
    },
  }),
];

// React writes to the console what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(['/broken', '/gone'])(
  'what breaks at %s is said with a way on, and reported once',
  async (path) => {
    const { recorded } = await renderScreen(<p />, { path, routes });
    expect(
      await screen.findByRole('heading', { name: 'Terjadi kesalahan, silahkan coba lagi nanti' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to Login' })).toBeVisible();
    expect(screen.queryByText(/3174074506900001/)).not.toBeInTheDocument();
    expect(recorded.reports).toHaveLength(1);
  },
);

test('A3: what breaks on the way to another screen has the focus on its heading', async () => {
  const { user } = await renderScreen(<Link to="/broken">Lanjut</Link>, { routes });
  await user.click(screen.getByRole('link', { name: 'Lanjut' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
});

test('an answer of a route is shown by its status text and code', async () => {
  await renderScreen(<p />, { path: '/answered', routes });
  expect(await screen.findByRole('heading', { name: 'Sedang dirawat' })).toBeVisible();
  expect(screen.getByText('Kode 503')).toBeVisible();
});
