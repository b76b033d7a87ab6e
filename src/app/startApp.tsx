import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EKYC_PAGE, PATHS } from '@/domain/access/paths';
import { readStoredLanguage } from '@/i18n/language';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';
import { takeAuthParameter } from '@/platform/authParameter';
import { makeNewPasswordToken, takeNewPasswordToken } from '@/platform/newPasswordToken';
import { takePathToken } from '@/platform/pathToken';
import { allowOwnReloads } from '@/platform/page';
import { hideBfcachePages } from '@/platform/pageCover';
import { loadRuntimeConfig, StartUpFailure, type RuntimeConfig } from '@/platform/runtimeConfig';
import { makeSafeStorage } from '@/platform/safeStorage';
import { keepUncaughtErrors } from '@/platform/uncaughtErrors';
import { resumeSession } from '@/state/session/session';
import { signOutReasonSet } from '@/state/slices/signIn';
import { makeStore } from '@/state/store';
import { watchPage } from '@/state/watchPage';
import { makeToasts } from '@/ui/feedback/toasts';
import { App } from './App';
import { createAppRouter } from './appRouter';
import { BASE_PATH } from './basePath';
import type { Embedding } from './embedding/embedding';
import { fetchCodeAfterSignIn } from './codeAfterSignIn';
import type { FirstPageHandle } from './first-page/firstPageHandle';
import { makeRealEffects, type AddressTokens } from './realEffects';
import { StartingScreen } from './screens/StartingScreen';
import { StartUpFailureScreen } from './screens/StartUpFailureScreen';
import { SIGN_OUT_REASON } from './signOutReason';

/** A page that stays empty longer than this would look broken. */
const STARTING_MS = 1_000;

/** What the page before the reload has left for this one. */
interface LoadedFromAddress extends AddressTokens {
  /** The page was reloaded because the server refused its session. */
  wasSessionRefused: boolean;
}

export interface StartOptions {
  /**
   * Fetches what is different in the frame of a portal. Without it the page does not start there: it
   * would lead to pages that may not be framed, of which browsers show nothing.
   */
  fetchEmbedding?: () => Promise<Embedding>;
  /** The page that is there already. */
  firstPage?: FirstPageHandle;
}

/**
 * Starts the app in an element of the page; shows an error screen if it cannot. Rejects where a first
 * page that is used can offer another try.
 */
export async function startApp(
  element: HTMLElement,
  { fetchEmbedding, firstPage }: StartOptions = {},
): Promise<void> {
  keepUncaughtErrors();
  // Before anything can fail or wait: a token must leave the address bar.
  const tab = makeSafeStorage('sessionStorage');
  const auth = takeAuthParameter(window.location, window.history, tab);
  const newPasswordToken = makeNewPasswordToken(tab);
  const wasSessionRefused = tab.get(SIGN_OUT_REASON) === 'session';
  tab.remove(SIGN_OUT_REASON);
  const { location, history } = window;
  takeNewPasswordToken(`${BASE_PATH}${PATHS.changePassword}`, location, history, newPasswordToken);
  const ekycToken = { current: takePathToken(`${BASE_PATH}${EKYC_PAGE}`, location, history) };
  allowOwnReloads();
  const root = createRoot(element);
  const show = (screen: ReactNode) => root.render(withoutConfig(screen));
  const waiting = setTimeout(() => firstPage ?? show(<StartingScreen />), STARTING_MS);
  let config: RuntimeConfig | null = null;
  try {
    // Before the configuration: the portal is heard from then on.
    const embedding = await fetchEmbedding?.();
    config = await loadRuntimeConfig(`${BASE_PATH}/config.json`, firstPage?.takeConfiguration());
    await newPasswordToken.open(config.passwordKey);
    const tokens = { auth, newPasswordToken, ekycToken, wasSessionRefused };
    await showApp(root, config, tokens, { embedding, firstPage });
  } catch (error) {
    const faults = error instanceof StartUpFailure ? error.faults : [];
    if (config !== null) void report(error, config);
    // For the operator: names of fields, and no value.
    else if (faults.length > 0) globalThis.console.error('config.json', faults);
    if (config === null && firstPage?.isUsed()) {
      root.unmount();
      throw error;
    }
    // Its texts are Indonesian, whatever the first page was.
    document.documentElement.lang = 'id';
    const failure = () => show(<StartUpFailureScreen faults={faults} />);
    if (firstPage) firstPage.giveWayTo(failure);
    else failure();
  } finally {
    clearTimeout(waiting);
  }
}

