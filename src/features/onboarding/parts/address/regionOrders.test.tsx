import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { holdCalls, type PausedCall } from '@/testing/mock/holdResponses';
import { settleAll } from '@/testing/render/settle';
import { renderScreen } from '@/testing/render/renderScreen';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { playHistories } from '@/testing/exploration/histories';
import { ordersOf } from '@/testing/exploration/ordersOf';
import { rounds, SEED } from '@/testing/exploration/sample';
import { Form } from '@/ui/forms/Form';
import { useFormContext } from '@/ui/forms/formContext';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { useFormValue } from '@/ui/forms/useFormValue';
import { companyAddressStep } from '../../steps/company-address/definition';
import { bodiesOf } from '@/testing/oracle/judged';
import { valueAt } from '@/testing/oracle/paths';
import { AddressFields } from './AddressFields';
import { chooseRegion, type RegionLevel } from './chooseRegion';
import { addressGroup, type AddressValues } from './addressGroup';
import { useRegionLists, type RegionLists } from './useRegionLists';

const ROUNDS = rounds(100);
const STEPS = 10;
const group = addressGroup();
const GROUPS = ['company', 'warehouse'] as const;
type Group = (typeof GROUPS)[number];

/** The lists of this test: what is below a region has its id in front. */
const LEVELS = [
  { level: 'provinceId', list: 'provinces', parent: null, label: 'Provinsi' },
  { level: 'cityId', list: 'cities', parent: 'province_id', label: 'Kota/Kabupaten' },
  { level: 'districtId', list: 'districts', parent: 'city_id', label: 'Kecamatan' },
  { level: 'villageId', list: 'villages', parent: 'district_id', label: 'Kelurahan/Desa' },
] as const;

const nameOf = (id: number): string => `Wilayah ${id}`;
const postalCodeOf = (village: number): string => String(village % 100_000).padStart(5, '0');

const regionsBelow = (parent: number) =>
  [1, 2, 3].map((number) => {
    const id = parent * 10 + number;
    return { id, name: nameOf(id), postal_code: postalCodeOf(id) };
  });

const provinces = Array.from({ length: 30 }, (_, index) => ({
  id: index + 11,
  name: nameOf(index + 11),
}));

/** Requested lists that are held back, by the region above them; 0 is the country. */
let held: PausedCall<number>[] = [];

beforeEach(() => {
  held = holdCalls(({ pathname, searchParams }) => {
    const asked = LEVELS.find(({ list }) => pathname.endsWith(`/api/master/${list}`));
    if (!asked) return null;
    return asked.parent === null ? 0 : Number(searchParams.get(asked.parent));
  });
});

interface Remote {
  address: AddressValues;
  lists: RegionLists;
  choose(level: RegionLevel, id: number): void;
}

/** What drives each group: it chooses as the list on screen does. */
const drivers = new Map<Group, Remote>();

function Driver({ name }: { name: Group }) {
  const { setValue } = useFormContext();
  const address = useFormValue(name) as AddressValues;
  const lists = useRegionLists(address);
  useEffect(() => {
    const villages = lists.villages.options ?? [];
    const choose = (level: RegionLevel, id: number) =>
      setValue(name, chooseRegion(address, level, id, villages));
    drivers.set(name, { address, lists, choose });
  });
  return null;
}

const context = contextWith();
const rules = companyAddressStep.schema(context);
const begun = { ...companyAddressStep.initialValues(context), hasWarehouse: true };

/** The part of the page of each group, looked for once. */
const parts = new Map<Group, HTMLElement>();

async function open() {
  await renderScreen(
    <Form initialValues={begun} schema={rules} onSubmit={() => Promise.resolve()}>
      {GROUPS.map((name) => (
        <fieldset key={name} aria-label={name}>
          <AddressFields name={name} group={group} />
          <Driver name={name} />
        </fieldset>
      ))}
    </Form>,
    { signedInAs: 'borrower.corporate@bos.test' },
  );
  await screen.findAllByRole('combobox', { name: 'Kelurahan/Desa' });
  await waitFor(() => expect(held).toHaveLength(1));
  held.pop()?.answer(provinces);
  for (const name of GROUPS) parts.set(name, screen.getByRole('group', { name }));
  await settleAll();
}

const driverOf = (group: Group): Remote => {
  const found = drivers.get(group);
  if (!found) throw new Error(`Nobody is at ${group}`);
  return found;
};

const choose = (group: Group, level: RegionLevel, id: number) =>
  act(() => driverOf(group).choose(level, id));

/** Both addresses, as the form has them now. */
const typed = () => ({
  company: driverOf('company').address,
  warehouse: driverOf('warehouse').address,
});

const boxIn = (group: Group, label: string) =>
  within(parts.get(group) ?? document.body).getByLabelText<HTMLInputElement>(label, {
    selector: 'input',
  });

/**
 * Fields that are said to be wrong and are not; and those of a form that was just tried to be sent, at
 * which not is said what is wrong, though they could be filled in.
 */
