declare module 'jest-fixed-jsdom' {
  import type JSDOMEnvironment from 'jest-environment-jsdom';

  /** The package brings no types: jsdom with Node's fetch and its relatives as globals. */
  const FixedJSDOMEnvironment: typeof JSDOMEnvironment;
  export default FixedJSDOMEnvironment;
}
