import { useSyncExternalStore, type ReactNode } from 'react';
import { ClosedScreen } from './ClosedScreen';
import { CloseQuestion } from './CloseQuestion';
import type { FrameView } from './frameView';

/** Around all pages in a frame, which the portal may close. */
export function EmbeddedRoot({
  view: { state, close },
  children,
}: {
  view: FrameView;
  children: ReactNode;
}) {
  const shown = useSyncExternalStore(state.subscribe, state.read);
  if (shown === 'closed')
    return (
      <main>
        <ClosedScreen />
      </main>
    );
  return (
    <>
      {children}
      {shown === 'asking' && (
        <CloseQuestion onStay={() => state.set('page')} onClose={() => close('closed')} />
      )}
    </>
  );
}
