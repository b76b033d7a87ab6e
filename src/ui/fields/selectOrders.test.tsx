import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderField } from '@/testing/render/renderField';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import type { Option } from './Combobox';
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
const TYPED = ['b', 'ban', 'niaga', 'man', 'bank b', 'zzz', 'tbk', ''];
const KEYS = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

let arrive: (list: readonly Option[] | undefined) => void;

function BankField() {
  const [options, setOptions] = useState<readonly Option[] | undefined>(banks);
  useEffect(() => {
    arrive = setOptions;
  }, []);
  return <SelectField name="bank" label="Bank" options={options} />;
}

test(`C3: over ${ROUNDS} orders of searching, choosing and lists that come late, anew or changed, the one that was pointed at is chosen, shown and kept (seed ${SEED})`, async () => {
  const { values } = renderField(<BankField />, { bank: null as number | null });
  let list = banks as readonly Option[] | undefined;
  let chosen = null as Option['id'] | null;
  const counts = { pointed: 0, found: 0 };

  const input = () => screen.getByLabelText<HTMLInputElement>('Bank', { selector: 'input' });
  const offered = () => screen.queryAllByRole('option');
  const idOf = (name: string | null) =>
    list?.find((option) => option.name === name)?.id ?? (name === UNKNOWN ? chosen : null);
  const pointedAt = (): string | null => {
    const active = input().getAttribute('aria-activedescendant');
    return offered().find(({ id }) => id === active)?.textContent ?? null;
  };

  const deedsOf = ({ pick }: History): Readonly<Record<string, () => void>> => ({
    search: () => {
      const text = pick(TYPED);
      if (list === undefined || input().value === text) return;
      act(() => input().focus());
      fireEvent.change(input(), { target: { value: text } });
      if (text === '') chosen = null;
    },
    press: () => {
      const key = pick(KEYS);
      const pointed = pointedAt();
      if (key === 'Enter' && pointed !== null) {
        chosen = idOf(pointed);
        counts.pointed += 1;
      }
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
      fireEvent.click(option);
      counts.found += 1;
    },
    leave: () => act(() => input().blur()),
    list: () => {
      list = pick(LISTS);
      act(() => arrive(list));
    },
  });

  await playHistories(ROUNDS, (history) => {
    const { pick, wrong } = history;
    const deeds = deedsOf(history);
    for (let step = 0; step < 5; step += 1) {
      const deed = pick(['search', 'press', 'press', 'click', 'leave', 'list']);
      deeds[deed]?.();
      const { bank } = values();
      if (bank !== chosen) wrong.push(`${deed}: ${bank} is kept for ${chosen}`);
      for (const option of offered())
        if (idOf(option.textContent) === null) wrong.push(`${option.textContent} is old`);
    }
    act(() => input().blur());
    const name = list?.find(({ id }) => id === chosen)?.name;
    const wanted = list === undefined || chosen === null ? '' : (name ?? UNKNOWN);
    if (input().value !== wanted) wrong.push(`${input().value} is shown for ${wanted}`);
  });
  expect(counts.pointed).toBeGreaterThan(ROUNDS / 20);
  expect(counts.found).toBeGreaterThan(ROUNDS / 20);
});
