declare module 'jest-fixed-jsdom' {
  import type JSDOMEnvironment from 'jest-environment-jsdom';

  /** The package has no types. It is jsdom with Node's fetch and related globals. */
  const FixedJSDOMEnvironment: typeof JSDOMEnvironment;
  export default FixedJSDOMEnvironment;
}
