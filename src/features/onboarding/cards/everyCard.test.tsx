import { screen, waitFor, within } from '@testing-library/react';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/everySubStep';
import { MANNERS, type Manner } from '@/testing/manners';
import { mock } from '@/testing/mock';
import { callCount, openSubStep, writesSince, type App } from '@/testing/saves';
import { definitionOf } from '../steps/registry';

const SLOW_MS = 300;

/** Lists of records that save themselves; the months of statements are uploads, and no cards. */
const CASES = eachSubStep.filter(
  ({ place: { subStep } }) =>
    subStep.id !== 'review' &&
    subStep.id !== 'bank-statements' &&
    definitionOf(subStep.id).kind === 'list',
);

const cards = () => screen.findAllByRole('article');

async function openFirst({ user }: App): Promise<HTMLElement> {
  const [card] = await cards();
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Ubah' }));
  return screen.findByRole('button', { name: /^Simpan (?!&)/ });
}

/** What is typed into a first card to make it another one; a list without a line here fails. */
const CHANGES: Readonly<Record<string, readonly [label: string, typed: string]>> = {
  banks: ['Cabang', 'KC Baru'],
  collateral: ['Keterangan', 'Kapal motor di Paotere'],
  'financial-statements': ['Tahun', '2021'],
  'management-shareholders': ['Nama', 'Nama Baru'],
};

async function change({ user }: App, subStepId: string): Promise<void> {
  const [label = '', typed = ''] = CHANGES[subStepId] ?? [];
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, typed);
}

async function askToDelete({ user }: App): Promise<HTMLElement> {
  const all = await cards();
  await user.click(within(all.at(-1) as HTMLElement).getByRole('button', { name: 'Hapus' }));
  return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' });
}

const methodsSince = async (since: number): Promise<string[]> =>
  (await writesSince(since)).map(({ method }) => method);

async function slowDown({ isSlow }: Manner): Promise<void> {
  if (isSlow) await mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS });
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => mock.clearFaults());
// The tests of other files begin where they leave the mock.
afterAll(() => mock.reset('default'));

test('every list of cards is among them', () => {
  const ids = CASES.map(({ place }) => place.subStep.id);
  expect([...new Set(ids)].sort()).toEqual([
    'banks',
    'collateral',
    'financial-statements',
    'management-shareholders',
  ]);
});

test.each(CASES)('C1: a card of $name is stored once, however it is asked to', async (each) => {
  const app = await openSubStep(each);
  for (const manner of MANNERS) {
    const button = await openFirst(app);
    await slowDown(manner);
    const since = await callCount();
    await manner.press(app.user, button);
    await waitFor(() => expect(button).not.toBeInTheDocument(), { timeout: 5_000 });
    await mock.clearFaults();
    expect([manner.name, await methodsSince(since)]).toEqual([manner.name, ['PUT']]);
  }
});

test.each(CASES)('C1: a card of $name is removed once, however it is asked to', async (each) => {
  for (const manner of MANNERS) {
    await mock.reset(BEFORE_THE_REVIEW);
    const app = await openSubStep(each);
    const button = await askToDelete(app);
    await slowDown(manner);
    const since = await callCount();
    await manner.press(app.user, button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
      timeout: 5_000,
    });
    await waitFor(async () => expect(await methodsSince(since)).toEqual(['DELETE']));
    await mock.clearFaults();
    expect([manner.name, await methodsSince(since)]).toEqual([manner.name, ['DELETE']]);
    app.unmount();
  }
});

test.each(CASES)(
  'C2: a card of $name that failed says so, and is stored by another try',
  async (each) => {
    const app = await openSubStep(each);
    const button = await openFirst(app);
    await change(app, each.place.subStep.id);
    await mock.addFault({ method: 'PUT', path: '/user/*', status: 500 });
    await app.user.click(button);
    expect(await screen.findByText(/Isian Anda aman/)).toBeVisible();
    expect(button).toBeEnabled();
    await mock.clearFaults();
    const since = await callCount();
    await app.user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(await methodsSince(since)).toEqual(['PUT']);
  },
);
