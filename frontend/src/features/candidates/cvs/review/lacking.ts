/** What every entry of a profile has to say; `Text` names those that are typed. */
export type Needed<Text extends string> = Record<Text | 'f_inicio', string>;

/** What an entry does not say and the profile asks for, in the order of its fields. */
export function lackingIn<Text extends string>(values: Needed<Text>, texts: readonly Text[]): (Text | 'f_inicio')[] {
  const fields: readonly (Text | 'f_inicio')[] = [...texts, 'f_inicio'];
  return fields.filter((field) => values[field].trim() === '');
}

/** A year or a month as it can be taken; empty as long as the year is missing. */
export function beginningOf(typed: string): string {
  return typed.startsWith('-') ? '' : typed;
}
