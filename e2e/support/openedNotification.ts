import type { Locator, Page } from '@playwright/test';

/** The notification that is open beside the list, from 1280 px. */
export const openedNotification = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Tutup', exact: true }) });
