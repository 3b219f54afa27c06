/** Marks a field in which something is typed that still has to be chosen: it counts for nothing, and closing the fields would lose it. */
export const UNCHOSEN = { 'data-unchosen': '' } as const;

/** Whether nothing of the kind stands in the fields; else leads there, and leaving it once more has it say what to do. */
export function allChosen(room: HTMLElement | null): boolean {
  const field = room?.querySelector<HTMLElement>('[data-unchosen]');
  if (field == null) return true;
  field.blur();
  field.focus();
  return false;
}
