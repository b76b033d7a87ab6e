import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { subStepContents } from '@/features/onboarding/screens/subStepContents';
import { mock } from '@/testing/mock/mock';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { renderApp } from '@/testing/render/renderApp';

let isBroken = true;

function Broken() {
  if (isBroken) throw new Error('Rahasia: 3174074506900001');
  return <p>Formulir</p>;
}

// React writes to the console what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const cases = eachSubStep.flatMap(({ name, email, path, position }) =>
  position.subStep.id === 'review' ? [] : [{ name, email, path, id: position.subStep.id }],
);

test.each(cases)(
  'G6: where the fields of $name break, the page around them stays and tries again',
  async ({ email, path, id }) => {
    await mock.reset(BEFORE_THE_REVIEW);
    isBroken = true;
    const contents = subStepContents as unknown as Record<typeof id, () => ReactNode>;
    jest.spyOn(contents, id).mockImplementation(Broken);
    const { recorded, user } = await renderApp(path, email);

    expect(await screen.findByText('Bagian ini tidak dapat ditampilkan')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/3174074506900001/)).not.toBeInTheDocument();
    expect(recorded.reports).toHaveLength(1);

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(screen.getByText('Formulir')).toBeVisible();
  },
);
