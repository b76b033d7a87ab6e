/** Runs a job after the earlier ones have ended; resolves or rejects like the job. */
export type InTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** A queue of jobs that run one at a time, in order; a job that fails does not stop the queue. */
export function makeInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
