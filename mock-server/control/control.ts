import path from 'node:path';
import type { Application, Request, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { contractFile } from '../contract';
import { answerUnknown, makeErrorHandler } from '../errors';
import { fail } from '../refusal';
import { ScenarioError } from '../scenario/loadScenario';
import type { Store } from '../store';
import { clockBody, faultBody, flagsBody, latencyBody, readBody, resetBody } from './controlBodies';
import type { Answer, ControlParts } from './controlParts';
import { faultOfForm, flagsOfForm, renderPage } from './page';
import { listPeople } from './people';
import { showTables } from './showTables';
import { addUserControls, setStatus } from './userControls';

/** `/__mock`: what QA and the tests do to the mock (mock.md). For the own machine alone. */
export function makeControl(parts: ControlParts): Application {
  const { store, calls, faults } = parts;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(admitOwnMachine, jsonServer.bodyParser[0], parts.holdAnswers);
  const answer: Answer = (method, place, make) => {
    app[method](place, (request, response) => {
      response.json({ code: 200, message: 'OK', data: make(request) ?? null });
    });
  };

  const actions = makeActions(parts);
  answer('post', '/reset', ({ body }) => {
    actions.reset(body);
    return { scenario: parts.startNames.current };
  });
  answer('get', '/scenarios', () => ({
    current: parts.startNames.current,
    names: parts.scenarioNames(),
  }));
  answer('get', '/outbox', ({ query }) => listOutbox(store, asText(query['to'])));
  answer('get', '/faults', () => faults.list());
  answer('post', '/faults', ({ body }) => actions.addFault(body));
  answer('delete', '/faults', () => faults.clear());
  answer('get', '/latency', () => parts.latency.get());
  answer('put', '/latency', ({ body }) => parts.latency.set(readBody(latencyBody, body)));
  answer('get', '/flags', () => store.tables.flags);
  answer('put', '/flags', ({ body }) => actions.setFlags(body));
  answer('get', '/clock', () => ({ now: store.now() }));
  answer('post', '/clock', ({ body }) => {
    store.advanceClock(readBody(clockBody, body).advance_s);
    return { now: store.now() };
  });
  answer('get', '/calls', ({ query }) => calls.list(asText(query['since'])));
  answer('get', '/people', () => listPeople(store));
  answer('get', '/db', () => showTables(store.tables));
  addUserControls(answer, store);

  servePage(app, parts, actions);
  app.use(answerUnknown);
  app.use(makeErrorHandler(() => parts.log));
  return app;
}

/** What both the control calls and the forms of the page can do. */
function makeActions({ store, faults, reset }: ControlParts) {
  return {
    reset: (body: unknown) => {
      try {
        reset(readBody(resetBody, body).scenario);
      } catch (error) {
        throw error instanceof ScenarioError ? fail(422, error.message) : error;
      }
    },
    addFault: (body: unknown) => faults.add(readBody(faultBody, body)),
    setFlags: (body: unknown) => Object.assign(store.tables.flags, readBody(flagsBody, body)),
  };
}

/** Messages to an address or number, newest first; an address also finds its owner's SMS. */
function listOutbox(store: Store, to: string | undefined) {
  const owner = to === undefined ? undefined : store.findUserByEmail(to);
  return store.tables.outbox
    .filter((message) => to === undefined || message.to === to || message.user_id === owner?.id)
    .toReversed();
}

function servePage(
  app: Application,
  parts: ControlParts,
  actions: ReturnType<typeof makeActions>,
): void {
  app.get('/', (_request, response) => response.type('html').send(renderPage(parts)));
  app.get('/page.css', (_request, response) => {
    response.sendFile(path.join(__dirname, 'page.css'));
  });
  app.get('/openapi.yaml', (_request, response) => {
    response.type('text/plain').sendFile(contractFile);
  });

  const form = (place: string, act: (form: FormFields, request: Request) => void): void => {
    app.post(`/page${place}`, jsonServer.bodyParser[1], (request, response) => {
      act(request.body as FormFields, request);
      response.redirect(303, `${request.baseUrl}/`);
    });
  };
  form('/reset', ({ scenario }) => actions.reset({ scenario }));
  form('/flags', (fields) => actions.setFlags(flagsOfForm(fields)));
  form('/faults', (fields) => actions.addFault(faultOfForm(fields)));
  form('/faults/clear', () => parts.faults.clear());
  form('/users/:email/status', ({ onboarding_status_id: id }, request) => {
    setStatus(parts.store, request, { onboarding_status_id: Number(id) });
  });
}

type FormFields = Record<string, string>;

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** A page of elsewhere must not reset the mock, not even through a name that leads to this machine. */
const admitOwnMachine: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  const isOwn =
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(request.get('host') ?? '') &&
    (origin === undefined || LOOPBACK_HOST.test(origin.replace(/^https?:\/\//, '')));
  next(isOwn ? undefined : fail(403, 'Only for this machine'));
};

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
