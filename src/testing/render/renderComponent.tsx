import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';

/** Renders a component of `src/ui`, which needs messages and a router but no store. */
export function renderComponent(component: ReactElement) {
  const texts = makeTexts({ productName: 'BOS' });
  const router = createMemoryRouter([{ path: '*', element: component }]);
  const view = render(
    <TextProvider texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  return { ...view, texts, router, user: userEvent.setup() };
}
