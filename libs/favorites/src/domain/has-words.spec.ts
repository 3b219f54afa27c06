import { describe, expect, it } from '@jest/globals';
import { hasWords } from './has-words.js';

describe('words that are typed to find a favorite', () => {
  const offer = 'Kellner (m/w/d) Café Blüte Köln Germany';

  it.each(['kellner', 'KOLN', 'blüte köln', 'cafe ger', '', '  ', 'köln kellner'])('find it by %j', (typed) =>
    expect(hasWords(offer, typed)).toBe(true),
  );

  it.each(['Berlin', 'kellner berlin', 'kölnn'])('do not find it by %j', (typed) =>
    expect(hasWords(offer, typed)).toBe(false),
  );
});
