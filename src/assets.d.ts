declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Class names of a style sheet: `import * as styles from './button.module.css'`. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css';

/** A file that is put into the bundle as it is; the import gives its address. */
declare module '*?url' {
  const url: string;
  export default url;
}

declare namespace NodeJS {
  interface Module {
    /** Hot reload, in the development server alone. */
    hot?: { accept(modules: readonly string[], onUpdated: () => void): void };
  }
}

interface Window {
  /** Of browsers that know trusted types; TypeScript does not yet. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(this: void, input: string): string },
    ): { createScriptURL(input: string): string };
  };
}
