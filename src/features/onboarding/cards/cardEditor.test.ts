import { serverText } from '@/primitives/messageRef';
import { cardEditor, type CardEditor, type CardEvent, type OpenCard } from './cardEditor';

interface Item {
  id: number;
}
type State = CardEditor<Item, string>;
type Event = CardEvent<Item, string>;

const BCA: Item = { id: 7 };
const BRI: Item = { id: 8 };
const removal = { id: 7, own: 'card-all-7', neighbour: 'card-all-8' } as const;

const newCard: Omit<OpenCard<Item, string>, 'key'> = {
  sectionId: 'all',
  record: null,
  base: '',
  start: '',
  restored: null,
  knownIds: new Set([8]),
};
const cardOf = (record: Item) => ({ ...newCard, record, base: 'BCA', start: 'BCA' });

const rebasedCard = { ...cardOf(BCA), start: 'BCA 2', key: 1 };

const refused = {
  problem: serverText('Not saved'),
  refused: { field: 'no', text: serverText('Taken') },
  mayBeStored: false,
};
const silence = { problem: serverText('No answer'), refused: null, mayBeStored: true };

const closed: State = { phase: 'closed', focus: null };
const open = (card: Omit<OpenCard<Item, string>, 'key'> = newCard): Event => ({
  type: 'opened',
  card,
});
const save: Event = { type: 'saveStarted', others: [BRI] };
const fail = (error: typeof refused | typeof silence, key = 1): Event => ({
  type: 'failed',
  key,
  error,
});
const stored: Event = { type: 'stored', key: 1, item: BCA };
const detached: Event = { type: 'detached', card: { ...newCard, start: 'typed', key: 1 } };

const after = (...events: Event[]): State => events.reduce<State>(cardEditor, closed);

test.each<[string, Event[], object]>([
  [
    'a card that is opened gets the focus',
    [open()],
    { phase: 'editing', focus: { target: 'open' } },
  ],
  [
    'another one starts a form of its own',
    [open(), open(cardOf(BCA))],
    { phase: 'editing', card: { ...cardOf(BCA), key: 2 } },
  ],
  [
    'a card that is closed leaves the focus where its record is',
    [open(), { type: 'closed', focus: 'add-all' }],
    { phase: 'closed', focus: { target: 'add-all' } },
  ],
  [
    'who wants to go on is pointed at the card',
    [open(), { type: 'blocked' }],
    { isInTheWay: true, focus: { target: 'note' } },
  ],
  ['a save takes that note away', [open(), { type: 'blocked' }, save], { isInTheWay: false }],
  ['a save keeps the other records of then', [open(), save], { phase: 'saving', others: [BRI] }],
  [
    'what is stored is still being saved until the list has it',
    [open(), save, stored],
    { phase: 'saving', stored: BCA },
  ],
  [
    'what was typed during the save belongs to the stored record',
    [open(), save, { type: 'typed' }, stored, { type: 'rebased', card: rebasedCard }],
    { phase: 'editing', card: rebasedCard },
  ],
  [
    'a refusal is said at its field, which gets the focus',
    [open(), save, fail(refused)],
    {
      phase: 'editing',
      problem: null,
      refused: { no: serverText('Taken') },
      focus: { target: 'field-no' },
    },
  ],
  [
    'C4: a refusal of what is no longer in the field is not said there',
    [open(), save, { type: 'typed' }, fail(refused)],
    { phase: 'editing', problem: serverText('Not saved'), refused: {} },
  ],
  [
    'C4: what is typed takes a refusal away',
    [open(), save, fail(refused), { type: 'typed' }],
    { refused: {} },
  ],
  [
    'C7: where no response came, nobody knows whether it is stored',
    [open(), save, fail(silence)],
    { phase: 'unknown', problem: serverText('No answer') },
  ],
  [
    'a response settles that',
    [open(), save, fail(silence), save, fail(refused)],
    { phase: 'editing' },
  ],
  ['a new try takes the problem away', [open(), save, fail(silence), save], { problem: null }],
  [
    'a record that is removed elsewhere leaves a new card with what was typed',
    [open(cardOf(BCA)), detached],
    {
      phase: 'removed',
      card: { ...newCard, start: 'typed', key: 2 },
      focus: { target: 'gone', isOnlyIfLost: true },
    },
  ],
  [
    'a refused save of it still says that the record is gone',
    [open(cardOf(BCA)), detached, save, fail(refused, 2)],
    { phase: 'removed' },
  ],
  [
    'a save whose record is removed meanwhile ends unheard',
    [open(cardOf(BCA)), save, detached, fail(refused)],
    { phase: 'removed', problem: null, refused: {} },
  ],
  [
    'a save whose card was thrown away ends unheard',
    [open(), save, { type: 'closed', focus: 'add-all' }, stored],
    { phase: 'closed' },
  ],
  ['throwing it away is asked about', [open(), { type: 'discardAsked' }], { isDiscarding: true }],
  [
    'and can be taken back',
    [open(), { type: 'discardAsked' }, { type: 'discardCancelled' }],
    { phase: 'editing', isDiscarding: false },
  ],
  [
    'but not during a save',
    [open(), save, { type: 'discardAsked' }],
    { phase: 'saving', isDiscarding: false },
  ],
  [
    'a removal closes the card of its record; its neighbour gets the focus once it is off the page',
    [open(cardOf(BCA)), { type: 'removalStarted', removal }],
    { phase: 'closed', focus: { target: 'card-all-8', once: { id: 7, isListed: false } } },
  ],
  [
    'a removal leaves another card open',
    [open(), { type: 'removalStarted', removal }],
    { phase: 'editing' },
  ],
  [
    'a record that could not be removed gets the focus back, where nothing else has it',
    [
      { type: 'removalStarted', removal },
      { type: 'removalEnded', removal, isGone: false },
    ],
    { focus: { target: 'card-all-7', once: { id: 7, isListed: true }, isOnlyIfLost: true } },
  ],
])('%s', (_what, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});

test.each<[string, Event[], Event]>([
  ['typing again', [open()], { type: 'typed' }],
  ['typing again during a save', [open(), save, { type: 'typed' }], { type: 'typed' }],
  ['a second save', [open(), save], save],
  ['the response to the save of another card', [open(), open(), save], stored],
  ['what comes when no card is open', [], { type: 'blocked' }],
])('%s changes nothing', (_what, events, event) => {
  const state = after(...events);
  expect(cardEditor(state, event)).toBe(state);
});
