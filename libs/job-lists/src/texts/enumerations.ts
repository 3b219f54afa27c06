/** "German, English and French". */
export function allOf(names: string[]): string {
  return joined(names, 'and');
}

/** "one of German or French". */
export function oneOf(names: string[]): string {
  return names.length < 2 ? names.join('') : `one of ${joined(names, 'or')}`;
}

function joined(names: string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
