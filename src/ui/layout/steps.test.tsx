import { screen, within } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { ProgressHeader } from './ProgressHeader';
import { StepList, type StepListItem } from './StepList';
import { TaskList } from './TaskList';

const STEPS: StepListItem[] = [
  { id: 'a', title: 'Data Pribadi', state: 'complete', isCurrent: false, to: '/a' },
  { id: 'b', title: 'Identitas', state: 'toBeRevised', isCurrent: true, to: '/b' },
  { id: 'c', title: 'Keluarga', state: 'incomplete', isCurrent: false },
];

test('each step says its state, and only those reached can be opened', () => {
  renderComponent(<StepList items={STEPS} />);
  const list = screen.getByRole('navigation', { name: 'Langkah pengisian' });
  expect(within(list).getByRole('link', { name: 'Data Pribadi Lengkap' })).toBeVisible();
  expect(within(list).getByRole('link', { current: 'step' })).toHaveTextContent(
    'Identitas Perlu direvisi',
  );
  expect(within(list).queryByRole('link', { name: /Keluarga/ })).not.toBeInTheDocument();
  expect(within(list).getByText(/Keluarga/)).toHaveTextContent('Keluarga Belum');
});

test('tasks show their state and lead to their page', () => {
  renderComponent(
    <TaskList
      tasks={[
        { id: 'a', title: 'Data Pribadi', state: 'complete', to: '/a' },
        { id: 'b', title: 'Tinjau dan Kirim', state: 'incomplete' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Data Pribadi' })).toHaveAttribute('href', '/a');
  expect(first).toHaveTextContent('Lengkap');
  expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Belum');
});

test('the position among the steps is shown in words', () => {
  renderComponent(<ProgressHeader current={3} total={11} />);
  expect(screen.getByText('Langkah 3 dari 11')).toBeVisible();
});
