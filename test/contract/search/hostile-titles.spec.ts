import { ENGINE_NAMES } from '@babelboard/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLAIN_OFFER } from '../../support/offer-rows.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageOffers } from './search-stage.js';

const TITLES = [
  'Erzieher/in (m/w/d)',
  'C++ / C# / F# Developer',
  'C++',
  '.NET & Node.js engineer',
  '"Head" of -nothing- -at -all',
  '-- DROP TABLE offer; --',
  "O'Brien's café – l'après-midi",
  '🚀🔥 Rockstar 🦄',
  'i den och att',
  "a:b | c & !d ' ( ) \\",
  'back\\slash \\\\ %wild_card% $1 {x} [y]',
  '<script>alert(1)</script>',
  'E-Mail-Marketing-Manager (f/m/x) - Teilzeit 50%-80%',
  'Sachbearbeiter*in, Mechaniker:in, Kolleg_in',
  'Straßenbauer ß ẞ',
  'ﬁnance oﬃce ﬀ',
  'Ｆｕｌｌｗｉｄｔｈ　ｔｅｘｔ',
  '½ Stelle, m² Ⅷ №5',
  'e\u0301tudiant naïve Zoë',
  'zero\u200bwidth\u00adsoft\u2060joined',
  'ＩＴ管理者 東京 エンジニア',
  '软件工程师',
  'วิศวกรซอฟต์แวร์',
  'مهندس برمجيات',
  'מהנדס תוכנה',
  'ΑΣΦΑΛΙΣΤΉΣ ασφαλιστής',
  'Медсестра/брат ё й',
  'İstanbul ısı IŞIK',
  `${'Lang'.repeat(20)} Stelle`,
  'word '.repeat(40).trim(),
  'one two three four five six seven eight nine ten eleven twelve thirteen',
  'R&D',
  '1st 2nd 24/7 3.5 1,000',
  'http://example.test/?a=b&c=d#e user@example.test',
  'tab\tnew\nline',
  'null',
  'NaN undefined true',
  'javaScript TypeScript iOS eBay',
  'Größe GRÖSSE',
  'Ça va? ¿Qué? ¡Sí! «oui»',
  'AND OR NOT NEAR',
  'NOT',
  'Nurse IN [1, 2] TO 5',
];

/** Signs, articles and the like alone, and endless words: nobody can search for these, and the whole board is no answer. */
const UNREADABLE = [
  'the and of',
  'A',
  '-',
  '🚀',
  '!!!',
  '*',
  "' | ! & <-> :*",
  '(((',
  'x'.repeat(200),
  'ж'.repeat(200),
];

let stage: SearchStage;
let ids: number[];

beforeAll(async () => {
  stage = await createSearchStage();
  const others = Array.from({ length: 30 }, (_, index) => ({ ...PLAIN_OFFER, title: `Plain job ${index}` }));
  ids = await stageOffers(stage.app, [
    ...[...TITLES, ...UNREADABLE].map((title) => ({ ...PLAIN_OFFER, title })),
    ...others,
  ]);
});

afterAll(async () => {
  await stage?.close();
});

describe.each(ENGINE_NAMES)('the list for its own title by %s', (engine) => {
  it.each(TITLES.map((title, index) => [title, index] as const))('shows the offer %j', async (title, index) => {
    const seen: number[] = [];
    let total = 1;
    for (let from = 0; from < total; from += 50) {
      const page = await engineNamed(stage.app, engine).search(query({ keywords: [title], from, size: 50 }));
      total = page.total;
      seen.push(...page.ids);
    }
    expect(seen).toContain(ids[index]);
    expect(seen).toHaveLength(total);
  });

  it.each(UNREADABLE)('shows nothing for %j', async (title) => {
    expect(await engineNamed(stage.app, engine).search(query({ keywords: [title] }))).toMatchObject({
      ids: [],
      total: 0,
    });
  });
});
