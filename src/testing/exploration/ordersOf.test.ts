import { ordersOf } from './ordersOf';

const FOUR = ['a', 'b', 'c', 'd'];
const orders = ordersOf(FOUR);

it('has each item at each position, and once in each order', () => {
  for (const index of FOUR.keys())
    expect(new Set(orders.map((order) => order[index]))).toEqual(new Set(FOUR));
  for (const order of orders) expect([...order].sort()).toEqual(FOUR);
});

it('has each item directly after each other item', () => {
  const pairs = orders.flatMap((order) => order.slice(1).map((item, at) => `${order[at]}${item}`));
  expect(new Set(pairs).size).toBe(4 * 3);
});
