import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '@/primitives/useLatest';
import type { FormBag } from './formBag';
import { onlyPaths, withPath, type ByPath, type FormErrors } from './formErrors';
import type { FormRules } from './useFormRules';

const NO_ERRORS: FormErrors = {};

/** Nothing is given yet, not even something wrong. */
const isUnanswered = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const all = (paths: readonly string[], value: boolean): ByPath<boolean> =>
  Object.fromEntries(paths.map((path) => [path, value]));

/**
 * When an error shows. What is wrong shows once its field is touched, and until it is right. What is
 * missing is judged by a submit: after one that was refused it shows until it is given, and again
 * once the field is left empty. `external` are refusals of the server.
 */
export function useShownErrors<Values extends object>(
  { values, touched, setFieldTouched, getIn }: FormBag<Values>,
  { validate, pending }: FormRules<Values>,
  external = NO_ERRORS,
) {
  const [waiting, setAllWaiting] = useState<ByPath<boolean>>({});
  /** What a submit has judged; true where it is shown as missing. Null before one was refused. */
  const [judged, setJudged] = useState<ByPath<boolean> | null>(null);

  const allErrors = useMemo(() => validate(values), [validate, values]);
  const missing = useMemo(
    () => onlyPaths(allErrors, (path) => !(path in pending) && isUnanswered(getIn(values, path))),
    [allErrors, pending, getIn, values],
  );
  const wrong = useMemo(
    () => onlyPaths(allErrors, (path) => !(path in missing) && Boolean(getIn(touched, path))),
    [allErrors, missing, getIn, touched],
  );
  const errors = useMemo(() => {
    const isShown = (path: string) => judged?.[path] === true && waiting[path] !== true;
    return { ...onlyPaths(missing, isShown), ...wrong, ...external };
  }, [missing, wrong, external, judged, waiting]);

  // What was given meanwhile is not shown as missing any more, also where it is taken away again.
  const given = Object.keys(judged ?? {}).filter(
    (path) => judged?.[path] === true && !(path in missing),
  );
  if (given.length > 0) setJudged({ ...judged, ...all(given, false) });

  const latest = useLatest({ missing, wrong });

  return {
    /** All that is wrong with the values of this very render. */
    allErrors,
    /** Those of the errors that show. */
    errors,
    /** Those that are listed as well: of what was there when a submit was refused. */
    listed: onlyPaths(errors, (path) => judged?.[path] !== undefined),
    /** Whether a submit was refused. */
    hasAttempted: judged !== null,
    /** A field is left. */
    touch: useCallback(
      (path: string) => {
        setFieldTouched(path, true);
        setJudged((before) =>
          before?.[path] === undefined ? before : withPath(before, path, true),
        );
      },
      [setFieldTouched],
    ),
    /** A field gets another value from its user: it is judged when it is left again. */
    change: useCallback(
      (path: string) => {
        if (!(path in latest.current.wrong)) setFieldTouched(path, false);
      },
      [latest, setFieldTouched],
    ),
    /** Nobody can fill a field in yet: it is disabled, or its list is on its way. */
    setWaiting: useCallback((path: string, isWaiting: boolean) => {
      setAllWaiting((before) => withPath(before, path, isWaiting));
    }, []),
    /** A submit was refused for these errors; `fields` are the paths on the page. */
    refuse: (fields: readonly string[], refused: FormErrors) => {
      const paths = Object.keys(refused);
      for (const path of paths) if (!(path in latest.current.missing)) setFieldTouched(path, true);
      setJudged({ ...all(fields, false), ...all(paths, true) });
    },
  };
}
