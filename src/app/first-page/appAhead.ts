/** In a chunk of its own: once that has come, the browser fetches the app, and runs it when it is imported. */
export const importApp = () => import(/* webpackPrefetch: true */ '../openApp');
