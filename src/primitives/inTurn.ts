/** Runs a job after those before it have ended, and settles as the job does. */
export type InTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** A queue of jobs that run one at a time, in the order in which they came; a failure stops none. */
export function makeInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
