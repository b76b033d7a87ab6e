import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/testing/render/renderComponent';
import { OtpField, type OtpFieldProps } from './OtpField';

const input = () => screen.getByLabelText<HTMLInputElement>('Kode OTP');

/** Replaces the rule of the product: digits, also full-width ones, and no more than six. */
function read(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[^0-9]/g, '');
  return digits.length <= 6 ? digits : null;
}

function Otp(props: Pick<OtpFieldProps, 'onComplete' | 'onUnreadable' | 'isReadOnly'>) {
  const [code, setCode] = useState('');
  return (
    <OtpField
      label="Kode OTP"
      value={code}
      onChange={setCode}
      read={read}
      error={null}
      {...props}
    />
  );
}

function renderOtp(isReadOnly = false) {
  const onComplete = jest.fn();
  const onUnreadable = jest.fn();
  const view = renderComponent(<Otp {...{ onComplete, onUnreadable, isReadOnly }} />);
  return { ...view, onComplete, onUnreadable };
}

/** What a browser does that fills the field in by itself, or drops a text into it. */
const fillAtOnce = (value: string) => fireEvent.input(input(), { target: { value } });

function drop(text: string): void {
  const event = createEvent.drop(input());
  Object.defineProperty(event, 'dataTransfer', { value: { getData: () => text } });
  fireEvent(input(), event);
}

/** A key of a keyboard that composes: the text so far is in the input, and may still change. */
function compose(value: string): void {
  const event = createEvent.input(input(), { target: { value } });
  Object.defineProperty(event, 'isComposing', { value: true });
  fireEvent(input(), event);
}

test('N12: the sixth digit completes the code, once; a seventh is no other code', async () => {
  const { user, onComplete, onUnreadable } = renderOtp();
  await user.type(input(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input(), '67');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  expect(input()).toHaveValue('123456');
  expect(onUnreadable).not.toHaveBeenCalled();
});

test('N12: a pasted code takes the place of what was typed before', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '99');
  await user.paste('123-456\n');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('N12: half a code is pasted where the caret is, and the other half behind it', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '123');
  await user.paste('45');
  expect(onComplete).not.toHaveBeenCalled();
  await user.paste('6');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('N12: what is pasted over selected digits takes their place', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '19956');
  input().setSelectionRange(1, 3);
  await user.paste('234');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test.each(['1234567', 'tidak ada kode'])(
  'N12: a pasted %j is refused, and what was typed stays',
  async (text) => {
    const { user, onComplete, onUnreadable } = renderOtp();
    await user.type(input(), '12');
    await user.paste(text);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
    expect(onComplete).not.toHaveBeenCalled();
    expect(input()).toHaveValue('12');
  },
);

test('N12: a code that the browser fills in at once completes it; a longer one is refused', () => {
  const { onComplete, onUnreadable } = renderOtp();
  fillAtOnce('1234567');
  expect(onUnreadable).toHaveBeenCalledTimes(1);
  expect(input()).toHaveValue('');
  fillAtOnce('123 456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  expect(input()).toHaveValue('123456');
});

test('N12: a code that is dropped on the field is the code', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '12');
  drop('123 456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('N12: what a keyboard composes is left alone until it is done, and completes the code', () => {
  const { onComplete } = renderOtp();
  fireEvent.compositionStart(input());
  for (const text of ['１', '１２', '１２３']) {
    compose(text);
    expect(input()).toHaveValue(text);
  }
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('123');
  fireEvent.compositionStart(input());
  for (const text of ['123４', '123４５', '123４５６']) compose(text);
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('N12: typing goes on at the end, wherever the caret was put', async () => {
  const { user } = renderOtp();
  await user.type(input(), '123');
  input().setSelectionRange(1, 1);
  fireEvent.select(input());
  await user.keyboard('4');
  expect(input()).toHaveValue('1234');
});

test('N12: a field that rests takes nothing, however it comes', async () => {
  const { user, onComplete, onUnreadable } = renderOtp(true);
  fillAtOnce('123456');
  drop('123456');
  await user.click(input());
  await user.paste('1234567');
  expect(input()).toHaveValue('');
  expect([onComplete, onUnreadable].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

test('N12: letters are not taken', async () => {
  const { user } = renderOtp();
  await user.type(input(), '1a2-b');
  expect(input()).toHaveValue('12');
});

test('a digit can be taken back and typed again', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '12345{Backspace}067');
  expect(onComplete.mock.calls).toEqual([['123406']]);
});

test('N12: phones offer the code from the message and the number keys', () => {
  renderOtp();
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('a wrong code is said at the field', () => {
  renderComponent(
    <OtpField
      label="Kode OTP"
      value=""
      onChange={() => undefined}
      read={read}
      onUnreadable={() => undefined}
      onComplete={() => undefined}
      error="Kode salah"
    />,
  );
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Kode salah');
});

function Failing({ isErrorInToast }: { isErrorInToast: boolean }) {
  const [error, setError] = useState<string | null>(null);
  const fail = () => setError('Salah');
  return (
    <OtpField
      {...{ label: 'Kode OTP', value: '', read, error, isErrorInToast }}
      onChange={fail}
      onUnreadable={fail}
      onComplete={fail}
    />
  );
}

test.each([
  ['is announced at once', false, 'Salah'],
  ['that a toast announces is not announced twice', true, ''],
])('A5: an error %s, and describes the field', (_what, isErrorInToast, said) => {
  renderComponent(<Failing isErrorInToast={isErrorInToast} />);
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  fillAtOnce('1');
  expect(region.textContent).toBe(said);
  expect(input()).toHaveAccessibleDescription('Salah');
});
