import { englishTitleHint } from './neutral-english-title.js';
import type { TitleHint } from './title-hint.js';
import { TITLE_RULES } from './title-rules.js';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/** (m/w/d), H/F, k/m, м/ж */
const MARK = /(?:^|[\s([])\p{L}(?:\s*[/|*,]\s*\p{L}){1,3}(?=$|[\s)\]])/u;
const FOR_ALL = /\b(?:all genders?|alle geschlechter|gn|tous genres|alle genders|todos os géneros)\b/iu;
/** Verkäufer*in, VerkäuferIn, vendeur·euse, enfermer@, camarero(a) */
const INNER = /\p{L}(?:[*:_·•@]\p{Ll}|\(-?\p{L}{1,5}\)|@)|\p{Ll}In(?:nen)?\b/u;
/** consultant.e, vendeur-euse */
const JOINED = /\p{Ll}[.-](?:e|ne|ère|ière|ienne|euse|rice|trice)s?(?!\p{L})/u;
const PAIR = /(\p{L}+)\s?[/|]\s?-?(\p{L}+)/gu;
const SHORT_ENDING = 4;
const SAME_BEGINNING = 3;

/**
 * Finds a title that speaks to one gender alone, by the rules of the language that it is written in. A title that names both, or says
 * that it is for everybody, is left alone, and so is one in a language whose jobs have one form.
 * @param language code
 */
export function titleHint(title: string, language: string): TitleHint | null {
  if (isForEverybody(title)) {
    return null;
  }
  if (language === 'en') {
    return englishTitleHint(title);
  }
  const rule = TITLE_RULES[language];
  if (rule === undefined) {
    return null;
  }
  const words = (title.match(WORD) ?? []).slice(0, rule.words);
  const found = words.find((word) => isGendered(word, rule.endings, rule.whole, rule.not));
  return found === undefined ? null : { found, proposal: `${title.trim()} ${rule.mark}` };
}

function isGendered(word: string, endings: RegExp, whole: readonly string[], not: readonly string[]): boolean {
  const small = word.toLowerCase();
  return !not.includes(small) && (whole.includes(small) || endings.test(small));
}

function isForEverybody(title: string): boolean {
  return MARK.test(title) || FOR_ALL.test(title) || INNER.test(title) || JOINED.test(title) || namesBoth(title);
}

/** `vendeur/vendeuse`, `Koch/Köchin`, `enfermero/a`, but not `Koch/Kellner`. */
function namesBoth(title: string): boolean {
  return [...title.matchAll(PAIR)].some(([, one = '', other = '']) => {
    const [first, second] = [bare(one), bare(other)];
    return second.length <= SHORT_ENDING || first.slice(0, SAME_BEGINNING) === second.slice(0, SAME_BEGINNING);
  });
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
