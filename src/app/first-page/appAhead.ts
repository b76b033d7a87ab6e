/** In a chunk of its own: with that one the browser fetches the app, and runs it when it is imported. */
export const importApp = () => import(/* webpackPreload: true */ '../openApp');
