import type { Application } from 'express';
import jsonServer from 'json-server';
import { answerUnknown, makeErrorHandler } from '../core/errors';
import { admitOwnPages, demandJson } from '../core/ownMachine';
import { readJson } from '../core/readJson';
import { fail } from '../core/refusal';
import { ScenarioError } from '../scenario/loadScenario';
import { readClock, readFault, readFlags, readLatency, readReset } from './controlBodies';
import type { Answer, ControlParts } from './controlParts';
import { listOutbox } from './outbox';
import { listChoices, listScenarios, showOverview } from './overview';
import { servePage } from './pageFiles';
import { listPeople } from './people';
import { showTables } from './showTables';
import { addUserControls } from './userControls';

/** `/__mock`: what QA and the tests do to the mock (docs/mock.md). For the own machine alone. */
export function makeControl(parts: ControlParts): Application {
  const { store, calls, faults, appUrl } = parts;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(admitOwnPages, demandJson, ...readJson, ...parts.aroundCalls);
  const answer: Answer = (method, place, make) => {
    app[method](place, (request, response) => {
      response.json({ code: 200, message: 'OK', data: make(request) ?? null });
    });
  };

  answer('post', '/reset', ({ body }) => {
    resetTo(parts, readReset(body).scenario);
    return { scenario: parts.startNames.current };
  });
  answer('get', '/scenarios', () => ({
    current: parts.startNames.current,
    names: parts.scenarioNames(),
    scenarios: listScenarios(parts),
  }));
  answer('get', '/outbox', (request) => {
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`;
    return listOutbox(store, asText(request.query['to']), new URL(appUrl, origin).href);
  });
  answer('get', '/faults', () => faults.list());
  answer('post', '/faults', ({ body }) => faults.add(readFault(body)));
  answer('delete', '/faults', () => faults.clear());
  answer('delete', '/faults/:id', ({ params }) => {
    if (!faults.remove(Number(params['id']))) throw fail(404, 'There is no such fault');
  });
  answer('get', '/latency', () => parts.latency.get());
  answer('put', '/latency', ({ body }) => parts.latency.set(readLatency(body)));
  answer('get', '/flags', () => store.tables.flags);
  answer('put', '/flags', ({ body }) => Object.assign(store.tables.flags, readFlags(body)));
  answer('get', '/clock', () => ({ now: store.now() }));
  answer('post', '/clock', ({ body }) => {
    const isMoved = store.advanceClock(readClock(body).advance_s);
    if (!isMoved) throw fail(422, 'advance_s leads past the year 9999');
    return { now: store.now() };
  });
  answer('get', '/calls', ({ query }) => {
    const changedAfter = asText(query['changed_after']);
    if (changedAfter === undefined) return calls.list(asText(query['since']));
    return calls.listChanged(Number(changedAfter), Number(query['limit'] ?? Infinity));
  });
  answer('get', '/calls/:id', ({ params }) => {
    const call = calls.find(Number(params['id']));
    if (!call) throw fail(404, 'The log does not hold this call');
    return call;
  });
  answer('delete', '/calls', () => calls.clear());
  answer('get', '/overview', () => showOverview(parts));
  answer('get', '/choices', () => listChoices());
  answer('get', '/people', () => listPeople(store));
  answer('get', '/db', () => showTables(store.tables));
  addUserControls(answer, store, appUrl);

  servePage(app);
  app.use(answerUnknown);
  app.use(makeErrorHandler(() => parts.log));
  return app;
}

function resetTo({ reset }: ControlParts, scenario: string | undefined): void {
  try {
    reset(scenario);
  } catch (error) {
    throw error instanceof ScenarioError ? fail(422, error.message) : error;
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
