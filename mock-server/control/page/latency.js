import { call } from './api.js';
import { byId } from './dom.js';
import { attempt } from './feedback.js';
import { on, refresh, state } from './live.js';

/** The latency of every call. */
export function startLatency() {
  const form = byId('latency-form', HTMLFormElement);
  const min = byId('latency-min', HTMLInputElement);
  const max = byId('latency-max', HTMLInputElement);
  let known = '';

  const set = async (/** @type {number} */ minMs, /** @type {number} */ maxMs) => {
    const text = maxMs === 0 ? 'Calls come at once' : `Every call ${minMs} to ${maxMs} ms late`;
    known = '';
    await attempt(() => call('PUT', 'latency', { min_ms: minMs, max_ms: maxMs }), text);
    await refresh();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void set(Number(min.value), Math.max(Number(min.value), Number(max.value)));
  });
  byId('latency-none').addEventListener('click', () => void set(0, 0));

  // Only a change is written into the form, so a half-filled form stays as it is.
  on('overview', () => {
    if (!state.overview) return;
    const { min_ms: minMs, max_ms: maxMs } = state.overview.latency;
    if (known === `${minMs}-${maxMs}`) return;
    known = `${minMs}-${maxMs}`;
    min.value = String(minMs);
    max.value = String(maxMs);
  });
}
