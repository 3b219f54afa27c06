import type { JobLanguage } from '@babelboard/wire';
import { oneOf } from '../texts/enumerations.js';

/** Each language that is required in itself, and once for each group that of which one is enough: "one of Czech or Slovak". */
export function mandatoryLanguages(languages: readonly JobLanguage[]): string[] {
  const required = languages.filter(({ mandatory }) => mandatory);
  const asked = required.map(({ name, one_of }) =>
    one_of === null ? name : oneOf(required.filter((other) => other.one_of === one_of).map((other) => other.name)),
  );
  return [...new Set(asked)];
}
