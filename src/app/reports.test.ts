import { makeReports } from './reports';

const ABOUT = { where: 'route' };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test('reports are kept until it is known what becomes of them, twenty at most', () => {
  const { report, sendTo } = makeReports();
  for (let index = 0; index < 30; index += 1) report(index, ABOUT);
  const sent = jest.fn();
  sendTo(sent);
  expect(sent.mock.calls).toEqual(Array.from({ length: 20 }, (_, index) => [index, ABOUT]));
  report('later', ABOUT);
  expect(sent).toHaveBeenCalledTimes(21);
});

test('after a while in which they are kept again, each is sent once', () => {
  const { report, sendTo } = makeReports();
  const sent = jest.fn();
  sendTo(sent);
  report('first', ABOUT);
  sendTo(null);
  report('second', ABOUT);
  expect(sent).toHaveBeenCalledTimes(1);
  sendTo(sent);
  expect(sent.mock.calls).toEqual([
    ['first', ABOUT],
    ['second', ABOUT],
  ]);
});
