import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { FileRef } from '@/api/wire';
import {
  NavigationGuardContext,
  makeNavigationGuards,
} from '@/features/onboarding/cards/navigationGuard';
import type { ListStepDefinition } from '@/features/onboarding/model/stepDefinition';
import { subStepContents } from '@/features/onboarding/screens/subStepContents';
import { useResources } from '@/features/onboarding/screens/useResources';
import { LeaveGuard } from '@/ui/leaving/LeaveGuard';
import type { Tables } from '../../../mock-server/database/tables';
import { inIndonesian } from '../oracle/inIndonesian';
import { memorySession } from '../store/memoryPorts';
import { mock } from '../mock/mock';
import { contextWith } from './onboardingContext';
import { renderScreen } from '../render/renderScreen';
import { makeTestEffects } from '../store/testEffects';
import { testFile } from './testFile';

/** The owner of the rows in these tests: an applicant who has not filled in anything yet. */
export const APPLICANT = 'otp.applicant@bos.test';

/** A fault: the call is executed, but its response is lost. */
export const LOST = { drop: true, is_applied: true, times: 1 };

interface RowsFrameProps {
  definition: ListStepDefinition;
  isReadOnly?: boolean;
}

/**
 * The rows of a list step in a minimal frame, with buttons to go to the next sub-step and to leave.
 */
function RowsFrame({ definition: { id, reads }, isReadOnly = false }: RowsFrameProps) {
  const Rows = subStepContents[id];
  const [guards] = useState(makeNavigationGuards);
  const [message, setMessage] = useState('');
  const [isAway, setIsAway] = useState(false);
  const { values, queries } = useResources(reads);
  if (queries.some(({ currentData }) => currentData === undefined)) return <p>Memuat</p>;
  const goOn = async () => {
    const obstacle = await guards.check();
    setMessage(obstacle === null ? 'Boleh lanjut' : inIndonesian(obstacle));
  };
  return (
    <NavigationGuardContext value={guards}>
      {!isAway && <Rows context={{ ...contextWith(), ...values, isReadOnly }} />}
      <button onClick={() => setIsAway(!isAway)}>{isAway ? 'Kembali' : 'Pergi'}</button>
      <button onClick={goOn}>Lanjut</button>
      <p data-testid="obstacle">{message}</p>
    </NavigationGuardContext>
  );
}

/**
 * Opens the rows of a step for the applicant. The mock gets no idempotency keys, so only the app
 * itself can prevent a record from being stored twice.
 */
export async function openRows(
  definition: ListStepDefinition,
  options: Omit<RowsFrameProps, 'definition'> = {},
) {
  const session = memorySession(await mock.token(APPLICANT, 'session'));
  const { effects, network } = makeTestEffects({ session });
  const wire = { ...effects.wire, sendsIdempotencyKeys: false };
  const view = await renderScreen(
    <LeaveGuard>
      <RowsFrame definition={definition} {...options} />
    </LeaveGuard>,
    {
      signedInAs: APPLICANT,
      effects: { session, network, wire },
    },
  );
  await screen.findByRole('button', { name: 'Lanjut' });
  return { ...view, network };
}

/** Selects an option of a combobox. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/**
 * The calls with a method that the mock has seen. Waits inside `waitFor`, because responses may
 * still arrive.
 */
export const callsOf = (method: string, path: string) =>
  waitFor(async () =>
    (await mock.calls()).filter((call) => call.method === method && call.path.includes(path)),
  );

type OwnedTable =
  'bank_accounts' | 'bank_statements' | 'financial_statements' | 'collaterals' | 'shareholders';

/** The applicant's rows of a table in the mock. */
export const rowsOf = <Name extends OwnedTable>(table: Name): Promise<Tables[Name]> =>
  waitFor(async () => {
    const db = await mock.db();
    const userId = db.users.find(({ email }) => email === APPLICANT)?.id;
    const rows: { user_id: number }[] = db[table];
    return rows.filter((row) => row.user_id === userId) as Tables[Name];
  });

/** Deletes a record as the applicant, as another tab would. */
export async function deleteAsApplicant(path: string): Promise<void> {
  const token = await mock.token(APPLICANT, 'session');
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`DELETE ${path}: ${response.status}`);
}

/** Sends a request as the applicant, as another tab would. */
export async function sendAsApplicant<Data>(
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Data> {
  const token = await mock.token(APPLICANT, 'session');
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/**
 * Uploads a file of the journeys as the applicant. Uses XMLHttpRequest, because Node's fetch does
 * not accept jsdom's FormData.
 */
export async function uploadAsApplicant(name: string): Promise<FileRef> {
  const token = await mock.token(APPLICANT, 'session');
  const body = new FormData();
  body.append('file', testFile(name));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${mock.origin}/api/assets/upload`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.onload = () => resolve((JSON.parse(request.responseText) as { data: FileRef }).data);
    request.onerror = () => reject(new Error(`POST /upload of ${name} had no response`));
    request.send(body);
  });
}
