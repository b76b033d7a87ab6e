/** One line of the report: a figure of the app, compared with a control of the same run. */
export interface Line {
  what: string;
  /** The figure of the app with its unit. It is for the reader only: runs are not comparable. */
  measured: string;
  ratio: number | null;
  /** Goal and stretch goal, for the ratio or, without a control, for the figure itself. */
  goal: number | null;
  stretch: number | null;
}

export interface Report {
  measuredAt: string;
  node: string;
  browser: string;
  cores: number;
  runs: number;
  lines: Line[];
  notes: string[];
}

const show = (value: number | null) => (value === null ? '–' : String(value));

function verdict({ ratio, goal, stretch }: Line): string {
  if (ratio === null || goal === null) return '';
  if (stretch !== null && ratio <= stretch) return 'stretch';
  return ratio <= goal ? 'goal' : 'over';
}

/** The figures as a table. */
export function toTable(lines: readonly Line[]): string {
  const rows = lines.map(
    (line) =>
      `| ${line.what} | ${line.measured} | ${show(line.ratio)} | ${show(line.goal)} | ${show(line.stretch)} | ${verdict(line)} |`,
  );
  return [
    '| what | measured | ratio or figure | goal | stretch | |',
    '|---|--:|--:|--:|--:|---|',
    ...rows,
  ].join('\n');
}

/** The report in Markdown, as in `docs/performance.md`. */
export function toMarkdown(report: Report): string {
  return [
    `Medians of ${report.runs} interleaved runs; Chromium ${report.browser}, Node ${report.node}, ${report.cores} cores; ${report.measuredAt.slice(0, 10)}.`,
    '',
    toTable(report.lines),
    '',
    ...report.notes.map((note) => `- ${note}`),
    '',
  ].join('\n');
}

const MARK = '<!-- figures -->';

/** Replaces the figures below the mark of a document. The text above it does not change. */
export function withFigures(document: string, figures: string): string {
  const [head] = document.split(MARK);
  return `${head ?? ''}${MARK}\n\n${figures}`;
}
