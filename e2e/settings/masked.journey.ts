import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { ONBOARDED, settingsOf } from '../support/mainArea';
import { addressOf, startSignedIn } from '../support/signIn';

const READS = ['/user/detail', '/user/banks', '/user/shareholder/all', '/user/pic/detail'];
const SENSITIVE = new Set(['nik', 'npwp', 'account_no']);

/** The sensitive numbers of a user on the server, as digits. */
async function numbersOf(mock: MockControl, name: string): Promise<Set<string>> {
  const token = await mock.token(addressOf(name), 'session');
  const numbers = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && SENSITIVE.has(key)) numbers.add(value.replace(/\D/g, ''));
    else if (typeof value === 'object' && value !== null)
      for (const [each, part] of Object.entries(value)) collect(part, each);
  };
  for (const path of READS) {
    const response = await fetch(`${mock.origin}/api/identity${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    collect(await response.json());
  }
  numbers.delete('');
  return numbers;
}

interface Case {
  name: string;
  paths: string[];
  /** The only page has every number, and this many at least. */
  least?: number;
}

const CASES: Case[] = [
  ...ONBOARDED.map((person) => ({ name: person.name, paths: settingsOf(person) })),
  {
    name: 'ekyc.waiting',
    paths: ['/bos/borrower/onboarding/individu-non-partner/review/review'],
  },
  {
    // Its own two, two of the person in charge, and those of five shareholders, one a company.
    name: 'exempt',
    paths: ['/bos/borrower/onboarding/corporate-non-partner/review/review'],
    least: 13,
  },
];

for (const { name, paths, least } of CASES)
  test(`P8: NIK, NPWP and account numbers of ${name} are masked until they are asked for @all`, async ({
    page,
    mock,
  }) => {
    const numbers = await numbersOf(mock, name);
    expect(numbers.size).toBeGreaterThan(1);
    await startSignedIn(page, mock, name);
    /** By the digits of each line, because numbers are grouped; attributes are lines of their own. */
    const shown = async () => {
      const text = await page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('*')].flatMap((element) =>
            [...element.attributes].map(({ value }) => value),
          ),
        ].join('\n'),
      );
      const lines = text.split('\n').map((line) => line.replace(/\D/g, ''));
      return [...numbers].filter((number) => lines.some((line) => line.includes(number)));
    };
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shown(), path).toEqual([]);
    }

    const shownOn = paths[0] ?? '';
    await page.goto(shownOn);
    const masked = page.getByRole('button', { name: /^Tampilkan/ });
    await expect(masked).not.toHaveCount(0);
    await masked.first().click();
    await expect.poll(shown).toHaveLength(1);
    if (least !== undefined) {
      expect(numbers.size).toBeGreaterThanOrEqual(least);
      while ((await masked.count()) > 0) await masked.first().click();
      expect(await shown()).toEqual([...numbers]);
    }
    await page.reload();
    await expect(masked).not.toHaveCount(0);
    expect(await shown()).toEqual([]);
  });
