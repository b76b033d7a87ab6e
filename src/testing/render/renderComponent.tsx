import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';
import { RouterWithLinks } from '@/ui/links/RouterWithLinks';

/** Renders a component of `src/ui`, which needs messages and a router but no store. */
export function renderComponent(component: ReactElement) {
  const texts = makeTexts({ productName: 'BOS' });
  const router = createMemoryRouter([{ path: '*', element: component }]);
  const view = render(
    <TextProvider texts={texts}>
      <RouterWithLinks router={router} />
    </TextProvider>,
  );
  return { ...view, texts, router, user: userEvent.setup() };
}
