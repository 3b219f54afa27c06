import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { KnownPerson } from './known-person.js';
import { type Span, spansOf } from './spans.js';

/** An address, a handle, and what else has the sign in it; "(at)" stands for it where robots shall not read it. */
const AT = /@|[^\S\n]?[[({][^\S\n]?(?:at|ät|arroba|kukac|małpa)[^\S\n]?[\])}][^\S\n]?/giu;
/** To either side of it. */
const LONGEST_ADDRESS = 200;
const WITH_SCHEME = /(?:https?:\/\/|www\.)\S+/gi;
const BARE_SITE =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(\p{L}{2,13})(?::\d+)?(\/[^\s<>"]*)?(?![\p{L}\p{N}-])/giu;
/** Ends of sites that no abbreviation has. */
const LONG_ENDS = new Set(
  'com net org info biz app dev tech online site design pro name cloud xyz blog page example test link digital work works studio art photo photography club space website agency media network social mobi email'.split(
    ' ',
  ),
);
/** Those that are parts of abbreviations as well ("M.Sc", "i.d"): of a site where all is written small. */
const SHORT_ENDS = new Set(
  'io eu me co ai tv fm to cc ws ac al am at ba be bg by ca ch cl cn cy cz de dk ee es fi fr ge gr hr hu ie il in is it jp kr kz li lt lu lv ma mc md mk mt mx nl no nz pl pt ro rs ru se sg si sk tn tr ua uk us za au br ly gg im'.split(
    ' ',
  ),
);
/** Not the site of anybody, though it looks like one. */
const TECHNOLOGIES = /^(?:asp|vb|ado|ml|f#)\.net$/i;

/** Where people are found under a name of their own. */
const SERVICES =
  'skype|telegram|whats ?app|viber|signal|threema|instagram|insta|facebook|fb|twitter|tiktok|snapchat|youtube|linked ?in|xing|github|gitlab|bitbucket|behance|dribbble|medium|kaggle|stack ?overflow|orcid|researchgate|discord|wechat|vk|icq|skajp|скайп|телеграм';
const HANDLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SERVICES})(?:[ -](?:id|name|user(?:name)?|handle|profil\\p{L}*))?(?:\\s?:\\s?|\\s?@\\s?|/)(?!(?:${SERVICES})(?!\\p{L}))[^\\s,;|]+`,
  'giu',
);
/** Without a sign between only what no word looks like. */
const ODD_HANDLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SERVICES})\\s(?=\\S*[\\d._])(?!\\d+(?:[.,]\\d+)*(?:\\s|$))[\\p{L}\\p{N}._-]{3,}`,
  'giu',
);

const NUMBER = /(?<![\p{L}\p{N}])(?:\+|\(\+?)?\d(?:[\d\u00a0\u2009\u202f ()./·•‐‑–-]{4,24})\d(?![\p{L}\p{N}])/gu;
/** What a number may have before it. */
const CALL =
  /(?<!\p{L})(?:tel|tlf|tél|tālr|telef|phone|fon|mob|mobile?|mobil|handy|móvil|cell|gsm|puh|тел|моб|τηλ|κιν|fax)\p{L}{0,8}[.:]{0,2}\s?$/iu;
const LONGEST_CALL = 20;
/** Shorter ones are postcodes and amounts. */
const FEWEST_DIGITS = 7;
/** So long are neither years nor amounts. */
const MANY_DIGITS = 9;

/** So many numbers are looked at closely in a text; what comes behind them is taken for one of a telephone. */
const MOST_LOOKED_AT = 200;

/** Finds addresses, handles, links and phone numbers. @param known numbers, and the countries whose numbers may stand without their code */
export function contactSpans(text: string, known: Pick<KnownPerson, 'phones' | 'countries'>): Span[] {
  let lookedAt = 0;
  const isClosely = (written: string, country: CountryCode) =>
    ++lookedAt > MOST_LOOKED_AT || isNumberOf(written, country);
  return [
    ...atSpans(text),
    ...[WITH_SCHEME, HANDLE, ODD_HANDLE].flatMap((pattern) => spansOf(text, pattern)),
    ...siteSpans(text),
    ...spansOf(text, NUMBER).filter(
      ({ start, end }) =>
        isPhone(text.slice(start, end), known, isClosely) ||
        CALL.test(text.slice(Math.max(0, start - LONGEST_CALL), start)),
    ),
  ];
}

/** From each sign to the blanks around it; one that stands alone is a word. */
function atSpans(text: string): Span[] {
  const found: Span[] = [];
  let reached = 0;
  for (const at of spansOf(text, AT)) {
    if (at.end <= reached) continue;
    let { start, end } = at;
    while (start > reached && at.start - start < LONGEST_ADDRESS && /\S/.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && end - at.end < LONGEST_ADDRESS && /\S/.test(text.charAt(end))) end += 1;
    reached = end;
    if (end - start > 1) found.push({ start, end });
  }
  return found;
}

function siteSpans(text: string): Span[] {
  return Array.from(text.matchAll(BARE_SITE)).flatMap(({ 0: site, 1: end = '', 2: path, index }) => {
    const isSite =
      LONG_ENDS.has(end.toLowerCase()) || (SHORT_ENDS.has(end) && (path !== undefined || site === site.toLowerCase()));
    return isSite && !TECHNOLOGIES.test(site) ? [{ start: index, end: index + site.length }] : [];
  });
}

function isPhone(
  written: string,
  { phones, countries }: Pick<KnownPerson, 'phones' | 'countries'>,
  isNumber: typeof isNumberOf,
): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return false;
  if (/^\(?\+|^00/.test(written)) return true;
  if (isDate(written)) return false;
  if (/^\(?0/.test(written) || digits.length >= MANY_DIGITS) return true;
  if (phones.some((phone) => phone.endsWith(digits))) return true;
  return countries.some((country) => isSupportedCountry(country) && isNumber(written, country));
}

function isNumberOf(written: string, country: CountryCode): boolean {
  return parsePhoneNumberFromString(written, country)?.isValid() ?? false;
}

/** Days, months and years, or a stretch of them. */
function isDate(written: string): boolean {
  const groups = written.match(/\d+/g) ?? [];
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  return groups.some(isYear) && groups.every((group) => isYear(group) || (group.length <= 2 && Number(group) <= 31));
}
