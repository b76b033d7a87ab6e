import { screen, waitFor, within } from '@testing-library/react';
import { flows } from '@/domain/onboarding/flows/all';
import { maskDigits, groupForReading } from '@/domain/money/masking';
import { visibleSteps } from '@/domain/onboarding/visibleSteps';
import { sampleOf } from '@/testing/exploration/sample';
import { changeDetail } from '@/testing/mock/changeDetail';
import { mock } from '@/testing/mock/mock';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { ask } from '@/testing/onboarding/renderFormStep';
import { renderApp } from '@/testing/render/renderApp';

beforeEach(() => mock.reset());

const INFORMATION = '/settings/information';

const people = [
  ['active.borrower', 'Borrower Information', 'borrowerIndividuNonPartner'],
  ['active.corporate', 'Borrower Information', 'borrowerCorporateNonPartner'],
  ['active.funder', 'Funder Information', 'funderIndividu'],
  ['active.funder.corporate', 'Funder Information', 'funderCorporate'],
  ['active.partner', 'Trade Checking Information', 'partner'],
] as const;

const openAs = async (name: string, path = INFORMATION) => {
  const view = await renderApp(path, `${name}@bos.test`);
  await screen.findByRole('heading', { level: 1 });
  return view;
};

/** As the back office has given a borrower to a partner. */
const givePartner = (name: string) =>
  changeDetail(`${name}@bos.test`, (detail) => {
    detail.partner_id = 301;
  });

const variants = [
  ...people,
  ['active.borrower', 'Borrower Information', 'borrowerIndividuDirectPartner'],
  ['active.corporate', 'Borrower Information', 'borrowerCorporateDirectPartner'],
] as const;

test.each(sampleOf(variants, 3, 'variants'))(
  '%s, with the title %s, sees the answers of every sub-step of %s, and can edit none',
  async (name, title, variant) => {
    if (variant.endsWith('DirectPartner')) await givePartner(name);
    await openAs(name);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await screen.findByRole('region', { name: 'Rekening Bank' });
    const detail = (await ask(() => mock.db())).users.find(
      ({ email }) => email === `${name}@bos.test`,
    );
    const facts = { maritalStatusId: detail?.information.marital_status_id ?? null };
    const titles = visibleSteps(flows[variant], facts)
      .flatMap(({ positions }) => positions)
      .filter(({ subStep }) => subStep.id !== 'review')
      .map(({ subStep }) => inIndonesian(subStep.titleKey));
    const regions = screen.getAllByRole('region').map((region) => region.textContent);
    for (const each of titles) expect(regions.some((text) => text.startsWith(each))).toBe(true);
    expect(screen.queryByRole('link', { name: /^Ubah / })).not.toBeInTheDocument();
  },
);

test('the consent of a merchant’s user is among the answers', async () => {
  await changeDetail('active.borrower@bos.test', ({ documents }) => {
    documents.merchant_user_consent = { file_name: 'persetujuan.pdf', path_url: '/files/p' };
  });
  await openAs('active.borrower');
  const card = await screen.findByRole('region', { name: 'Persetujuan merchant' });
  expect(within(card).getByText('persetujuan.pdf')).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'Isi halaman ini' });
  expect(within(contents).getByRole('link', { name: 'Persetujuan merchant' })).toBeInTheDocument();
});

/** Every NIK, NPWP and account number that the server has of a user. */
async function sensitiveNumbers(email: string): Promise<string[]> {
  const { users, bank_accounts, shareholders, pics } = await ask(() => mock.db());
  const user = users.find((each) => each.email === email)!;
  const own = <Row extends { user_id: number }>(rows: Row[]) =>
    rows.filter(({ user_id }) => user_id === user.id);
  const people = [
    user.information,
    user.spouse,
    ...own(shareholders),
    ...own(pics).map(({ information }) => information),
  ];
  return [
    ...people.flatMap((person) => [person.nik, person.npwp]),
    ...own(bank_accounts).map(({ account_no }) => account_no),
  ].filter((number): number is string => Boolean(number));
}

/** The settings pages of a user, each with a text that comes with its data. */
const pagesOf = (name: string): [page: string, arrived: string][] => [
  ['information', 'Rekening Bank'],
  ['document', 'Unduh berkas'],
  ['bank-account', 'Rekening 1'],
  ...(/corporate|partner/.test(name)
    ? ([['shareholder', 'Total kepemilikan']] satisfies [string, string][])
    : []),
];

test.each(sampleOf(people, 2, 'masked'))(
  'P8: no page of the settings of %s shows a NIK, NPWP or account number before it is asked for',
  async (name) => {
    const email = `${name}@bos.test`;
    const numbers = await sensitiveNumbers(email);
    expect(numbers.length).toBeGreaterThan(1);
    const seen: string[] = [];
    for (const [page, arrived] of pagesOf(name)) {
      const { unmount } = await openAs(name, `/settings/${page}`);
      await screen.findAllByText(arrived);
      seen.push(document.body.textContent);
      unmount();
    }
    const digits = seen.join(' ').replace(/[^\d•]/g, '');
    for (const number of numbers) {
      expect(digits).not.toContain(number.replace(/\D/g, ''));
      expect(seen.join(' ')).toContain(maskDigits(number));
    }
  },
);

test('P8: a number is shown to a user who asks for it, and is hidden again', async () => {
  const { user } = await openAs('active.funder');
  const [nik = ''] = await sensitiveNumbers('active.funder@bos.test');
  const identity = within(await screen.findByRole('region', { name: 'Identitas' }));
  const button = identity.getAllByRole('button', { name: 'Tampilkan' })[0]!;
  await user.click(button);
  expect(identity.getByText(groupForReading(nik))).toBeVisible();
  await user.click(identity.getByRole('button', { name: 'Sembunyikan' }));
  expect(identity.queryByText(groupForReading(nik))).not.toBeInTheDocument();
});

test('a link of the contents leads to its answers', async () => {
  const { user } = await openAs('active.funder');
  const contents = within(await screen.findByRole('navigation', { name: 'Isi halaman ini' }));
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation();
  await user.click(contents.getByRole('link', { name: 'Rekening Bank' }));
  const [target] = scrolled.mock.contexts as HTMLElement[];
  expect(target).toContainElement(screen.getByRole('region', { name: 'Rekening Bank' }));
  expect(target).toHaveFocus();
});

test('what does not load says so below the heading, and is asked for again', async () => {
  await mock.addFault({ method: 'GET', path: '*/user/banks', status: 500, times: 1 });
  const { user } = await openAs('active.funder');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Data belum dapat dimuat' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('region', { name: 'Rekening Bank' })).toBeVisible();
});

test('the page can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await openAs('active.funder');
  await user.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the settings lead to their first page, and a user who has no shareholders has no such page', async () => {
  const { router } = await openAs('active.borrower', '/settings?dari=surel');
  expect(router.state.location).toMatchObject({ pathname: INFORMATION, search: '?dari=surel' });
  const other = await openAs('active.borrower', '/settings/shareholder');
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/borrower/notification'));
});
