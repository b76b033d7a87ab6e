import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/testing/renderPart';
import { OtpField } from './OtpField';

const input = () => screen.getByLabelText('Kode OTP');

function Otp({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <OtpField
      label="Kode OTP"
      value={code}
      onChange={setCode}
      onComplete={onComplete}
      error={null}
    />
  );
}

function renderOtp() {
  const onComplete = jest.fn();
  return { ...renderPart(<Otp onComplete={onComplete} />), onComplete };
}

test('the sixth digit completes the code, once', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input(), '67');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test.each([
  '123456',
  '123 456',
  '123-456',
  ' 1 2 3 4 5 6 ',
  '１２３４５６',
  'Kode OTP Anda 123456, berlaku 5 menit.',
  '123456\n',
])('a pasted %j is the code', async (text) => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '99');
  await user.paste(text);
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('letters are not taken', async () => {
  const { user } = renderOtp();
  await user.type(input(), '1a2-b');
  expect(input()).toHaveValue('12');
});

test('a digit can be taken back and typed again', async () => {
  const { user, onComplete } = renderOtp();
  await user.type(input(), '12345{Backspace}067');
  expect(onComplete.mock.calls).toEqual([['123406']]);
});

test('phones offer the code from the message and the number keys', () => {
  renderOtp();
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('a wrong code is said at the field', () => {
  renderPart(
    <OtpField
      label="Kode OTP"
      value=""
      onChange={() => undefined}
      onComplete={() => undefined}
      error="Kode salah"
    />,
  );
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Kode salah');
});
