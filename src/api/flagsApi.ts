import { baseApi } from './baseApi';
import { flag, list, object, text } from './readers';
import { provides } from './tags';

/** The flags that the app asks about (wire.md#flags); all are off unless the service says so. */
export const FLAG_NAMES = [
  'main-menu',
  'trade-checking-label',
  'error-reporting',
  'session-replay',
] as const;

export type FlagName = (typeof FLAG_NAMES)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

/** The app waits no longer than this for a flag service that is down. */
const FLAGS_TIMEOUT_MS = 1_000;

const readEvaluation = object({ key: text, value: flag });
const readEvaluations = object({ flags: list(readEvaluation) });

export const flagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All flags by OFREP. A flag is off until the flags have arrived. */
    getFlags: build.query<Flags, void>({
      query: () => ({
        service: 'flags',
        path: '/ofrep/v1/evaluate/flags',
        method: 'POST',
        body: { context: {} },
        credential: 'none',
        problems: 'ignored',
        timeoutMs: FLAGS_TIMEOUT_MS,
        isBare: true,
        read: readEvaluations,
      }),
      transformResponse: ({ flags }: { flags: { key: string; value: boolean }[] }): Flags => {
        const isOn = (name: FlagName) => flags.some(({ key, value }) => key === name && value);
        return Object.fromEntries(FLAG_NAMES.map((name) => [name, isOn(name)])) as Flags;
      },
      providesTags: provides('Flags'),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useGetFlagsQuery } = flagsApi;
