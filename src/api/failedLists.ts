import { baseApi } from './baseApi';

/** Asks again for every list of options on the screen that could not be had. */
export const reloadFailedLists = () => baseApi.util.invalidateTags(['FailedMasterList']);
