import { createHash } from 'node:crypto';
import { SUB_STEP_IDS, STEP_IDS } from '@/domain/onboarding/stepIds';
import { FLAG_KEYS } from '../database/flagKeys';
import { statusNames } from '../database/names';
import { ScenarioError } from '../scenario/loadScenario';
import type { ControlContext } from './controlContext';
import { listPeople } from './people';

/**
 * Everything that changes, in one small response, for a page that polls every second or two. If a
 * digest or a count has changed, the list behind it should be read again.
 */
export function showOverview({
  store,
  calls,
  faults,
  latency,
  startNames,
  appUrl,
}: ControlContext) {
  const people = JSON.stringify(listPeople(store));
  return {
    run: calls.run,
    scenario: startNames.current,
    app_url: appUrl,
    now: store.now(),
    ahead_s: store.aheadS(),
    flags: Object.fromEntries(FLAG_KEYS.map((key) => [key, store.tables.flags[key] === true])),
    faults: faults.list(),
    latency: latency.get(),
    people_digest: createHash('sha256').update(people).digest('base64url'),
    outbox_count: store.tables.outbox.length,
  };
}

/** What can be chosen on the page. */
export function listChoices() {
  return {
    statuses: Object.entries(statusNames).map(([id, name]) => ({ id: Number(id), name })),
    steps: STEP_IDS,
    sub_steps: SUB_STEP_IDS,
  };
}

/** Every scenario with its description, or with its problem if it is broken. */
export function listScenarios({ scenarioNames, describeScenario }: ControlContext) {
  return scenarioNames().map((name) => {
    try {
      return { name, description: describeScenario(name), error: null };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return { name, description: '', error: error.message };
    }
  });
}
