import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { PhraseMap } from '../text/phrase-map.js';
import { wordsOf } from '../text/words.js';

/** Languages that people name in CVs. ISO 639-1, and longer codes where there is none. */
const CODES = `
  af ak am ar as ay az be bg bm bn br bs ca cs cy da de dv dz ee el en eo es et eu fa ff fi fil fo fr fy ga gd gl gn gsw gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky
  la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt
  tw ug uk ur uz ve vi wo xh yi yo yue zh zu`
  .trim()
  .split(/\s+/);

/** What else languages are called, or how they are spelt. */
const OTHER_NAMES: Record<string, string> = {
  en: 'ingilizce | angla | anglų | angļu | inglise | anglès | англійська | английская',
  es: 'castellano | castilian | castellà | espagnol castillan | castelhano',
  eu: 'euskera | euskara | vasco | vascuence',
  fa: 'farsi | dari | persisch',
  zh: 'mandarin | mandarin chinese | mandarín | chinois mandarin | mandarijn | мандарин',
  yue: 'cantonese | kantonesisch | cantonais | cantonés',
  nl: 'flemish | flämisch | flamand | vlaams | holländisch | holandés | olandese | nederlands | holandez*',
  no: 'norsk | norwegian | norwegisch | norvégien | noruego | norwegese | norvegese | norweski | norština | norska | bokmål | nynorsk',
  el: 'modern greek | neugriechisch | ellinika | grec moderne',
  uk: 'ukrainian | ukrainisch | українська мова | української',
  sr: 'serbian | serbocroatian | serbo-croatian | srpski | srpskohrvatski',
  hr: 'hrvatski | croatian',
  bs: 'bosanski',
  ga: 'irish | gaeilge | irish gaelic',
  ak: 'akan | fante',
  ca: 'valencian | valenciano | valencià | valenciana | katalanisch',
  tw: 'twi',
  sq: 'shqip | albanisch',
  ro: 'moldovan | română | romana | romanian',
  gsw: 'schweizerdeutsch | swiss german | schwyzerdütsch | suisse allemand',
  de: 'german | deutsch | hochdeutsch | niemiecki',
  fil: 'tagalog | filipino',
  ku: 'kurmanji | sorani | kurdisch',
};

/** As languages are declined beside "language", "knowledge" and "skills". */
const DECLINED: Record<string, string> = {
  en: 'anglický | anglického | angličtiny | anglickém | angielskiego | angielskim | αγγλική | αγγλικής | английского | английским | англійської | англійською | engleskog | englische sprache | engelska språket | engelske taal',
  de: 'německý | německého | němčiny | nemecký | nemeckého | nemčiny | niemieckiego | niemieckim | γερμανική | γερμανικής | немецкого | німецької | njemačkog | deutsche sprache | duitse taal',
  fr: 'francouzský | francouzštiny | francúzsky | francúzštiny | francuskiego | francuskim | γαλλική | γαλλικής | французского | французької | francuskog | französische sprache | franse taal',
  es: 'španělský | španělštiny | španielsky | španielčiny | hiszpańskiego | hiszpańskim | ισπανική | испанского | іспанської | španjolskog | spanische sprache',
  it: 'italský | italštiny | taliansky | taliančiny | włoskiego | włoskim | ιταλική | итальянского | італійської | talijanskog | italienische sprache',
  ru: 'ruský | ruštiny | rosyjskiego | rosyjskim | ρωσική | русского | російської | ruskog | russische sprache',
  uk: 'ukrajinský | ukrajinčiny | ukraińskiego | ukraińskim | украинского',
  pl: 'polský | poľský | polskiego | polskim | польского | польської | polnische sprache',
  cs: 'český | češtiny | czeskiego',
  sk: 'slovenský | slovenčiny | słowackiego',
  hu: 'maďarský | maďarčiny | węgierskiego',
  el: 'ελληνική | ελληνικής',
};

/** "anglicky", "по-английски", "angleško": how somebody speaks. */
const ADVERBS: Record<string, string> = {
  en: 'anglicky | английски | angleško',
  de: 'německy | nemecky | немецки | nemško',
  fr: 'francouzsky | francúzsky | французски | francosko',
  es: 'španělsky | španielsky | испански | špansko',
  it: 'italsky | taliansky | итальянски | italijansko',
  ru: 'rusky | русски | rusko',
  pl: 'polsky | poľsky | польски | poljsko',
  cs: 'česky | чешски | češko',
  sk: 'slovensky | slovaško',
  sl: 'slovinsky | slovensko',
  uk: 'ukrajinsky | украински',
  hu: 'maďarsky | madžarsko',
  hr: 'chorvatsky | hrvaško',
};

/** Names that are also something else, where languages are not spoken of. */
const SHORTEST = 3;

/** Languages by their names in all languages of CVs, as those themselves decline them beside "language". */
export const languageNames = once(() => {
  const names = new Map<string, string>();
  for (const { language } of ALL_WORDS) {
    const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    for (const code of CODES) {
      const name = display.of(code);
      if (name === undefined || name.length < SHORTEST) continue;
      addName(names, name, ownCode(code));
      if (language === 'de') addName(names, `${name}kenntnisse*`, ownCode(code));
      if (language === 'pl') addName(names, name.replace(/([sc])ki$/, '$1ku'), ownCode(code));
    }
  }
  for (const [code, others] of [
    ...Object.entries(OTHER_NAMES),
    ...Object.entries(DECLINED),
    ...Object.entries(ADVERBS),
  ]) {
    for (const name of others.split('|')) addName(names, name.trim(), code);
  }
  return new PhraseMap(names);
});

/** "norsk bokmål" and "norsk nynorsk" are Norwegian, "Filipino" Tagalog. */
function ownCode(code: string): string {
  if (code === 'nb' || code === 'nn') return 'no';
  return code === 'tl' ? 'fil' : code;
}

function addName(names: Map<string, string>, name: string, code: string): void {
  if (!names.has(name)) names.set(name, code);
}

export function namesLanguages(text: string): boolean {
  return languageNames().all(wordsOf(text)).length > 0;
}
