import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Result } from '@/api/request';
import type { Shareholder, ShareholderRequest } from '@/api/wire';
import { TODAY } from '@/testing/onboarding/onboardingContext';
import { renderScreen } from '@/testing/render/renderScreen';
import { settleAll } from '@/testing/render/settle';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { siti as president } from '@/testing/onboarding/shareholders';
import { TextField } from '@/ui/fields/text/TextField';
import { shareholder } from '../steps/management-shareholders/form';
import { shareholderKind } from '../steps/management-shareholders/shareholderKind';
import { CardList } from './CardList';
import type { CardStore } from './cardKind';

const ROUNDS = rounds(1_000);

const EMAILS = ['siti@bos.test', 'budi@bos.test', 'dewi@bos.test', 'bukan email'];
const SHARES = ['10', '40', '70', ''];
const DEEDS = ['email', 'share', 'save', 'save', 'answer', 'answer', 'change', 'hear'] as const;

const siti: Shareholder = { ...president, ownership_percentage: 50 };

/** Another person, except for the fields that the server refuses. */
const values = { ...shareholder.valuesOf(siti), name: 'Budi', email: 'budi@bos.test' };
const { sections: _two, ...inOneList } = shareholderKind;

/** The real kind of card, with those of its fields that a server refuses by what others hold. */
const kind = {
  ...inOneList,
  emptyValues: values,
  Summary: () => null,
  Fields: () => (
    <>
      <TextField name="email" label="Email" />
      <TextField name="share" label="Persentase" />
    </>
  ),
};

type Answered = Result<Shareholder>;

const refused = (status: number, message: string): Answered => ({
  problem: { kind: 'http', status, code: status, message, mayHaveArrived: false },
});

/** Everyone but the card, by the server; the page hears of them when it asks, or by and by. */
let known: readonly Shareholder[] = [];

/** What the server says of a card that arrives now. Its words name what they are about. */
function judge(request: ShareholderRequest): Answered {
  const left = 100 - known.reduce((sum, one) => sum + (one.ownership_percentage ?? 0), 0);
  if (known.some(({ email }) => email === request.email))
    return refused(409, `Dipakai: ${String(request.email)}`);
  if ((request.ownership_percentage ?? 0) > left)
    return refused(422, `Terlalu banyak: ${String(request.ownership_percentage)}`);
  return refused(500, 'Rusak');
}

/** Calls that have reached the server and wait for a response. */
const asked: (() => void)[] = [];
const received: ShareholderRequest[] = [];

const hold = <Value,>(answer: () => Value): Promise<Value> =>
  new Promise((resolve) => {
    asked.push(() => resolve(answer()));
  });

const store: CardStore<Shareholder, ShareholderRequest> = {
  add: (request) => {
    received.push(request);
    return hold(() => judge(request));
  },
  update: () => Promise.reject(new Error('There is no record yet')),
  remove: () => Promise.reject(new Error('There is no record yet')),
  keep: () => undefined,
  refetch: () => hold(() => known),
};

const ignore = () => undefined;
let hear: (others: readonly Shareholder[]) => void = ignore;

function Cards() {
  const [others, setOthers] = useState<readonly Shareholder[]>([]);
  useEffect(() => {
    hear = setOthers;
  }, []);
  return (
    <CardList
      kind={kind}
      store={store}
      items={others}
      nameOf={({ name }) => name}
      today={TODAY}
      isReadOnly={false}
      intro={null}
    />
  );
}

test(`C4: over ${ROUNDS} orders of typing, saving, responses and news of other cards, no refusal is shown at another value than it is about (seed ${SEED})`, async () => {
  const { user } = await renderScreen(<Cards />);
  await user.click(screen.getByRole('button', { name: 'Tambah Pengurus' }));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const share = screen.getByLabelText<HTMLInputElement>('Persentase');
  const seen = { email: 0, share: 0 };
  const saidAt = (field: HTMLElement, words: string): string | undefined => {
    const own = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = screen.queryAllByText((text) => text.startsWith(`${words}: `));
    return said.find(({ id }) => own.includes(id))?.textContent;
  };
  const deedsOf = ({ below, pick }: History) => ({
    email: () => fireEvent.change(email, { target: { value: pick(EMAILS) } }),
    share: () => fireEvent.change(share, { target: { value: pick(SHARES) } }),
    save: () => fireEvent.submit(email),
    answer: () => {
      const [answer] = asked.splice(below(asked.length), 1);
      answer?.();
    },
    change: () => {
      known = [{ ...siti, email: pick(EMAILS), ownership_percentage: pick([50, 80, 95]) }];
    },
    hear: () => act(() => hear(known)),
  });

  /** What is said at the fields now and what was sent to get there, against what is in them. */
  const judgeScreen = (wrong: string[]) => {
    const ofEmail = saidAt(email, 'Dipakai');
    const ofShare = saidAt(share, 'Terlalu banyak');
    if (ofEmail !== undefined && ofEmail !== `Dipakai: ${email.value}`)
      wrong.push(`${ofEmail} at ${email.value}`);
    if (ofShare !== undefined && ofShare !== `Terlalu banyak: ${share.value}`)
      wrong.push(`${ofShare} at ${share.value}`);
    seen.email += ofEmail === undefined ? 0 : 1;
    seen.share += ofShare === undefined ? 0 : 1;
    for (const request of received.splice(0)) {
      const typed = { email: email.value, share: share.value };
      if (request.email !== typed.email || String(request.ownership_percentage) !== typed.share)
        wrong.push(`${String(request.email)} is sent for ${typed.email}`);
    }
  };

  await playHistories(ROUNDS, async (history) => {
    const deeds = deedsOf(history);
    for (let step = 0; step < 4; step += 1) {
      deeds[history.pick(DEEDS)]();
      await settleAll();
      judgeScreen(history.wrong);
    }
    // In the end every call gets a response, in any order.
    while (asked.length > 0) {
      deeds.answer();
      await settleAll();
      judgeScreen(history.wrong);
    }
  });
  expect(seen.email).toBeGreaterThan(ROUNDS / 100);
  expect(seen.share).toBeGreaterThan(ROUNDS / 100);
});
