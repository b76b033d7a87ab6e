import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { textRef } from './text';

describe('a text reference', () => {
  it('is the key alone where there are no values', () => {
    expect(textRef('validation.required')).toBe('validation.required');
  });

  it('carries its values to the words', () => {
    const ref = textRef('validation.file.type', { types: 'PDF, "JPG" {PNG}' });
    expect(inIndonesian(ref)).toBe('Format file harus PDF, "JPG" {PNG}');
  });
});