function misjudgedIn(group: Group, isJustSent: boolean): string[] {
  const errors = errorsBySchema(rules, { ...begun, ...typed() });
  const fields = [
    ...LEVELS.map(({ level, label }) => [`${group}.${level}`, label] as const),
    [`${group}.postalCode`, 'Kode Pos'] as const,
  ];
  return fields.flatMap(([path, label]) => {
    const box = boxIn(group, label);
    const isSaid = box.ariaInvalid === 'true';
    const isWrong = errors[path] !== undefined;
    const isWaiting = box.disabled || box.placeholder === 'Memuat…';
    const isMisjudged = isSaid ? !isWrong || isWaiting : isWrong && isJustSent && !isWaiting;
    return isMisjudged ? [`${path} is said to be wrong: ${isSaid}`] : [];
  });
}

/** What is offered or seen of a group and belongs to another parent than the one that is chosen. */
function staleIn(group: Group): string[] {
  const { address, lists } = driverOf(group);
  return LEVELS.flatMap(({ level, list, label }, index) => {
    const parent = index === 0 ? null : address[LEVELS[index - 1]?.level ?? 'provinceId'];
    const id = address[level];
    const offered = (lists[list].options ?? []).map((option) => option.id);
    const isOf = (region: number) => parent === null || Math.floor(region / 10) === parent;
    const seen = boxIn(group, label).value;
    const isSeenRight = ['', 'Sudah dipilih', id === null ? '' : nameOf(id)].includes(seen);
    return [
      ...(index > 0 && !offered.every(isOf) ? [`${group} ${label} offers another's`] : []),
      ...(index > 0 && id !== null && !isOf(id) ? [`${group} ${label} holds another's`] : []),
      ...(isSeenRight ? [] : [`${group} ${label} shows ${seen}`]),
    ];
  });
}

test.each(ordersOf([11, 12, 13, 14]))(
  'C3: cities of four provinces that come in the order %d, %d, %d, %d: each group has its own alone',
  async (...order) => {
    await open();
    for (const province of [11, 12, 13, 14]) choose('company', 'provinceId', province);
    for (const province of [14, 13, 12, 11]) choose('warehouse', 'provinceId', province);
    await settleAll();
    for (const province of order) {
      const question = await waitFor(() => {
        const found = held.find(({ name }) => name === province);
        if (!found) throw new Error(`Nobody has asked for ${province}`);
        return found;
      });
      question.answer(regionsBelow(province));
      await settleAll();
      expect(GROUPS.flatMap(staleIn)).toEqual([]);
    }
    for (const [group, province] of [
      ['company', 14],
      ['warehouse', 11],
    ] as const) {
      const offered = () => driverOf(group).lists.cities.options?.map(({ name }) => name);
      const wanted = regionsBelow(province).map(({ name }) => name);
      await waitFor(() => expect(offered()).toEqual(wanted));
      expect(boxIn(group, 'Provinsi')).toHaveValue(nameOf(province));
    }
  },
);

test(`C3, C4: over ${ROUNDS * STEPS} choices and answers in any order, no region of another parent is offered, seen or sent, and no error is of another region (seed ${SEED})`, async () => {
  await open();
  let villages = 0;

  await playHistories(ROUNDS, async ({ below, pick, wrong }) => {
    for (let step = 0; step < STEPS; step += 1) {
      const group = pick(GROUPS);
      if (held.length > 0 && below(10) < 4) {
        const [late] = held.splice(below(held.length), 1);
        if (late) late.answer(regionsBelow(late.name));
        await settleAll();
      } else {
        const { lists } = driverOf(group);
        const offered = LEVELS.filter(({ list }) => (lists[list].options ?? []).length > 0);
        // Mostly the lowest list that there is, so that villages are reached.
        const at = below(10) < 7 ? offered.at(-1) : pick(offered);
        const region = at && pick(lists[at.list].options ?? []);
        if (at && region) choose(group, at.level, region.id);
        await settleAll();
      }
      const isSent = below(10) < 4;
      if (isSent) fireEvent.submit(boxIn('company', 'Kode Pos'));
      await settleAll();
      for (const what of GROUPS.flatMap((each) => [...staleIn(each), ...misjudgedIn(each, isSent)]))
        wrong.push(what);

      const { villageId, postalCode } = driverOf(group).address;
      const wanted = villageId === null ? '' : postalCodeOf(villageId);
      if (postalCode !== wanted) wrong.push(`${group} has the postal code ${postalCode}`);
      if (villageId === null) continue;
      villages += 1;
      const body = bodiesOf(companyAddressStep, { ...begun, ...typed() }, context);
      const sent = valueAt(body, `detail.addresses.${group}.village_id`);
      const seen = boxIn(group, 'Kelurahan/Desa').value;
      if (sent !== villageId || seen !== nameOf(villageId)) wrong.push(`${seen} is sent`);
    }
  });
  expect(villages).toBeGreaterThan((ROUNDS * STEPS) / 20);
});
