export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of the named fields that the row itself holds and that is not null; never one of the prototype. */
export function field(record: JsonRecord, ...names: string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(record, name) && record[name] !== null && record[name] !== '') {
      return record[name];
    }
  }
  return undefined;
}

/** Text, numbers and truth values as text; of a list the first; of an object its `@value` or `name`; else null. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 || Array.isArray(value[0]) ? null : asText(value[0]);
  }
  if (isRecord(value)) {
    const inner = field(value, '@value', 'name');
    return typeof inner === 'string' ? inner : null;
  }
  return null;
}

/** One value or a list of them as a list. */
export function asList(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

/** Every text of a value or list. */
export function asTexts(value: unknown): string[] {
  return asList(value)
    .map(asText)
    .filter((text) => text !== null);
}

export function asAmount(value: unknown): string | number | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
