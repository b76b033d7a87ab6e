import { fireEvent, renderHook } from '@testing-library/react';
import { useScrollRestoration, type PageShown } from './useScrollRestoration';

const AT_TOP = { top: 0, behavior: 'instant' };

/** A page of the history, which somebody went to, and is there. */
const page = (key: string, more: Partial<PageShown> = {}): PageShown => ({
  key,
  pathname: `/${key}`,
  isReturn: false,
  isLoading: false,
  ...more,
});

function open(first: PageShown) {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  const { rerender } = renderHook(useScrollRestoration, { initialProps: first });
  scrollTo.mockClear();
  return {
    show: rerender,
    scroll: (top: number) => {
      window.scrollY = top;
      fireEvent.scroll(window);
    },
    /** Where the page was brought to since this was asked last. */
    brought: () => {
      const calls = scrollTo.mock.calls.map(([to]) => to as unknown);
      scrollTo.mockClear();
      return calls;
    },
  };
}

afterEach(() => {
  window.scrollY = 0;
});

test('when loading ends the page goes to its top, at once where motion is not wanted', () => {
  const { show, brought } = open(page('hub'));
  show(page('hub', { isLoading: true }));
  expect(brought()).toEqual([]);
  show(page('hub'));
  expect(brought()).toEqual([AT_TOP]);
});

test('a page that nothing had to be loaded for is shown from its top too', () => {
  const { show, brought } = open(page('hub'));
  show(page('form'));
  expect(brought()).toEqual([AT_TOP]);
});

test('after going back a page is scrolled to where it was left', () => {
  const { show, scroll, brought } = open(page('hub'));
  scroll(200);
  show(page('form'));
  scroll(740);
  brought();
  show(page('hub', { isReturn: true }));
  expect(brought()).toEqual([{ top: 200, behavior: 'instant' }]);
  show(page('form', { isReturn: true }));
  expect(brought()).toEqual([{ top: 740, behavior: 'instant' }]);
});

test('a page that was never scrolled, or of before a reload, is shown from its top', () => {
  const { show, brought } = open(page('form'));
  show(page('hub', { isReturn: true }));
  expect(brought()).toEqual([AT_TOP]);
});

test('another address of the same page moves nothing, and keeps the place', () => {
  const { show, scroll, brought } = open(page('hub'));
  scroll(200);
  show(page('asked', { pathname: '/hub' }));
  expect(brought()).toEqual([]);
  show(page('form'));
  brought();
  show(page('asked', { pathname: '/hub', isReturn: true }));
  expect(brought()).toEqual([{ top: 200, behavior: 'instant' }]);
});
