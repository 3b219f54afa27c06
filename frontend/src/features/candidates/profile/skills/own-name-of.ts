import { type Keyword, readOwnSkill } from '@babelboard/wire';

/** What of a text can be added in own words; null where no skill can be called so, or one that was found is called just so. */
export function ownNameOf(text: string, found: readonly Pick<Keyword, 'name' | 'matched'>[]): string | null {
  const read = readOwnSkill(text);
  if ('fault' in read) return null;
  const names = found.flatMap(({ name, matched }) => [name, matched ?? name]);
  return names.some((name) => spelling(name) === spelling(read.name)) ? null : read.name;
}

function spelling(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
