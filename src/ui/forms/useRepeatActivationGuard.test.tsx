import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useRepeatActivationGuard } from './useRepeatActivationGuard';

/** Things that go when they are pressed, and hand the focus on to the next one. */
function Things() {
  useRepeatActivationGuard();
  const [things, setThings] = useState(['satu', 'dua', 'tiga']);
  return (
    <>
      {things.map((thing, at) => (
        <button
          key={thing}
          ref={(button) => {
            if (at === 0) button?.focus();
          }}
          onClick={() => setThings(things.filter((other) => other !== thing))}
        >
          {thing}
        </button>
      ))}
      <textarea aria-label="Keterangan" />
    </>
  );
}

test('C1: Enter that is held presses the button it was pressed on, and none that comes in its place', async () => {
  const user = userEvent.setup();
  render(<Things />);
  await user.keyboard('{Enter>10/}');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'dua',
    'tiga',
  ]);
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('in a long text it begins line after line', async () => {
  const user = userEvent.setup();
  render(<Things />);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('a{Enter>3/}b');
  expect(screen.getByRole('textbox')).toHaveValue('a\n\n\nb');
});

test('C1: a double click presses the button that it began on, and none that comes in its place', () => {
  render(<Things />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const clickFirst = (count: number) =>
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement, { detail: count });
  clickFirst(1);
  clickFirst(2);
  clickFirst(3);
  expect(names()).toEqual(['dua', 'tiga']);
  clickFirst(1);
  expect(names()).toEqual(['tiga']);
});

test('C1: the second press of a double click opens and focuses nothing that comes in its place', () => {
  const opened = jest.fn();
  function Choice() {
    useRepeatActivationGuard();
    const [isOpen, setIsOpen] = useState(true);
    return isOpen ? (
      <button onClick={() => setIsOpen(false)}>Lanjutkan</button>
    ) : (
      <input aria-label="Pekerjaan" onMouseDown={opened} />
    );
  }
  render(<Choice />);
  const press = (element: HTMLElement, detail: number) => {
    const hasEffect = fireEvent.mouseDown(element, { detail });
    fireEvent.click(element, { detail });
    return hasEffect;
  };
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByRole('textbox'), 2)).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  expect(press(screen.getByRole('textbox'), 1)).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a double click on what stays where it is presses it twice', () => {
  const pressed = jest.fn();
  function Stays() {
    useRepeatActivationGuard();
    return <button onClick={pressed}>Geser</button>;
  }
  render(<Stays />);
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});
