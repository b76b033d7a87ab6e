import { groupForReading, maskDigits } from './masking';

describe('a number that is only shown', () => {
  it.each([
    ['3201015203900001', '•••• •••• •••• 0001'],
    ['012345678901000', '••• •••• •••• 1000'],
    ['1234567890', '•• •••• 7890'],
    ['3201 0152 0390 0001', '•••• •••• •••• 0001'],
    ['123456789', '• •••• 6789'],
    ['12345678', '•••• ••••'],
    ['123', '•••'],
    ['', ''],
  ])('is masked: %s as %s', (digits, masked) => {
    expect(maskDigits(digits)).toBe(masked);
  });

  it('G3: is masked at once, however long a server makes it', () => {
    // For as many digits a pattern that looks ahead from each of them takes hours.
    expect(maskDigits('1'.repeat(2_000_000)).slice(-9)).toBe('•••• 1111');
  });

  it('is grouped for reading when it is revealed', () => {
    expect(groupForReading('3201015203900001')).toBe('3201 0152 0390 0001');
    expect(groupForReading('12345')).toBe('1234 5');
    expect(groupForReading('1234')).toBe('1234');
  });
});
