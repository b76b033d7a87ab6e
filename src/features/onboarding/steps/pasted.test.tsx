import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { object } from 'yup';
import { fieldRules } from '@/domain/validation/fieldRules';
import { readAmount } from '@/domain/money/money';
import {
  normaliseNpwp,
  normalisePhone,
  normaliseRtRw,
  withoutSeparators,
} from '@/domain/validation/normalise';
import { TODAY } from '@/testing/onboarding/onboardingContext';
import { settle } from '@/testing/render/settle';
import { renderComponent } from '@/testing/render/renderComponent';
import { DateField } from '@/ui/fields/date/DateField';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { MoneyField } from '@/ui/fields/number/MoneyField';
import { NumberField } from '@/ui/fields/number/NumberField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { RtRwField } from '@/ui/fields/number/RtRwField';
import { Form } from '@/ui/forms/Form';
import { sentDate } from '../model/values';

interface Pasted {
  field: ReactElement;
  rule: ReturnType<typeof fieldRules.nik>;
  sent: (value: string) => string | number | null;
}

/** The inputs that the steps use for numbers, with their rules and what is sent of them. */
const fields: Record<string, Pasted> = {
  NIK: {
    field: <DigitsField name="it" label="NIK" />,
    rule: fieldRules.nik(),
    sent: withoutSeparators,
  },
  NPWP: {
    field: <DigitsField name="it" label="NPWP" />,
    rule: fieldRules.npwp(),
    sent: normaliseNpwp,
  },
  Telepon: {
    field: <PhoneField name="it" label="Telepon" />,
    rule: fieldRules.phone(),
    sent: normalisePhone,
  },
  Rekening: {
    field: <DigitsField name="it" label="Rekening" />,
    rule: fieldRules.accountNo(),
    sent: withoutSeparators,
  },
  NIB: {
    field: <DigitsField name="it" label="NIB" />,
    rule: fieldRules.nib(),
    sent: withoutSeparators,
  },
  Nilai: {
    field: <MoneyField name="it" label="Nilai" />,
    rule: fieldRules.income(),
    sent: readAmount,
  },
  Lama: {
    field: <NumberField name="it" label="Lama" />,
    rule: fieldRules.lengthOfWork(),
    sent: (value) => value,
  },
  'RT/RW': {
    field: <RtRwField name="it" label="RT/RW" />,
    rule: fieldRules.rtRw(),
    sent: normaliseRtRw,
  },
  Lahir: {
    field: <DateField name="it" label="Lahir" />,
    rule: fieldRules.birthDate(TODAY),
    sent: sentDate,
  },
};

