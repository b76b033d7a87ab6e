import { messageRef } from '@/primitives/messageRef';
import { makeToasts, MAX_OPEN, type Toast } from './toasts';

const plain = (key: string): Toast => ({
  kind: 'info',
  title: messageRef('common.close'),
  body: messageRef('common.close'),
  key,
});
const withButtons: Toast = { ...plain('buttons'), Actions: () => null };

function keysAfter(change: (toasts: ReturnType<typeof makeToasts>) => void): unknown[] {
  const toasts = makeToasts();
  toasts.show(withButtons);
  change(toasts);
  return toasts.read().map(({ key }) => key);
}

test('W2: what has buttons is not pushed out by others', () => {
  const others = ['a', 'b', 'c', 'd'].slice(0, MAX_OPEN + 1);
  const keys = keysAfter((toasts) => others.map(plain).forEach(toasts.show));
  expect(keys).toEqual(['buttons', ...others.slice(1 - MAX_OPEN)]);
});

test('W2: what has buttons stays where the others are cleared', () => {
  const keys = keysAfter((toasts) => {
    toasts.show(plain('a'));
    toasts.clear();
  });
  expect(keys).toEqual(['buttons']);
});
