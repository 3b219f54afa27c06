import { describe, expect, it } from '@jest/globals';
import { addressOfVersion, versionsInLanguages } from './job-versions.js';

const URL = '/jobs/waiter-athens-7';
const named = (code: string) => ({ id: 1, code, name: code, slug: code });

/** @param codes of its languages, its own first */
const offer = (codes: string[], shown: string | null) => ({
  url: URL,
  versions: codes.map((code) => ({ code, name: code, url: `${URL}?lang=${code}` })),
  ad_language: shown === null ? null : named(shown),
});

describe('the address of an offer in a language', () => {
  it.each([
    ['in one language alone', [], 'el', 'de', `/de${URL}`],
    ['of which no language is known', [], null, 'en', URL],
    ['in the language of the interface', ['el', 'de'], 'de', 'de', `/de${URL}`],
    ['in another language of the interface', ['en', 'de'], 'de', 'en', `/de${URL}`],
    ['in its own, where the interface has none of its languages', ['el', 'fr'], 'el', 'de', `/de${URL}`],
    ['in a language that the interface does not speak', ['en', 'fr'], 'fr', 'de', `${URL}?lang=fr`],
    ['in its own, which the default interface shows', ['el', 'de'], 'el', 'de', URL],
    ['in its own, which no interface shows', ['el', 'de', 'en'], 'el', 'en', `${URL}?lang=el`],
  ] as const)('%s', (_what, codes, shown, language, address) => {
    expect(addressOfVersion(offer([...codes], shown), language)).toBe(address);
  });

  it('is told of each other one', () => {
    const hreflang = (codes: string[]) =>
      versionsInLanguages(offer(codes, codes[0] ?? null), 'https://board.test').map(
        ({ lang, href }) => `${lang} ${href.replace('https://board.test', '')}`,
      );
    const plain = [`en ${URL}`, `de /de${URL}`, `x-default ${URL}`];
    expect(hreflang([])).toEqual(plain);
    expect(hreflang(['en', 'de'])).toEqual(plain);
    expect(hreflang(['el', 'en', 'fr'])).toEqual([...plain, `el ${URL}?lang=el`, `fr ${URL}?lang=fr`]);
    expect(hreflang(['el', 'de'])).toEqual([...plain, `el ${URL}`]);
  });
});
