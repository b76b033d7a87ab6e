import { baseApi } from './baseApi';

/**
 * Fetches again every list of options on the screen that failed to load. Separate from the
 * endpoints of the lists, because the start of the app does not need those.
 */
export const reloadFailedLists = () => baseApi.util.invalidateTags(['FailedMasterList']);
