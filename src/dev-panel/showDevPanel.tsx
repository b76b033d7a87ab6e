import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { AppStore } from '@/state/store';
import { MockControl } from '@/testing/mock/mockControl';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { DevPanel } from './DevPanel';
import * as styles from './devPanel.module.css';

/**
 * Adds the developer panel at the end of the page, with its own React root, so that a crash of the
 * panel does not affect the app. For development builds. Returns a function that removes it.
 */
export function showDevPanel(store: AppStore): () => void {
  const element = document.createElement('div');
  element.id = 'bos-dev-panel';
  document.body.append(element);
  const root = createRoot(element);
  root.render(
    <ErrorBoundary
      fallback={(tryAgain) => (
        <p lang="en" className={styles.broken}>
          The developer panel broke; the console says why.{' '}
          <button type="button" className={styles.button} onClick={tryAgain}>
            Show it again
          </button>
        </p>
      )}
      onError={(error) => globalThis.console.warn(error)}
    >
      <Provider store={store}>
        <DevPanel mock={mockOfThisPage} />
      </Provider>
    </ErrorBoundary>,
  );
  return () => {
    root.unmount();
    element.remove();
  };
}

/** The development server forwards these calls to the mock. */
const mockOfThisPage = new MockControl('');
