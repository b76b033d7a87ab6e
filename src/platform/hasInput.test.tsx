import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hasInput } from './page';

function Form({ isTicked }: { isTicked: boolean }) {
  const [isChecked, setIsChecked] = useState(isTicked);
  return (
    <main>
      <input type="hidden" value="1" />
      <input aria-label="Nama" />
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => setIsChecked(target.checked)}
      />
    </main>
  );
}

test.each([true, false])(
  'W2: a box that its user has changed is input; ticked before: %s',
  async (isTicked) => {
    render(<Form isTicked={isTicked} />);
    expect(hasInput()).toBe(false);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(hasInput()).toBe(true);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(hasInput()).toBe(false);
  },
);

test('W2: a text is input', async () => {
  render(<Form isTicked />);
  await userEvent.type(screen.getByRole('textbox'), 'A');
  expect(hasInput()).toBe(true);
});
