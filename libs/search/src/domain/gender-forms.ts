/** `(m/w/d)`, `(h/f)`, `[f/m/x]`, `(all genders)`. */
const MARK_IN_BRACKETS =
  /[([]\s*(?:(?:[mwfdhxvgnikz]|div|div\.|gn)(?:\s*[/|,.*\-–]\s*(?:[mwfdhxvgnikz]|div|div\.|gn|alle))+|gn|all genders|alle geschlechter|tous genres)\s*[)\]]/giu;

/** The same without brackets: `H/F`, `m/w/d`, `K/M`. */
const BARE_MARK = /(?<![\p{L}\p{N}])(?:[mwfhvk]\s?\/\s?[mwfhvkd](?:\s?\/\s?[dxi])?)(?![\p{L}\p{N}])/giu;

/** The second form, written as an ending: `Kellner/in`, `Kellner:innen`, `camarero/a`, `employé(e)`, `serveur·euse`. */
const ENDING =
  /(?<=\p{L}{3})(?:\s?[/:*_·•]\s?-?|\(-?|\.)(?:in|innen|e|es|se|euse|ère|ière|trice|ne|a|as|o|ra|ka|rka|ice|esse|iță|ă|ка|а|τρια|α)\)?(?![\p{L}])/giu;

/** `KellnerIn`. */
const CAPITAL_ENDING = /(\p{Ll}{3,})In(?:nen)?(?![\p{L}])/gu;

/** Most names have no sign that could be one. */
const SIGN = /[/:*_·•([.]/;

/** A title without the marks that say that all genders are meant; of two forms written as one, the first stays. */
export function withoutGenderMarks(title: string): string {
  const signless = SIGN.test(title)
    ? title.replace(MARK_IN_BRACKETS, ' ').replace(BARE_MARK, ' ').replace(ENDING, '')
    : title;
  return signless.includes('In') ? signless.replace(CAPITAL_ENDING, '$1') : signless;
}

/** How the second form is made of the first: `Krankenpflegerin`, `Elektrikerinnen`; `vendeuse`, `directrice`, `infirmière`, `technicienne`. */
const SECOND_FORMS: Readonly<Record<string, readonly [ending: RegExp, first: string][]>> = {
  de: [[/(\p{L}{3,}er)in(?:nen)?(?![\p{L}])/gu, '$1']],
  fr: [
    [/(\p{L}{2,})euse(s?)(?![\p{L}])/gu, '$1eur$2'],
    [/(\p{L}{2,})trice(s?)(?![\p{L}])/gu, '$1teur$2'],
    [/(\p{L}{2,})ière(s?)(?![\p{L}])/gu, '$1ier$2'],
    [/(\p{L}{2,})ienne(s?)(?![\p{L}])/gu, '$1ien$2'],
  ],
};

/**
 * A title in its first form, where a language makes the second one by rule: both are to name the same.
 * @param language null where nobody knows it: whatever language makes such a form
 */
export function inFirstForm(title: string, language: string | null): string {
  const rules = language === null ? Object.values(SECOND_FORMS).flat() : (SECOND_FORMS[language] ?? []);
  return rules.reduce((said, [ending, first]) => said.replace(ending, first), title);
}

/** Forms of a title in the order in which they are looked up. German ones of women are seldom names of their own, so they come last. */
export function formsInTurn(title: string, language: string | null): string[] {
  const first = inFirstForm(title, language);
  return [...new Set(language === 'de' ? [first, title] : [title, first])];
}

/** Two letters are a name as an abbreviation only. */
const ABBREVIATION = /^\p{Lu}{2}$/u;

/** The names that a label holds: both forms of `Kellner/Kellnerin`, each in full. */
export function namesOfLabel(label: string): string[] {
  return withoutGenderMarks(label)
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name.length > 2 || ABBREVIATION.test(name));
}
