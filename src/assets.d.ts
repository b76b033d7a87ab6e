declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.css';

/** A file that is put into the bundle as it is; the import gives its address. */
declare module '*?url' {
  const url: string;
  export default url;
}
