import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router-dom';
import { TextProvider } from '@/i18n/TextProvider';
import type { Texts } from '@/i18n/texts';
import type { Effects } from '@/state/effects';
import { endSession } from '@/state/session/session';
import type { AppStore } from '@/state/store';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { ToastHost } from '@/ui/feedback/ToastHost';
import type { Toasts } from '@/ui/feedback/toasts';
import { RouterWithLinks } from '@/ui/links/RouterWithLinks';
import { EffectsProvider } from './EffectsContext';
import { BrokenScreen } from './screens/BrokenScreen';

export interface AppProps {
  store: AppStore;
  effects: Effects;
  texts: Texts;
  toasts: Toasts;
  /** Null while another page is in its place. */
  router: DataRouter | null;
}

/** All providers around the routes. */
export function App({ store, effects, texts, toasts, router }: AppProps) {
  return (
    <TextProvider texts={texts}>
      {/* The last net: what breaks outside a route (routes.md#error-screens). */}
      <ErrorBoundary
        fallback={() => <BrokenScreen endSession={() => store.dispatch(endSession('broken'))} />}
        onError={(error) => effects.report(error, { where: 'boundary' })}
      >
        <Provider store={store}>
          <EffectsProvider value={effects}>
            {router !== null && <RouterWithLinks router={router} />}
            <ToastHost toasts={toasts} />
          </EffectsProvider>
        </Provider>
      </ErrorBoundary>
    </TextProvider>
  );
}
