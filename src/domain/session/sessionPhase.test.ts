import { secondsUntilEnd } from './secondsUntilEnd';
import { sessionPhaseAt, WARNING_MS } from './sessionPhase';

const END = Date.UTC(2026, 10, 20, 6, 0, 0);

describe('a session', () => {
  it.each([
    ['open until two minutes before its end', -WARNING_MS - 1, 'open'],
    ['ending from then on', -WARNING_MS, 'ending'],
    ['ending until the last moment', -1, 'ending'],
    ['ended at its very end', 0, 'ended'],
    ['ended long after it', 86_400_000, 'ended'],
  ])('is %s', (_, fromEndMs, phase) => {
    expect(sessionPhaseAt(END, END + fromEndMs)).toBe(phase);
  });

  it.each([
    ['open until its last third', 91_000, 'open'],
    ['ending from then on', 30_000, 'ending'],
    ['ended at its very end', 0, 'ended'],
  ])('of a minute and a half is %s', (_, leftMs, phase) => {
    const givenAtMs = END - 90_000;
    expect(sessionPhaseAt(END, END - leftMs, givenAtMs)).toBe(phase);
    expect(sessionPhaseAt(END, END - WARNING_MS, END - 3_600_000)).toBe('ending');
  });

  it('is over at its end, also where clocks disagree and it was issued after that', () => {
    expect(sessionPhaseAt(END, END - 1, END + 3_000)).toBe('open');
    expect(sessionPhaseAt(END, END, END + 3_000)).toBe('ended');
  });

  it('stays open where its end is unknown: the server decides when it is over', () => {
    expect(sessionPhaseAt(null, END)).toBe('open');
  });

  it('A6: warns at least twenty seconds before its end', () => {
    expect(WARNING_MS).toBeGreaterThanOrEqual(20_000);
  });

  it('counts whole seconds down to zero', () => {
    expect([-90_000, -89_001, -1, 0, 5_000].map((ms) => secondsUntilEnd(END, END + ms))).toEqual([
      90, 90, 1, 0, 0,
    ]);
    expect(secondsUntilEnd(null, END)).toBe(0);
  });
});
