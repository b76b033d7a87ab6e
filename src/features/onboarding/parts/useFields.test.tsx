import { screen } from '@testing-library/react';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { renderComponent } from '@/testing/render/renderComponent';
import { Form } from '@/ui/forms/Form';
import { MoneyField } from '@/ui/fields/number/MoneyField';
import { TextField } from '@/ui/fields/text/TextField';
import { employment } from '../steps/employment/form';
import { MasterField } from './MasterField';
import { useFields } from './useFields';

const context = contextWith();

/** Lines that must not compile; `npm run check` compiles this file and expects an error in each. */
export function Refused() {
  const { field } = useFields(employment, context);
  return (
    <>
      {/* @ts-expect-error a field that the table does not have */}
      <TextField {...field('department')} />
      {/* @ts-expect-error an amount of money in a field for texts */}
      <TextField {...field('incomeAmount')} />
      {/* @ts-expect-error a choice in a field for texts */}
      <TextField {...field('positionId')} />
      {/* @ts-expect-error a text in a field for money */}
      <MoneyField {...field('companyName')} />
      {/* @ts-expect-error a text in a field for choices */}
      <MasterField {...field('companyName')} />
    </>
  );
}

function Fields() {
  const { field } = useFields(employment, context);
  return <TextField {...field('division')} />;
}

test('a field takes its name, its label and whether it is optional from its table', () => {
  renderComponent(
    <Form
      initialValues={{ ...employment.initialValues(context), division: 'Gudang' }}
      onSubmit={() => Promise.resolve()}
    >
      <Fields />
    </Form>,
  );
  expect(screen.getByLabelText('Divisi')).toHaveValue('Gudang');
  expect(screen.getByText('Opsional')).toBeVisible();
});
