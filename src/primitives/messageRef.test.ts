import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { messageRef } from './messageRef';

test('a message reference carries its values to the words', () => {
  const ref = messageRef('validation.file.type', { types: 'PDF, "JPG" {PNG}' });
  expect(inIndonesian(ref)).toBe('Format file harus PDF, "JPG" {PNG}');
});
