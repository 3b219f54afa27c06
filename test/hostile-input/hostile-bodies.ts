import type { Random } from '../support/random.js';
import { hostileNumber, hostileValue } from './hostile-values.js';

/** Body of a report of an offer: sound but for its words, or nothing like one. */
export function hostileBody(random: Random, mark: string): string {
  const value = hostileValue(random, mark);
  return random.one<() => string>([
    () => JSON.stringify({ reason: 'scam', text: value }),
    () => JSON.stringify({ reason: 'other', text: '\u0000'.repeat(3), email: null }),
    () => JSON.stringify({ reason: 'expired', text: '', email: `${value}@example.org` }),
    () => JSON.stringify({ reason: value, text: [value], email: {} }),
    () => JSON.stringify({ reason: 'scam', text: value.repeat(5_000) }),
    () =>
      `{"__proto__":{"reason":"scam"},"constructor":{"prototype":{"reason":"scam"}},"text":${hostileNumber(random)}}`,
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `{"reason":"scam","text":"${'x'.repeat(300_000)}"}`,
    () => '{"reason":"scam","text":"\\ud800"}',
    () => `{"reason":"scam","reason":"${mark}"`,
    () => value,
    () => '',
    () => 'null',
  ])();
}
