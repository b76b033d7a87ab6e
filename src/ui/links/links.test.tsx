import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { goodAddresses, hostileAddresses } from '@/testing/oracle/addresses';
import { renderScreen } from '@/testing/render/renderScreen';
import { AppLink } from './AppLink';
import { AppNavLink } from './AppNavLink';
import { AskingLink } from './AskingLink';
import { MailLink, PhoneLink } from './ContactLink';
import { ObjectImage } from './ObjectImage';
import { ObjectLink } from './ObjectLink';
import { Redirect } from './Redirect';
import { redirectTo } from './redirectTo';
import { SiteLink } from './SiteLink';
import { useGoTo } from './useGoTo';

const START = 'Halaman awal';
const HERE = 'Di sini';

/** The start of the app, and another page with these parts on it. */
const at = (part: React.ReactElement) =>
  renderScreen(
    <main>
      <h1>{HERE}</h1>
      {part}
    </main>,
    { path: '/here', route: '/here', routes: [{ path: '/', element: <h1>{START}</h1> }] },
  );

test('X2: no kind of link or picture holds a hostile address', async () => {
  await at(
    <>
      {hostileAddresses.map((address, index) => (
        <p key={index}>
          <AppLink to={address}>a</AppLink>
          <AppNavLink to={address} className="">
            b
          </AppNavLink>
          <AskingLink href={address}>c</AskingLink>
          <SiteLink href={address}>d</SiteLink>
          {!address.startsWith('blob:') && (
            <>
              <ObjectLink url={address} fileName="e">
                e
              </ObjectLink>
              <ObjectImage url={address} alt="f" />
            </>
          )}
        </p>
      ))}
    </>,
  );
  const held = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('img')].map((element) =>
    element.getAttribute(element.tagName === 'IMG' ? 'src' : 'href'),
  );
  // Pages of the app whose query was refused are left with none.
  expect(held.filter((address) => !/^\/[a-z]/.test(address ?? ''))).toEqual([]);
});

test('X2: whom to contact is a link only where nothing but an address or a number is in it', async () => {
  const hostile = [
    ...hostileAddresses,
    ...['a@b.id?bcc=c@d.id', 'a@b.id&body=x', 'a@b.id,c@d.id', 'a@b', 'a b@c.id', '"a"@b.id'],
    ...['0215?x=1', '*21*081234567890#', '+', '021;ext=1', '٠٢١٥٠٥٠'],
  ];
  await at(
    <>
      {hostile.map((address, index) => (
        <p key={index}>
          <MailLink email={address} />
          <PhoneLink phone={address} />
        </p>
      ))}
    </>,
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  [<MailLink email="tim.bantuan+bos@bos-id.co.id" />, 'mailto:tim.bantuan+bos@bos-id.co.id'],
  [<PhoneLink phone="+62 21-5050 5050" />, 'tel:+622150505050'],
  [<PhoneLink phone="02150505050" />, 'tel:02150505050'],
])('a mail address and a phone number lead to where one writes and calls', async (part, href) => {
  await at(part);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('X2: good addresses are links, to the app by its router and to sites without a trace', async () => {
  const good = (kind: string) => goodAddresses.filter((each) => each.kind === kind);
  await at(
    <>
      {good('internal').map(({ address }) => (
        <AppLink key={address} to={address}>
          {address}
        </AppLink>
      ))}
      {good('external').map(({ address }) => (
        <SiteLink key={address} href={address}>
          {address}
        </SiteLink>
      ))}
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(goodAddresses.length);
  const outside = links.filter((link) => /^http/.test(link.getAttribute('href') ?? ''));
  expect(outside).toHaveLength(good('external').length);
  for (const link of outside) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('X3: a link to another site asks first, for the middle button too, and names the site', async () => {
  const { user } = await at(
    <AskingLink href="https://app.bos.test/loan">Pengajuan Pinjaman</AskingLink>,
  );
  const link = screen.getByRole('link', { name: 'Pengajuan Pinjaman' });
  expect(
    fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true })),
  ).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Tinggalkan BOS?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(link);
  expect(await screen.findByText('app.bos.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buka situs' })).toHaveAttribute(
    'href',
    'https://app.bos.test/loan',
  );
});

test('X3: the question about another site ends with the page that asked it', async () => {
  const link = <AskingLink href="https://app.bos.test/loan">Pengajuan Pinjaman</AskingLink>;
  const { user, router } = await at(link);
  await user.click(screen.getByRole('link', { name: 'Pengajuan Pinjaman' }));
  await screen.findByRole('dialog', { name: 'Tinggalkan BOS?' });
  // The next page may show the same link, as a menu does.
  await act(() => router.navigate('/here?page=2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Pengajuan Pinjaman' })).toBeVisible();
});

function GoesByItself({ to }: { to: string }) {
  const goTo = useGoTo();
  useEffect(() => void goTo(to), [goTo, to]);
  return null;
}

function GoesWhenAsked({ to }: { to: string }) {
  const goTo = useGoTo();
  return (
    <button type="button" onClick={() => void goTo(to)}>
      Pergi
    </button>
  );
}

const hostile = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test/',
  ['java', 'script:alert(1)'].join(''),
  '/bos/..//evil.test',
  '\t//evil.test',
  '/\ud800',
  '',
];

test.each(hostile)('X4: %j in an effect leads to the start, and nothing breaks', async (to) => {
  await at(<GoesByItself to={to} />);
  expect(await screen.findByRole('heading', { name: START })).toBeVisible();
});

test.each(hostile)('X4: %j in a handler leads to the start, and nothing breaks', async (to) => {
  const { user } = await at(<GoesWhenAsked to={to} />);
  await user.click(screen.getByRole('button', { name: 'Pergi' }));
  expect(await screen.findByRole('heading', { name: START })).toBeVisible();
});

test.each(hostile)('X4: %j as a redirect leads to the start, and nothing breaks', async (to) => {
  await at(<Redirect to={to} />);
  expect(await screen.findByRole('heading', { name: START })).toBeVisible();
});

test.each(hostile)('X4: %j as the redirect of a loader leads to the start', (to) => {
  expect(redirectTo(to, { isPush: false }).headers.get('Location')).toBe('/');
});
