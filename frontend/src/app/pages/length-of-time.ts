const UNITS = [
  ['year', 365 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A length of time in the largest unit that says it exactly: "90 days", "1 hour". */
export function lengthOfTime(milliseconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => milliseconds % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
}
