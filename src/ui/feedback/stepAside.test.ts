import { stepAside } from './stepAside';

/** jsdom has no layout: each element is where this says. */
function place(element: Element, [left, top, width, height]: [number, number, number, number]) {
  jest
    .spyOn(element, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(left, top, width, height));
}

const add = <Name extends 'section' | 'button'>(name: Name, parent: Element = document.body) =>
  parent.appendChild(document.createElement(name));

test('A10: toasts leave what has the focus in sight', () => {
  const host = add('section');
  place(host, [800, 20, 400, 100]);
  const [below, half, apart] = [add('button'), add('button'), add('button')];
  place(below, [1100, 30, 90, 40]);
  place(half, [750, 30, 90, 40]);
  place(apart, [100, 30, 90, 40]);
  const end = stepAside(host);
  const isAsideAt = (focused: HTMLElement) => {
    focused.focus();
    return host.hasAttribute('data-aside');
  };
  expect([below, half, apart].map(isAsideAt)).toEqual([true, false, false]);
  // Its own buttons do not move it.
  below.focus();
  expect(isAsideAt(add('button', host))).toBe(true);
  end();
  expect(host.hasAttribute('data-aside')).toBe(false);
});
