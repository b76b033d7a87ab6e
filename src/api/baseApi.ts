import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAGS } from './tags';

const FIVE_MINUTES_S = 300;

/**
 * The one API of the app; each area adds its endpoints. Nothing is fetched again on focus or
 * reconnection (wire.md#time-limits), and nothing is retried automatically.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: FIVE_MINUTES_S,
  endpoints: () => ({}),
});
