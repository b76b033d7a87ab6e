/** The median of the values; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
}

/** The median of the ratios within each run: a slow moment of the machine affects both values. */
export function pairedRatio(
  values: readonly (number | null)[],
  control: readonly (number | null)[],
): number | null {
  return median(
    values.map((value, run) => {
      const base = control[run];
      return value === null || !base ? NaN : value / base;
    }),
  );
}

export function round(value: number | null, digits = 0): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}