async function paste(label: string, text: string) {
  const pasted = fields[label];
  if (!pasted) throw new Error(`No field ${label}`);
  let value = '';
  const { user } = renderComponent(
    <Form
      initialValues={{ it: '' }}
      schema={object({ it: pasted.rule })}
      onChange={({ it }) => (value = it)}
      onSubmit={() => Promise.resolve()}
    >
      {pasted.field}
      <button type="submit">Kirim</button>
    </Form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(label);
  await user.click(input);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await settle(() => undefined);
  return { input, sent: pasted.sent(value) };
}

test.each<[label: string, pasted: string, sent: string | number]>([
  ['NIK', '3174 0745 0690 0001', '3174074506900001'],
  ['NIK', '3174.0745.0690.0001', '3174074506900001'],
  ['NIK', '\u00a03174074506900001\u00a0', '3174074506900001'],
  ['NIK', "'3174074506900001", '3174074506900001'],
  ['NIK', '3174074506900001\t\r\n', '3174074506900001'],
  ['NIK', 'NIK: 3174074506900001', '3174074506900001'],
  ['NIK', '\u202a3174074506900001\u202c', '3174074506900001'],
  ['NIK', '３１７４０７４５０６９００００１', '3174074506900001'],
  ['NIK', '٣١٧٤٠٧٤٥٠٦٩٠٠٠٠١', '3174074506900001'],
  ['NPWP', '09.254.294.3-407.000', '092542943407000'],
  ['NPWP', '09.254.294.3–407.000\n', '092542943407000'],
  ['NPWP', '0925 4294 3407 0001', '0925429434070001'],
  ['NPWP', '۰۹۲۵۴۲۹۴۳۴۰۷۰۰۰', '092542943407000'],
  ['Telepon', '+62 812-3456-7890', '6281234567890'],
  ['Telepon', '(021) 7918 0011', '02179180011'],
  ['Telepon', 'tel:+6281234567890', '6281234567890'],
  ['Telepon', '0812.3456.7890\t', '081234567890'],
  ['Telepon', '٠٨١٢٣٤٥٦٧٨٩٠', '081234567890'],
  ['Rekening', '123-456-7890', '1234567890'],
  ['Rekening', '\t1234\u00a05678\u00a090\t', '1234567890'],
  ['Rekening', '1,234,567,890', '1234567890'],
  ['Rekening', '1234567890.00', '1234567890'],
  ['Rekening', '1.234.567.890,00', '1234567890'],
  ['NIB', '9120 1100 3703 4', '9120110037034'],
  ['NIB', '9120110037034\r\n', '9120110037034'],
  ['Nilai', 'Rp 12.500.000,00', 12_500_000],
  ['Nilai', 'Rp\u00a012.500.000,-', 12_500_000],
  ['Nilai', '12,500,000.00', 12_500_000],
  ['Nilai', '12 500 000', 12_500_000],
  ['Nilai', '12500000\t', 12_500_000],
  ['Nilai', 'IDR 12,500,000', 12_500_000],
  ['Nilai', '12.500.000 rupiah', 12_500_000],
  ['Nilai', '١٢٥٠٠٠٠٠', 12_500_000],
  ['Lama', ' 24\t', '24'],
  ['Lama', '٢٤', '24'],
  ['RT/RW', '003 / 004', '003/004'],
  ['RT/RW', 'RT 003 RW 004', '003/004'],
  ['RT/RW', '٠٠٣/٠٠٤', '003/004'],
  ['Lahir', ' 12/05/1990\t', '1990-05-12'],
  ['Lahir', '12\u00a0Mei\u00a01990', '1990-05-12'],
  ['Lahir', '١٢/٠٥/١٩٩٠', '1990-05-12'],
])('I5: into %s is pasted %j, and %s is sent', async (label, pasted, wanted) => {
  const { input, sent } = await paste(label, pasted);
  expect(input).not.toBeInvalid();
  expect(sent).toBe(wanted);
});

test.each<[label: string, pasted: string, words: string]>([
  ['NIK', '3.17407E+15', 'NIK wajib 16 karakter'],
  ['NIK', '3174O74506900001', 'NIK wajib 16 karakter'],
  ['NIK', '3174074506900001\t3174074506900002', 'NIK wajib 16 karakter'],
  ['NPWP', '9.25429E+14', 'NPWP wajib 15 atau 16 angka'],
  ['Telepon', '6.28123E+12', 'Nomor telepon wajib 7 sampai 15 angka'],
  ['Telepon', '(021) 7918 ext. 0011', 'Nomor telepon wajib 7 sampai 15 angka'],
  ['Rekening', '1.23457E+09', 'Nomor rekening wajib 5 sampai 20 angka'],
  ['Rekening', '1,23457E+09', 'Nomor rekening wajib 5 sampai 20 angka'],
  ['NIB', '9.12011E+12', 'NIB wajib 13 angka'],
  ['Nilai', '1.25E+07', 'Isi dengan angka bulat, misalnya 12.500.000'],
  ['Nilai', '12.500.000 - 15.000.000', 'Isi dengan angka bulat, misalnya 12.500.000'],
  ['Nilai', '5 juta', 'Isi dengan angka bulat, misalnya 12.500.000'],
  ['Nilai', 'Rp 12.500.000,50', 'Isi dengan angka bulat, misalnya 12.500.000'],
  ['Lama', '2 tahun', 'Isi lama bekerja dengan angka 1 sampai 999'],
  ['RT/RW', 'RT 3', 'Invalid RT/RW format'],
  ['Lahir', '31 Februari 1990', 'Isi tanggal yang benar dengan format DD/MM/YYYY'],
])('I5: into %s is pasted %j, which stays in sight and is refused: %s', async (...sample) => {
  const [label, pasted, words] = sample;
  const { input } = await paste(label, pasted);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(words) as string);
  expect(input).not.toHaveValue('');
});
