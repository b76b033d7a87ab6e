import { makeEmitter } from '@/primitives/emitter';
import { isObject } from '@/primitives/readObject';
import type { SubStepTabsPort } from '@/ports/tabs';
import { openChannel } from './channel';
import { randomId } from './randomId';

/** Tabs of one browser respond within moments; one that does not is gone. */
const ANSWER_LIMIT_MS = 1_000;

type Message =
  /** A tab shows the sub-step now, or asks again which other tabs do. */
  | { kind: 'opened'; place: string; tab: string }
  | { kind: 'here'; place: string; tab: string }
  | { kind: 'left'; place: string; tab: string }
  | { kind: 'saved'; place: string };

function isMessage(data: unknown): data is Message {
  return isObject(data) && typeof data.kind === 'string' && typeof data.place === 'string';
}

/**
 * A tab that closes without a message is noticed when this one becomes visible again: it asks again
 * which tabs are there. A browser without such channels shows no warning; conflicting drafts are
 * reported there too, see `DraftStoreEvents.onConflict`.
 */
export function makeSubStepTabs(): SubStepTabsPort {
  const channel = openChannel('bos.sub-steps');
  const tab = randomId();
  const saved = makeEmitter<string>();

  const say = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }) => {
    if (isMessage(data) && data.kind === 'saved') saved.emit(data.place);
  });

  return {
    enter(place, onOthers) {
      const others = new Set<string>();
      let wasOpenInOtherTab = false;
      let hasLeft = false;
      const report = () => {
        if (hasLeft || others.size > 0 === wasOpenInOtherTab) return;
        wasOpenInOtherTab = others.size > 0;
        onOthers(wasOpenInOtherTab);
      };
      const hear = ({ data }: MessageEvent) => {
        if (!isMessage(data) || data.kind === 'saved' || data.place !== place) return;
        if (data.kind === 'left') others.delete(data.tab);
        else others.add(data.tab);
        if (data.kind === 'opened') say({ kind: 'here', place, tab });
        report();
      };
      const ask = () => say({ kind: 'opened', place, tab });
      const askAgain = () => {
        if (document.visibilityState !== 'visible') return;
        // A tab that is still there responds at once; until then nothing on the screen changes.
        others.clear();
        ask();
        setTimeout(report, ANSWER_LIMIT_MS);
      };
      const leave = () => say({ kind: 'left', place, tab });

      channel?.addEventListener('message', hear);
      document.addEventListener('visibilitychange', askAgain);
      window.addEventListener('pageshow', askAgain);
      window.addEventListener('pagehide', leave);
      ask();
      return () => {
        channel?.removeEventListener('message', hear);
        document.removeEventListener('visibilitychange', askAgain);
        window.removeEventListener('pageshow', askAgain);
        window.removeEventListener('pagehide', leave);
        leave();
        hasLeft = true;
      };
    },
    announceSaved: (place) => say({ kind: 'saved', place }),
    onSaved: saved.subscribe,
  };
}
