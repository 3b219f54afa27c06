/** The value below which `part` (0 to 1) of the values lie; NaN where there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Milliseconds as text. */
export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
