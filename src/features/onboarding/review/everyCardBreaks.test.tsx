import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { BEFORE_THE_REVIEW, everySubStep } from '@/testing/onboarding/everySubStep';
import { renderApp } from '@/testing/render/renderApp';
import { definitions } from '../screens/registry';

const BROKEN = 'Bagian ini tidak dapat ditampilkan';

const reviews = everySubStep
  .filter(({ position }) => position.subStep.id === 'review')
  .map(({ name, email, path, flow }) => {
    const others = everySubStep.filter((each) => each.flow === flow && each.path !== path);
    return { name, email, path, cards: others.length };
  });

// React writes to the console what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(reviews)(
  'G6: where all $cards cards of $name break, the declaration stays and each card tries again',
  async ({ email, path, cards }) => {
    await mock.reset(BEFORE_THE_REVIEW);
    const summaries = definitions.map((definition) =>
      jest.spyOn(definition, 'summary').mockImplementation(() => {
        throw new Error('Rahasia: 3174074506900001');
      }),
    );
    const { recorded, user } = await renderApp(path, email);

    expect(await screen.findAllByText(BROKEN)).toHaveLength(cards);
    expect(screen.getByRole('button', { name: 'Kirim Pengajuan' })).toBeEnabled();
    expect(screen.queryByText(/3174074506900001/)).not.toBeInTheDocument();
    expect(recorded.reports).toHaveLength(cards);

    for (const summary of summaries) summary.mockRestore();
    for (const retry of screen.getAllByRole('button', { name: 'Coba lagi' }))
      await user.click(retry);
    expect(screen.queryByText(BROKEN)).not.toBeInTheDocument();
    expect(recorded.reports).toHaveLength(cards);
  },
);
