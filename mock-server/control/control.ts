import type { Application } from 'express';
import jsonServer from 'json-server';
import { handleUnknownRoute, makeErrorHandler } from '../core/errors';
import { admitOwnPages, demandJson } from '../core/ownMachine';
import { readJson } from '../core/readJson';
import { fail } from '../core/apiProblem';
import { ScenarioError } from '../scenario/loadScenario';
import { readClock, readFault, readFlags, readLatency, readReset } from './controlBodies';
import type { AddControl, ControlContext } from './controlContext';
import { listOutbox } from './outbox';
import { listChoices, listScenarios, showOverview } from './overview';
import { servePage } from './pageFiles';
import { listPeople } from './people';
import { showTables } from './showTables';
import { addUserControls } from './userControls';

/** `/__mock`: controls for QA and tests (docs/mock.md). Only for the own machine. */
export function makeControl(parts: ControlContext): Application {
  const { store, calls, faults, appUrl } = parts;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(admitOwnPages, demandJson, ...readJson, ...parts.aroundCalls);
  const addControl: AddControl = (method, path, make) => {
    app[method](path, (request, response) => {
      response.json({ code: 200, message: 'OK', data: make(request) ?? null });
    });
  };

  addControl('post', '/reset', ({ body }) => {
    resetTo(parts, readReset(body).scenario);
    return { scenario: parts.startNames.current };
  });
  addControl('get', '/scenarios', () => ({
    current: parts.startNames.current,
    names: parts.scenarioNames(),
    scenarios: listScenarios(parts),
  }));
  addControl('get', '/outbox', (request) => {
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`;
    return listOutbox(store, asText(request.query['to']), new URL(appUrl, origin).href);
  });
  addControl('get', '/faults', () => faults.list());
  addControl('post', '/faults', ({ body }) => faults.add(readFault(body)));
  addControl('delete', '/faults', () => faults.clear());
  addControl('delete', '/faults/:id', ({ params }) => {
    if (!faults.remove(Number(params['id']))) throw fail(404, 'There is no such fault');
  });
  addControl('get', '/latency', () => parts.latency.get());
  addControl('put', '/latency', ({ body }) => parts.latency.set(readLatency(body)));
  addControl('get', '/flags', () => store.tables.flags);
  addControl('put', '/flags', ({ body }) => Object.assign(store.tables.flags, readFlags(body)));
  addControl('get', '/clock', () => ({ now: store.now() }));
  addControl('post', '/clock', ({ body }) => {
    const isMoved = store.advanceClock(readClock(body).advance_s);
    if (!isMoved) throw fail(422, 'advance_s leads past the year 9999');
    return { now: store.now() };
  });
  addControl('get', '/calls', ({ query }) => {
    const changedAfter = asText(query['changed_after']);
    if (changedAfter === undefined) return calls.list(asText(query['since']));
    return calls.listChanged(Number(changedAfter), Number(query['limit'] ?? Infinity));
  });
  addControl('get', '/calls/:id', ({ params }) => {
    const call = calls.find(Number(params['id']));
    if (!call) throw fail(404, 'The log does not hold this call');
    return call;
  });
  addControl('delete', '/calls', () => calls.clear());
  addControl('get', '/reports', () => parts.errorReports.list());
  addControl('get', '/overview', () => showOverview(parts));
  addControl('get', '/choices', () => listChoices());
  addControl('get', '/people', () => listPeople(store));
  addControl('get', '/db', () => showTables(store.tables));
  addUserControls(addControl, store, appUrl);

  servePage(app);
  app.use(handleUnknownRoute);
  app.use(makeErrorHandler(() => parts.log));
  return app;
}

function resetTo({ reset }: ControlContext, scenario: string | undefined): void {
  try {
    reset(scenario);
  } catch (error) {
    throw error instanceof ScenarioError ? fail(422, error.message) : error;
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
