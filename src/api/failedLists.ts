import { baseApi } from './baseApi';

/**
 * Asks again for every list of options on the screen that could not be had. Apart from the endpoints of
 * the lists, which the start of the app need not load.
 */
export const reloadFailedLists = () => baseApi.util.invalidateTags(['FailedMasterList']);
