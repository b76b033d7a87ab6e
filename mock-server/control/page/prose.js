import { h } from './dom.js';

/** Paragraphs of a description, whose lines are broken anywhere and whose `names` are marked. @param {string} text */
export const prose = (text) =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => h('p', { class: 'about' }, ...marked(part.replace(/\s+/g, ' ').trim())));

/** @param {string} text */
export const marked = (text) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : h('code', {}, part)));
