import { allowOwnReloads, isPageLeaving, reloadPage } from './page';

/** Whether the browser would ask before leaving the page. */
const asksBeforeClosing = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('N6: a page that asks before it is closed does not ask when the app itself reloads it', () => {
  // jsdom cannot reload a page, and logs that.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  allowOwnReloads();
  window.addEventListener('beforeunload', (event) => event.preventDefault());
  expect(asksBeforeClosing()).toBe(true);
  reloadPage();
  expect(asksBeforeClosing()).toBe(false);
});

test('a page that the browser shows again after it was left asks as before', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  allowOwnReloads();
  reloadPage();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(isPageLeaving()).toBe(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isPageLeaving()).toBe(false);
});
