import { screen, within } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import type { SummaryGroup } from '../model/stepDefinition';
import { SummaryGroups } from './SummaryGroups';

const cards = (count: number): SummaryGroup[] => [
  { rows: [{ label: { text: 'Total' }, value: '100%' }] },
  ...Array.from({ length: count }, (_, index) => ({
    title: `Kartu ${index + 1}`,
    lead: `Orang ${index + 1}`,
    rows: [{ label: { text: 'Email' }, value: `orang${index + 1}@bos.test` }],
  })),
];

test('a few records stand open, one below the other', () => {
  renderComponent(<SummaryGroups groups={cards(5)} />);
  expect(screen.getByRole('heading', { name: 'Kartu 5' })).toBeVisible();
  expect(screen.getByText('orang5@bos.test')).toBeVisible();
});

test('many records are folded, each called by what it is about, and open one by one', async () => {
  const { user } = renderComponent(<SummaryGroups groups={cards(50)} />);
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.getByText('orang50@bos.test')).not.toBeVisible();
  const last = screen.getByRole('group', { name: 'Kartu 50 Orang 50' });
  await user.click(within(last).getByText('Kartu 50'));
  expect(screen.getByText('orang50@bos.test')).toBeVisible();
  expect(screen.getByText('orang49@bos.test')).not.toBeVisible();
});

test('a record that names itself no other way is called by its first answer', () => {
  const groups = cards(6).map(({ lead: _lead, ...group }) => group);
  renderComponent(<SummaryGroups groups={groups} />);
  expect(screen.getByRole('group', { name: 'Kartu 6 orang6@bos.test' })).toBeInTheDocument();
});

test('a folded record is never called by an answer that the review hides', () => {
  const nik = { label: { text: 'NIK' }, value: '3174010101900001', isSensitive: true };
  const groups = cards(6).map(({ lead: _lead, ...group }) => ({
    ...group,
    rows: [nik, ...group.rows],
  }));
  renderComponent(<SummaryGroups groups={groups} />);
  expect(screen.getByRole('group', { name: 'Kartu 6 orang6@bos.test' })).toBeInTheDocument();
});
