import { plainDigits } from './plainDigits';
import { groupDigits, type Grouping } from './groupedText';

/**
 * An amount as form value: digits, and if typed, a minus and decimals after a comma. A comma is
 * never dropped: without it an amount would be a hundred times as large.
 */
const PARTS = /^(-?)(\d*)(?:[.,](\d*))?$/;

/** Reads what was typed or pasted in a language whose numbers have `group` between thousands. */
function readAmountText(text: string, group: string): string {
  const chars = plainDigits(text).replaceAll(/[^0-9.,-]/g, '');
  const amount = `${chars.startsWith('-') ? '-' : ''}${chars.replaceAll('-', '')}`;
  const other = group === '.' ? ',' : '.';
  const isOtherWay =
    group === '.'
      ? /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(amount)
      : /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(amount);
  const [separator, decimal] = isOtherWay ? [other, group] : [group, other];
  const [whole = '', ...rest] = amount.replaceAll(separator, '').split(decimal);
  const decimals = rest.length === 0 ? '' : `,${rest.join('')}`;
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${/^,0{2,}$/.test(decimals) ? '' : decimals}`;
}

/** An amount grouped by thousands; anything that is not an amount is returned unchanged. */
function showAmountText(value: string, group: string): string {
  const parts = PARTS.exec(value);
  if (!parts) return value;
  const [, sign = '', whole = '', decimals] = parts;
  const grouping: Grouping = { from: 'right', size: 3, separator: group };
  const tail = decimals === undefined ? '' : `${group === '.' ? ',' : '.'}${decimals}`;
  return `${sign}${groupDigits(whole, grouping)}${tail}`;
}

const currency = /^(?:rp\.?|idr)|(?:rupiah|idr|,-)$/gi;

/** Reads pasted text; with words other than the currency it stays, to be refused: `5 juta`. */
function readPastedAmount(text: string, group: string): string {
  const plain = plainDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const amount = plain.replaceAll(currency, '').trim();
  return /\p{L}|\d\s*-\s*\d/u.test(amount) ? plain : readAmountText(amount, group);
}

/** The format of a whole number or an amount in a language. */
export const amountFormat = (group: string) => ({
  show: (value: string) => showAmountText(value, group),
  read: (text: string) => readAmountText(text, group),
  readPasted: (text: string) => readPastedAmount(text, group),
  significant: group === '.' ? /[0-9,-]/ : /[0-9.-]/,
});
