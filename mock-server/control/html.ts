/** Markup that is safe to send: whatever is put into it has been escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

/** Writes markup; every value in it is text unless it is markup made here. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + toMarkup(parts[index] ?? '')).join(''));
}

/** A table with a line for each row. */
export function table<Row>(columns: [string, (row: Row) => Part][], rows: readonly Row[]): Html {
  return html`<table>
    <tr>
      ${columns.map(([title]) => html`<th>${title}</th>`)}
    </tr>
    ${rows.map(
      (row) =>
        html`<tr>
          ${columns.map(([, show]) => html`<td>${show(row)}</td>`)}
        </tr> `,
    )}
  </table>`;
}

function toMarkup(part: Exclude<Part, null>): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
