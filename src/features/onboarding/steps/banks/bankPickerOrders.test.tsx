import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bankApi } from '@/api/bankApi';
import { given, open, save, sent } from '@/testing/onboarding/bankCards';
import { ordersOf } from '@/testing/exploration/ordersOf';
import { holdEachResponse } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';

const BCA = { id: 14, name: 'Bank Central Asia (BCA)' };
const NUMBER = '1234567890';

/** What an open card waits for: three lists to choose from, and the accounts of another tab. */
const ANSWERS = {
  banks: '/master/banks',
  types: '/master/account-types',
  remarks: '/master/remark-transfers',
  accounts: '/user/banks',
} as const;
type AnswerName = keyof typeof ANSWERS;

/** Holds these answers back, each until it is let go; accounts from when they are asked for again. */
function holdLists() {
  let isOpen = false;
  const held = holdEachResponse(({ pathname }, init) => {
    const found = Object.entries(ANSWERS).find(([, path]) => pathname.endsWith(path));
    if (found === undefined || (init?.method ?? 'GET') !== 'GET') return null;
    return found[1] === ANSWERS.accounts && !isOpen ? null : (found[0] as AnswerName);
  });
  const letGo = async (name: AnswerName): Promise<void> => {
    await waitFor(() => expect(held.map((each) => each.name)).toContain(name));
    act(() => held.find((each) => each.name === name)?.release());
  };
  return { letGo, holdAccounts: () => (isOpen = true) };
}

const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, text: string) =>
  fireEvent.change(input(label), { target: { value: text } });

function search(label: string, text: string): void {
  act(() => input(label).focus());
  type(label, text);
}

/** Searches in a list, and takes what is pointed at then. */
function choose(label: string, text: string): void {
  search(label, text);
  fireEvent.keyDown(input(label), { key: 'Enter' });
}

const PICKERS = {
  banks: { label: 'Bank', choices: ['mandiri', 'central asia'], last: BCA.name },
  types: { label: 'Jenis Rekening', choices: ['giro', 'tabungan'], last: 'Tabungan' },
  remarks: {
    label: 'Keterangan Transfer',
    choices: ['lainnya', 'usaha'],
    last: 'Operasional Usaha',
  },
} as const;

beforeEach(() => mock.reset());

test.each(ordersOf(Object.keys(ANSWERS) as AnswerName[]))(
  'C3: with %s, %s, %s and %s answered in this order, the bank, type and remark that were chosen last are shown and saved',
  async (...order) => {
    const { letGo, holdAccounts } = holdLists();
    const { user, store } = await open();
    await given(NUMBER, BCA.id);
    holdAccounts();
    await user.click(screen.getByRole('button', { name: 'Tambah Rekening' }));
    void store.dispatch(bankApi.endpoints.getBanks.initiate(undefined, { forceRefetch: true }));
    type('Nomor Rekening', NUMBER);
    fireEvent.blur(input('Nomor Rekening'));
    type('Nama Pemilik Rekening', 'Sri Wahyuni');

    const there = new Set<AnswerName>();
    for (const name of order) {
      // Somebody searches while the next answer comes, and goes back to what was chosen.
      if (there.has('banks')) search('Bank', 'niaga');
      await letGo(name);
      there.add(name);
      if (name === 'accounts') await screen.findByRole('article', { name: 'Rekening 1' });
      else await waitFor(() => expect(input(PICKERS[name].label)).toHaveRole('combobox'));
      if (there.has('banks') && name !== 'banks') {
        expect(input('Bank')).toHaveValue('niaga');
        expect(screen.getByRole('option')).toHaveTextContent(/niaga/i);
        type('Bank', BCA.name);
        act(() => input('Bank').blur());
      }
      if (name !== 'accounts')
        for (const text of PICKERS[name].choices) choose(PICKERS[name].label, text);

      for (const [list, { label, last }] of Object.entries(PICKERS))
        expect(input(label)).toHaveValue(there.has(list as AnswerName) ? last : '');
      const isKnownTwice = there.has('banks') && there.has('accounts');
      expect(input('Nomor Rekening').ariaInvalid).toBe(String(isKnownTwice));
    }

    await save(user);
    type('Nomor Rekening', '9876543210');
    await save(user);
    await screen.findByRole('article', { name: 'Rekening 2' });
    const [, call, ...more] = await sent('POST');
    expect(more).toEqual([]);
    expect(call?.body).toMatchObject({
      bank_id: BCA.id,
      account_type_id: 1,
      remark_transfer_id: 4,
    });
  },
);