/** Without its code nothing is reported. */
const report = (error: unknown, config: RuntimeConfig) =>
  import('./reporting/reportStartError').then(
    ({ reportStartError }) => reportStartError(error, config),
    () => undefined,
  );

const withoutConfig = (screen: ReactNode) => (
  <TextProvider texts={makeTexts({ productName: '' })}>{screen}</TextProvider>
);

async function showApp(
  root: Root,
  config: RuntimeConfig,
  fromAddress: LoadedFromAddress,
  {
    embedding,
    firstPage,
  }: { embedding: Embedding | undefined; firstPage: FirstPageHandle | undefined },
): Promise<void> {
  const toasts = makeToasts();
  const { effects, reports, network, connectRouter } = makeRealEffects(config, fromAddress, toasts);
  const store = makeStore({
    effects,
    preloadedState: {
      config: {
        productName: config.productName,
        externalAppUrl: config.externalAppUrl,
        flagServiceUrl: config.flagServiceUrl,
        contact: config.contact,
        esignExemptMerchantIds: config.esignExemptMerchantIds,
        isEmbedded: !!embedding,
      },
    },
  });
  store.dispatch(resumeSession());
  if (fromAddress.wasSessionRefused && effects.session.read() === null)
    store.dispatch(signOutReasonSet('session'));
  const texts = makeTexts({ productName: config.productName });
  const language = firstPage?.texts.language ?? readStoredLanguage();
  if (language !== 'id') await texts.setLanguage(language);
  await embedding?.connect({ config, store, effects, texts });
  // Made last: it matches the address at once, when the `auth` parameter has left it.
  const router = createAppRouter(store, effects, embedding?.adaptRoutes);
  connectRouter(router);
  watchPage(store, effects);
  hideBfcachePages();
  const render = (shown: typeof router | null) =>
    root.render(
      <StrictMode>
        <App store={store} effects={effects} texts={texts} toasts={toasts} router={shown} />
      </StrictMode>,
    );
  /** The words of the language that was chosen may not have come. */
  const showLanguage = () => (document.documentElement.lang = texts.language);
  if (!firstPage) showLanguage();
  // Behind the first page the app shows its notices alone.
  render(firstPage ? null : router);
  void import('./afterFirstPage')
    .then(({ afterFirstPage }) => afterFirstPage({ config, store, toasts, reports, network }))
    // Without it the page works; the next load tries again.
    .catch(() => undefined);
  if (firstPage) {
    void firstPage.untilPasswordTyped().then(fetchCodeAfterSignIn);
    /** Takes the language that is chosen on the first page. Its words may come later than the app. */
    const followLanguage = () => {
      const { wanted } = firstPage.texts;
      if (wanted !== texts.wanted) void texts.setLanguage(wanted);
    };
    followLanguage();
    const stopFollowing = firstPage.texts.subscribe(followLanguage);
    await firstPage.untilLeft(router);
    stopFollowing();
    followLanguage();
    showLanguage();
    firstPage.giveWayTo(() => render(router));
  }
  // All other builds drop this line, and the code it imports.
  if (process.env.NODE_ENV === 'development')
    void import('@/dev-panel/showDevPanel').then(({ showDevPanel }) => showDevPanel(store));
}
