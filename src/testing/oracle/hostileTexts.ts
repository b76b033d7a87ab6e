/** An attribute of every element that a hostile text would make, so that one is found if it exists. */
export const HOSTILE_MARK = 'data-hostile';

const RUN = 'window.__pwned=1';

/** What would run or make an element, if a text were read as markup. */
const PAYLOADS: readonly string[] = [
  `<script ${HOSTILE_MARK}>${RUN}</script>`,
  `<img ${HOSTILE_MARK} src=x onerror=${RUN}>`,
  `<svg ${HOSTILE_MARK} onload=${RUN}>`,
  `<svg ${HOSTILE_MARK}><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<iframe ${HOSTILE_MARK} srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object ${HOSTILE_MARK} data="data:text/html,x"></object>`,
  `<embed ${HOSTILE_MARK} src=x>`,
  `<details ${HOSTILE_MARK} open ontoggle=${RUN}>x</details>`,
  `<video ${HOSTILE_MARK} src=x onerror=${RUN}></video>`,
  `<input ${HOSTILE_MARK} autofocus onfocus=${RUN}>`,
  `<form ${HOSTILE_MARK} action=//evil.test><button>x</button></form>`,
  `<style ${HOSTILE_MARK}>*{display:none}</style>`,
  `<link ${HOSTILE_MARK} rel=stylesheet href=//evil.test/x.css>`,
  `<meta ${HOSTILE_MARK} http-equiv=refresh content="0;url=//evil.test">`,
  `<base ${HOSTILE_MARK} href=//evil.test/>`,
  `<a ${HOSTILE_MARK} href="data:text/html,x">x</a>`,
  `<math><mtext ${HOSTILE_MARK}><img src=x onerror=${RUN}></mtext></math>`,
  `<template ${HOSTILE_MARK}><script>${RUN}</script></template>`,
  `<x-element ${HOSTILE_MARK} onclick=${RUN}>x</x-element>`,
  `<plaintext ${HOSTILE_MARK}>`,
];

/** What is before the payload, to break out of where a text is put. */
const ESCAPES = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</script>',
  '</textarea>',
  '</title>',
  '-->',
  '{{',
  '${',
  '\\',
  '&lt;',
  '{0}',
];

/** What makes texts of one payload differ. */
const ENDS = ['', '"', ' ', '}}'];

/** 1,120 texts of a server or a user that have to be shown as they are (X1). */
export const hostileTexts: readonly string[] = PAYLOADS.flatMap((payload) =>
  ESCAPES.flatMap((escape) => ENDS.map((end) => `${escape}${payload}${end}`)),
).map((text, index) => `${index} ${text}`);
