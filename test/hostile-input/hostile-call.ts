import { Random } from '../support/random.js';
import { hostileBody } from './hostile-bodies.js';
import type { HostileRequest } from './hostile-requests.js';
import { FOREIGN_HOST, hostileName, hostileNumber, hostileValue } from './hostile-values.js';
import { encodedOddly } from './odd-encodings.js';
import { type JsonSchema, soundValue } from './sound-value.js';

/** A route of the OpenAPI document. */
export interface Operation {
  method: string;
  /** With `{name}` for what varies. */
  path: string;
  body: JsonSchema | null;
}

/**
 * A call with this number in the row that the seed stands for: of the right form but for one or two values, seldom nothing like it.
 * @param schemas those that others name by `$ref`
 */
export function hostileCall(
  { seed, number }: { seed: number; number: number },
  { method, path, body }: Operation,
  schemas: Record<string, JsonSchema>,
): HostileRequest {
  const random = new Random(seed * 1_000_003 + number);
  const mark = `zq${number.toString(36)}x`;
  const filled = path.replace(/\{\w+\}/g, () =>
    random.chance(0.5) ? random.one(['1', 'abc']) : encodedOddly(random, hostileValue(random, mark)),
  );
  const query = random.chance(0.3) ? `?redirect=${encodedOddly(random, hostileValue(random, mark))}` : '';
  const text = body === null ? '' : bodyText(random, mark, soundValue(random, body, schemas));
  return {
    number,
    mark,
    method: method.toUpperCase(),
    target: `${filled}${query}`,
    headers: { accept: 'application/json', ...(text === '' ? {} : { 'content-type': 'application/json' }) },
    body: text,
  };
}

function bodyText(random: Random, mark: string, sound: unknown): string {
  if (random.chance(0.15)) {
    return hostileBody(random, mark);
  }
  const spoilt = structuredClone(sound);
  for (let times = 1 + random.below(2); times > 0; times -= 1) {
    spoil(random, mark, spoilt);
  }
  return JSON.stringify(spoilt);
}

/** Puts something hostile in the place of one value, or beside it. */
function spoil(random: Random, mark: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (Array.isArray(value) && value.length === 0) {
    // Names of properties are not sent with a list.
    value.push({});
    return;
  }
  const holder = value as Record<string, unknown>;
  const names = Object.keys(holder);
  if (names.length === 0 || (!Array.isArray(value) && random.chance(0.1))) {
    // As a property of its own also where the name is that of a prototype.
    Object.defineProperty(holder, hostileName(random, names[0] ?? 'a'), {
      value: {},
      enumerable: true,
      configurable: true,
    });
    return;
  }
  const name = random.one(names);
  if (typeof holder[name] === 'object' && holder[name] !== null && random.chance(0.7)) {
    spoil(random, mark, holder[name]);
  } else {
    Object.defineProperty(holder, name, {
      value: hostileJson(random, mark, holder[name]),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

function hostileJson(random: Random, mark: string, was: unknown): unknown {
  const text = hostileValue(random, mark);
  return random.one<() => unknown>([
    () => text,
    () => text,
    () => `${typeof was === 'string' ? was : ''}${text}`,
    () => `${text}@example.test`,
    () => `https://${FOREIGN_HOST}/${text}`,
    () => Number(hostileNumber(random)),
    () => -2_147_483_649,
    () => null,
    () => [was, was],
    () => ({ $ne: null, toString: mark, length: 1e9 }),
    () => Array.from({ length: 3_000 }, () => was),
    () => '',
    () => ' '.repeat(200),
    () => 'a'.repeat(200),
    () => !was,
  ])();
}
