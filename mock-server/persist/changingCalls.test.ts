import { signIn } from '../testing/applicant';
import { startTestMock } from '../testing/client';
import { operations } from '../testing/operations';
import { READS_THAT_WRITE } from './changingCalls';

it('Only the GET calls in READS_THAT_WRITE change the store', async () => {
  const mock = await startTestMock();
  const person = await signIn(mock, 'active.borrower');
  const { tables } = mock.server.store;
  // As after a registration: the step of this person was not yet read.
  tables.onboarding_steps = tables.onboarding_steps.filter(({ user_id: id }) => id !== person.id);
  const own = [...tables.notifications, ...tables.bank_accounts, ...tables.collaterals]
    .filter(({ user_id: id }) => id === person.id)
    .map(({ id }) => id);
  const temporary = (await mock.login('otp')).body?.data as { token: string };

  const writing = new Set<string>();
  for (const { path, id: operationId } of operations.filter(({ method }) => method === 'GET')) {
    const ids = path.includes('{') ? [person.id, mock.idOf('otp'), ...own.slice(0, 8)] : [0];
    for (const id of ids) {
      const url = path.replace(/\{\w*list\w*\}/, 'genders').replace(/\{\w+\}/g, String(id));
      const before = JSON.stringify(tables);
      await person.get(url);
      await mock.call('GET', `/api${url}`, { token: temporary.token });
      if (JSON.stringify(tables) !== before) writing.add(operationId);
      if (writing.has(operationId)) break;
    }
  }
  await mock.close();
  expect([...writing].sort()).toEqual([...READS_THAT_WRITE].sort());
});
