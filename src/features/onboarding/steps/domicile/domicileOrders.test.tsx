import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Address } from '@/api/wire';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { bodiesOf } from '@/testing/oracle/judged';
import { renderScreen } from '@/testing/render/renderScreen';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { Form } from '@/ui/forms/Form';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { FormValues, OnboardingContext } from '../../model/stepDefinition';
import { addressValues, type AddressValues } from '../../parts/address/addressGroup';
import { DomicileFields } from './DomicileFields';
import { domicileStep } from './definition';
import type { DomicileValues } from './form';

const ROUNDS = rounds(100);
const STEPS = 20;

const senopati: Address = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317_407,
  village_id: 3_174_071_001,
  postal_code: '12190',
  rt_rw: '003/004',
};
const braga: Address = { ...senopati, address: 'Jalan Braga 5', postal_code: '40111' };

/** What the server holds of the KTP: nothing, an address, another one, one that is not whole. */
const CONTEXTS = [null, senopati, braga, { ...braga, rt_rw: null }].map((ktp) =>
  contextWith({ addresses: { ktp } }),
);

let hear: (context: OnboardingContext) => void;
let put: (path: string, value: unknown) => void;
let typed: AddressValues;
let sent: FormValues[] = [];

function InputDriver() {
  const { setValue } = useFormContext();
  const address = useFormValue('address') as AddressValues;
  useEffect(() => {
    put = setValue;
    typed = address;
  });
  return null;
}

function Domicile() {
  const [context, setContext] = useState(CONTEXTS[0] as OnboardingContext);
  useEffect(() => {
    hear = setContext;
  }, []);
  const submit = (values: FormValues) => {
    sent.push(bodiesOf(domicileStep, values, context)['detail'] as FormValues);
    return Promise.resolve();
  };
  return (
    <Form
      initialValues={domicileStep.initialValues(CONTEXTS[0] as OnboardingContext)}
      schema={domicileStep.schema(context)}
      onSubmit={submit}
    >
      <DomicileFields context={context} />
      <InputDriver />
    </Form>
  );
}

beforeEach(() => {
  sent = [];
  // No list is needed: chosen regions are put into the form.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      new Response(JSON.stringify({ code: 200, message: 'OK', data: [] }), {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
});

test(`C4: over ${ROUNDS * STEPS} answers, ticks of "same as KTP", KTP addresses saved elsewhere and saves, the copy, its errors and what is sent are of the KTP address of now (seed ${SEED})`, async () => {
  await renderScreen(<Domicile />, { signedInAs: 'borrower.individu@bos.test' });
  const same = screen.getByRole('checkbox', { name: 'Sama dengan alamat KTP' });
  const street = screen.getByLabelText<HTMLTextAreaElement>('Alamat');
  const postalCode = screen.getByLabelText<HTMLInputElement>('Kode Pos');
  await act(() => Promise.resolve());
  fireEvent.submit(same);

  let context = CONTEXTS[0] as OnboardingContext;
  let now = domicileStep.initialValues(context) as DomicileValues;
  const counts = { sent: 0, same: 0 };
  const edit = (change: Partial<AddressValues>) => {
    if (now.isSameAsKtp) return;
    now = { ...now, address: { ...now.address, ...change } };
    act(() => put('address', now.address));
  };

  const deedsOf = ({ pick }: History): Readonly<Record<string, () => void>> => ({
    tick: () => {
      if ((same as HTMLInputElement).disabled) return;
      now = { ...now, isSameAsKtp: !now.isSameAsKtp };
      fireEvent.click(same);
    },
    type: () => edit({ address: pick(['Jalan Dago 9', '']) }),
    replace: () => edit(pick([addressValues(senopati), { postalCode: '1' }, { villageId: null }])),
    own: () => {
      now = { ...now, homeOwnershipId: pick([1, 1, null]) };
      act(() => put('homeOwnershipId', now.homeOwnershipId));
    },
    hear: () => {
      context = pick(CONTEXTS);
      act(() => hear(context));
    },
    save: () => undefined,
  });

  await playHistories(ROUNDS, async (history) => {
    const { pick, wrong } = history;
    const deeds = deedsOf(history);
    for (let step = 0; step < STEPS; step += 1) {
      const deed = pick(Object.keys(deeds));
      deeds[deed]?.();
      if (now.isSameAsKtp) now = { ...now, address: addressValues(context.detail.addresses.ktp) };
      const errors = errorsBySchema(domicileStep.schema(context), now);
      await act(() => {
        if (deed === 'save') fireEvent.submit(same);
        return Promise.resolve();
      });

      const seen = JSON.stringify(typed);
      if (seen !== JSON.stringify(now.address)) wrong.push(`${deed}: ${seen} is shown`);
      for (const [field, path] of [
        [same, 'isSameAsKtp'],
        [street, 'address.address'],
        [postalCode, 'address.postalCode'],
      ] as const) {
        const isSaid = field.ariaInvalid === 'true';
        const isWrong = errors[path] !== undefined;
        // A save says all that is wrong; in between some of it waits for a field to be left.
        if (isSaid ? !isWrong : isWrong && deed === 'save')
          wrong.push(`${deed}: ${path} is judged ${field.ariaInvalid}`);
      }
      const isGood = deed === 'save' && Object.keys(errors).length === 0;
      const bodies = sent.splice(0);
      const wanted = isGood ? [bodiesOf(domicileStep, now, context)['detail']] : [];
      if (JSON.stringify(bodies) !== JSON.stringify(wanted))
        wrong.push(`${JSON.stringify(bodies)} is sent`);
      counts.sent += bodies.length;
      counts.same += now.isSameAsKtp ? bodies.length : 0;
    }
  });
  expect(counts.sent).toBeGreaterThan((ROUNDS * STEPS) / 50);
  expect(counts.same).toBeGreaterThan((ROUNDS * STEPS) / 100);
});
