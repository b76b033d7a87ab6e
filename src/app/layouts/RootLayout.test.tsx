import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/testing/render/renderApp';
import { makeTestEffects } from '@/testing/store/testEffects';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { RootLayout } from './RootLayout';

/** A page that shows a placeholder until its data has arrived. */
function Steps() {
  const [isHere, setIsHere] = useState(false);
  if (isHere) return <h1>Daftar langkah</h1>;
  return (
    <>
      <PageSkeleton />
      <button onClick={() => setIsHere(true)}>Tiba</button>
    </>
  );
}

const routes = [
  {
    element: <RootLayout />,
    children: [
      { path: '/steps', element: <Steps /> },
      { path: '/form', element: <h1>Formulir</h1> },
    ],
  },
];

test('after going back a page is scrolled to where it was left, once its data have come', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  const scroll = (top: number) => {
    window.scrollY = top;
    fireEvent.scroll(window);
  };
  const { user, router } = await renderApp('/steps', undefined, {}, () => routes);
  await user.click(await screen.findByRole('button', { name: 'Tiba' }));
  scroll(200);
  await act(() => router.navigate('/form'));
  scroll(0);

  await act(() => router.navigate(-1));
  // The placeholder is shorter than the page.
  scroll(0);
  await user.click(screen.getByRole('button', { name: 'Tiba' }));
  expect(screen.getByRole('heading', { name: 'Daftar langkah' })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' });
});

test('C7: while a page does not come, the connection is watched as during a call', async () => {
  const { effects } = makeTestEffects();
  const end = jest.fn();
  const beginCall = jest.fn(() => end);
  const wire = { ...effects.wire, beginCall };
  const { user } = await renderApp('/steps', undefined, { wire }, () => routes);
  const arrival = await screen.findByRole('button', { name: 'Tiba' });
  const begun = beginCall.mock.calls.length;
  expect(begun - end.mock.calls.length).toBe(1);
  expect(beginCall).toHaveBeenLastCalledWith(false);
  await user.click(arrival);
  expect(end).toHaveBeenCalledTimes(begun);
  expect(end).toHaveBeenLastCalledWith(null);
});
