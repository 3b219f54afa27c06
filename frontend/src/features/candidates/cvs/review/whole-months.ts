/**
 * A CV often names years alone, a profile months: such a year is taken from its January to its December, which the person sees and can
 * change before it is taken over.
 */
export function wholeMonths<Entry extends { f_inicio: string | null; f_final: string | null }>(
  entry: Entry,
): Entry & { f_inicio: string } {
  return { ...entry, f_inicio: monthIn(entry.f_inicio, '01') ?? '', f_final: monthIn(entry.f_final, '12') };
}

function monthIn(date: string | null, month: string): string | null {
  return date !== null && /^\d{4}$/.test(date) ? `${date}-${month}` : date;
}
