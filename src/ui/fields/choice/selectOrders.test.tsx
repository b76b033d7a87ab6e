import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderField } from '@/testing/render/renderField';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import type { Option } from './choiceOf';
import { SelectField } from './SelectField';

const ROUNDS = rounds(1_000);
const UNKNOWN = 'Pilihan tidak dikenal';

const names = ['BCA', 'Mandiri', 'BNI', 'BRI', 'BTN', 'CIMB Niaga', 'Danamon', 'Permata', 'Panin'];
const banks = names.map((name, index) => ({ id: index + 1, name: `Bank ${name}` }));

/** States of one list: on its way, as it came, in another order, shorter, longer, with other names. */
const LISTS: readonly (readonly Option[] | undefined)[] = [
  undefined,
  banks,
  banks.toReversed(),
  banks.slice(2, 6),
  [{ id: 10, name: 'Bank Aceh' }, ...banks],
  banks.map(({ id, name }) => ({ id, name: `${name} Tbk` })),
];
const TYPED = ['b', 'ban', 'niaga', 'man', 'bank b', 'zzz', 'tbk', 'BANKBNI', ' bank btn', ''];
const KEYS = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

const plain = (text: string) => text.replaceAll(' ', '').toLowerCase();

let arrive: (list: readonly Option[] | undefined) => void;

function BankField() {
  const [options, setOptions] = useState<readonly Option[] | undefined>(banks);
  useEffect(() => {
    arrive = setOptions;
  }, []);
  return <SelectField name="bank" label="Bank" options={options} />;
}

test(`C3: over ${ROUNDS} orders of searching, choosing, leaving and lists that come late, again or changed, the one that was pointed at or typed is chosen, shown and kept, and text that matches none stays (seed ${SEED})`, async () => {
  const { values } = renderField(<BankField />, { bank: null as number | null });
  let list = banks as readonly Option[] | undefined;
  let chosen = null as Option['id'] | null;
  /** Text that is no choice, and whether it was left in the field. */
  let typed = null as string | null;
  let isBlurred = false;
  const counts = { pointed: 0, found: 0, taken: 0, unfit: 0 };

  const input = () => screen.getByLabelText<HTMLInputElement>('Bank', { selector: 'input' });
  const offered = () => screen.queryAllByRole('option');
  const idOf = (name: string | null) =>
    list?.find((option) => option.name === name)?.id ?? (name === UNKNOWN ? chosen : null);
  const pointedAt = (): string | null => {
    const active = input().getAttribute('aria-activedescendant');
    return offered().find(({ id }) => id === active)?.textContent ?? null;
  };

  const chosenName = () =>
    chosen === null ? '' : (list?.find(({ id }) => id === chosen)?.name ?? UNKNOWN);
  const meantBy = (text: string): Option['id'] | null | undefined => {
    if (plain(text) === '') return null;
    if (plain(text) === plain(chosenName())) return chosen;
    const named = list?.filter(({ name }) => plain(name) === plain(text)) ?? [];
    const offeredFor = (search: string) =>
      list?.filter(({ name }) => name.toLowerCase().includes(search)) ?? [];
    const [only, ...more] = named.length > 0 ? named : offeredFor(text.trim().toLowerCase());
    return more.length > 0 ? undefined : only?.id;
  };
  const judge = () => {
    if (!isBlurred || typed === null || list === undefined) return;
    const meant = meantBy(typed);
    counts[meant === undefined ? 'unfit' : 'taken'] += 1;
    if (meant === undefined) return;
    chosen = meant;
    typed = null;
  };

  const deedsOf = ({ pick }: History): Readonly<Record<string, () => void>> => ({
    search: () => {
      const text = pick(TYPED);
      if (list === undefined || input().value === text) return;
      act(() => input().focus());
      fireEvent.change(input(), { target: { value: text } });
      typed = text;
      isBlurred = false;
      const [named, ...others] = list.filter(({ name }) => plain(name) === plain(text));
      if (named !== undefined && others.length === 0) chosen = named.id;
    },
    press: () => {
      const key = pick(KEYS);
      const pointed = pointedAt();
      if (key === 'Enter' && pointed !== null) {
        chosen = idOf(pointed);
        typed = null;
        counts.pointed += 1;
      } else if (key === 'Enter') isBlurred = true;
      // Escape on a closed list empties the field, where there is nothing to be closed.
      if (
        key === 'Escape' &&
        list !== undefined &&
        input().getAttribute('aria-expanded') !== 'true'
      )
        return;
      fireEvent.keyDown(input(), { key });
    },
    click: () => {
      const option = pick(offered());
      if (!(option as HTMLElement | undefined)) return;
      chosen = idOf(option.textContent);
      typed = null;
      fireEvent.click(option);
      counts.found += 1;
    },
    leave: () => {
      isBlurred = true;
      act(() => input().blur());
    },
    list: () => {
      list = pick(LISTS);
      // Its input goes with it.
      if (list === undefined) isBlurred = true;
      act(() => arrive(list));
    },
  });

  await playHistories(ROUNDS, (history) => {
    const { pick, wrong } = history;
    const deeds = deedsOf(history);
    for (let step = 0; step < 5; step += 1) {
      const deed = pick(['search', 'press', 'press', 'click', 'leave', 'list']);
      deeds[deed]?.();
      judge();
      const { bank } = values();
      if (bank !== chosen) wrong.push(`${deed}: ${bank} is kept for ${chosen}`);
      for (const option of offered())
        if (idOf(option.textContent) === null) wrong.push(`${option.textContent} is old`);
    }
    deeds['leave']?.();
    judge();
    const wanted = typed ?? (list === undefined ? '' : chosenName());
    if (input().value !== wanted) wrong.push(`${input().value} is shown for ${wanted}`);
    const isSaid = screen.queryByText('Pilih dari daftar') !== null;
    if (isSaid !== (typed !== null && list !== undefined)) wrong.push(`${typed} said: ${isSaid}`);
  });
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(ROUNDS / 20);
});
