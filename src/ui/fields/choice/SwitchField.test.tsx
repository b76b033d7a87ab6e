import { screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { SwitchField } from './SwitchField';

const theSwitch = () => screen.getByRole('switch', { name: 'Memiliki gudang' });

test('a switch is turned on and off by pointer and by keyboard', async () => {
  const { user, values } = renderField(
    <SwitchField name="hasWarehouse" label="Memiliki gudang" helpText="Bila ada" hint="Terhapus" />,
    { hasWarehouse: false },
  );
  expect(theSwitch()).not.toBeChecked();
  expect(theSwitch()).toHaveAccessibleDescription('Bila ada Terhapus');
  await user.click(screen.getByText('Memiliki gudang'));
  expect(theSwitch()).toBeChecked();
  expect(values()).toEqual({ hasWarehouse: true });
  await user.keyboard(' ');
  expect(theSwitch()).not.toBeChecked();
  expect(values()).toEqual({ hasWarehouse: false });
});

test('a switch that may only be read stays as it is', async () => {
  const { user } = renderField(
    <SwitchField name="hasWarehouse" label="Memiliki gudang" isReadOnly />,
    { hasWarehouse: true },
  );
  expect(theSwitch()).toBeDisabled();
  await user.click(screen.getByText('Memiliki gudang'));
  expect(theSwitch()).toBeChecked();
});
