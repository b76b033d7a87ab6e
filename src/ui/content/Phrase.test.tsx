import { act, screen } from '@testing-library/react';
import { messageRef } from '@/primitives/messageRef';
import { renderComponent } from '@/testing/render/renderComponent';
import { Button } from '../buttons/Button';
import { ErrorState } from '../feedback/ErrorState';
import { ToastCard } from '../feedback/ToastCard';
import { FieldFrame } from '../fields/FieldFrame';
import { MenuLink } from '../layout/MenuLink';
import { Page } from '../layout/Page';

const TOAST = { id: 1, kind: 'info', title: messageRef('common.online.title') } as const;

const PLACES = [
  [
    'a toast',
    <ToastCard
      key=""
      toast={{ ...TOAST, body: messageRef('versions.stored') }}
      onClose={() => undefined}
    />,
    'App ready to work offline',
  ],
  ['a button', <Button key="">Back to Login</Button>, 'Back to Login'],
  ['an error page', <ErrorState key="" message="Something went wrong" />, 'Something went wrong'],
  [
    'a field',
    <FieldFrame key="" id="rt" name="rt" label="RT/RW" error="Invalid RT/RW format">
      {null}
    </FieldFrame>,
    'Invalid RT/RW format',
  ],
  [
    'a menu',
    <MenuLink key="" item={{ id: 'information', label: 'Borrower Information', to: '/' }} />,
    'Borrower Information',
  ],
  [
    'a page',
    <Page key="" title="Borrower Information">
      {null}
    </Page>,
    'Borrower Information',
  ],
] as const;

test.each(PLACES)(
  'A12: English in %s is marked as such, until the page is English',
  async (_where, part, text) => {
    const { texts } = renderComponent(part);
    const isMarked = () =>
      screen.getByText(text).matches('[lang=en]:not(html), [lang=en]:not(html) *');
    expect(isMarked()).toBe(true);
    await act(() => texts.setLanguage('en'));
    expect(isMarked()).toBe(false);
  },
);

test('A12: Indonesian is not marked', () => {
  renderComponent(<Button>Simpan</Button>);
  expect(screen.getByText('Simpan')).not.toHaveAttribute('lang');
});
