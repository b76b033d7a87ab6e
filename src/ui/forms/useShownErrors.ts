import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormErrors } from './formErrors';

type ByPath<Value> = Readonly<Record<string, Value>>;
type PathSet = ByPath<true>;

export type StandingErrors = {
  /** Of fields that hold nothing. */
  missing: FormErrors;
  /** Of fields that hold something wrong, or that are not ready. */
  wrong: FormErrors;
  /** Refusals of the server. */
  external: FormErrors;
};

export type ShownErrors = {
  /** Those of the standing errors that show. */
  errors: FormErrors;
  /** Those that are listed as well: of what was there when a save was refused. */
  listed: FormErrors;
  /** Whether a save was refused. */
  hasAttempted: boolean;
  /** A field is left. */
  touch(this: void, path: string): void;
  /** A field gets another value, from its user. */
  change(this: void, path: string): void;
  /** Nobody can fill a field in yet: it is disabled, or its list is on its way. */
  setWaiting(this: void, path: string, isWaiting: boolean): void;
  /**
   * A save is refused for the errors that stand; `fields` are the paths on the page. Answers the paths
   * of the errors.
   */
  refuse(this: void, fields: readonly string[]): readonly string[];
};

const NONE: PathSet = {};

const only = <Value>(record: ByPath<Value>, isKept: (path: string) => boolean): ByPath<Value> =>
  Object.fromEntries(Object.entries(record).filter(([path]) => isKept(path)));

const withPath = (paths: PathSet, path: string): PathSet =>
  paths[path] === true ? paths : { ...paths, [path]: true };

const withoutPath = (paths: PathSet, path: string): PathSet =>
  paths[path] === true ? only(paths, (other) => other !== path) : paths;

const all = <Value>(paths: readonly string[], value: Value): ByPath<Value> =>
  Object.fromEntries(paths.map((path) => [path, value]));

/**
 * When an error shows. What is wrong shows once its field is left, and until it is right. What is
 * missing is judged by a save: after one that was refused it shows until it is given, and again once
 * the field is left empty.
 */
export function useShownErrors({ missing, wrong, external }: StandingErrors): ShownErrors {
  const [left, setLeft] = useState(NONE);
  const [waiting, setWaitingPaths] = useState(NONE);
  /** What a save has judged; true where it is told to be missing. Null before one was refused. */
  const [judged, setJudged] = useState<ByPath<boolean> | null>(null);

  // What was given meanwhile is not told to be missing any more, also where it is taken away again.
  const given = Object.keys(judged ?? {}).filter(
    (path) => judged?.[path] === true && missing[path] === undefined,
  );
  if (given.length > 0) setJudged({ ...judged, ...all(given, false) });

  const shownWrong = useMemo(() => only(wrong, (path) => left[path] === true), [wrong, left]);
  const errors = useMemo<FormErrors>(() => {
    const isTold = (path: string) => judged?.[path] === true && waiting[path] !== true;
    return { ...only(missing, isTold), ...shownWrong, ...external };
  }, [missing, shownWrong, external, judged, waiting]);
  const listed = useMemo(
    () => only(errors, (path) => judged?.[path] !== undefined),
    [errors, judged],
  );

  const latest = useRef(shownWrong);
  useEffect(() => {
    latest.current = shownWrong;
  });

  const touch = useCallback((path: string) => {
    setLeft((paths) => withPath(paths, path));
    setJudged((paths) => (paths?.[path] === undefined ? paths : { ...paths, [path]: true }));
  }, []);
  const change = useCallback((path: string) => {
    if (latest.current[path] === undefined) setLeft((paths) => withoutPath(paths, path));
  }, []);
  const setWaiting = useCallback((path: string, isWaiting: boolean) => {
    setWaitingPaths((paths) => (isWaiting ? withPath : withoutPath)(paths, path));
  }, []);
  const refuse = (fields: readonly string[]) => {
    setLeft((paths) => ({ ...paths, ...all(Object.keys(wrong), true) }));
    setJudged({
      ...all([...fields, ...Object.keys(wrong)], false),
      ...all(Object.keys(missing), true),
    });
    return Object.keys({ ...missing, ...wrong });
  };

  return { errors, listed, hasAttempted: judged !== null, touch, change, setWaiting, refuse };
}
