import { EMPLOYMENT_TYPES, type EmploymentType } from '../../domain/employment-type.js';

const { fullTime, partTime, internship, temporary, freelance, apprenticeship } = EMPLOYMENT_TYPES;

/** Words of ads and recruitment systems, folded (no accents, lower case), as whole words; several may hold at once. */
const WORDS: readonly [pattern: RegExp, type: EmploymentType][] = [
  [
    /\b(?:full ?time|ft|vollzeit|heltid|temps (?:plein|complet)|(?:tiempo|jornada) complet[ao]|voltijds?|fulltime|tempo (?:pieno|integral)|kokoaikainen|pelny (?:etat|wymiar)|plny uvazek|teljes munkaido)\b/,
    fullTime,
  ],
  [
    /\b(?:part ?time|pt|teilzeit|deltid|temps partiel|(?:tiempo|jornada) parcial|media jornada|deeltijds?|tempo parziale?|osa-?aikainen|niepelny (?:etat|wymiar)|castecny uvazek|reszmunkaido|werkstudent(?:in)?|working student|minijob)\b/,
    partTime,
  ],
  [
    /\b(?:intern(?:ship)?s?|stage|stagiaire|praktikum|praktikant(?:in)?|praktik|practicas|becari[oa]|tirocinio|tirocinante|staz|stazysta|gyakornok|estagio|stagista|placement|harjoittelu)\b/,
    internship,
  ],
  [
    /\b(?:temporary|temp|cdd|fixed ?term|seasonal|season|per ?diem|interim|interimaire|contract|vikariat|engasjement|prosjekt|sesong|befristet|zeitarbeit|tidsbegransad|visstid(?:sanstallning)?|tillfallig|vikar|temporal|temporaneo|determinato|tijdelijk|maaraaikainen|czas okreslony|doba urcita|saisonnier|sasong)\b/,
    temporary,
  ],
  [
    /\b(?:freelanc(?:e|er)|contractor|independent contractor|self ?employed|autonom[oa]|freiberuflich|zzp|auto ?entrepreneur|selvstendig|b2b)\b/,
    freelance,
  ],
  [
    /\b(?:apprentice(?:ship)?s?|apprenti(?:ssage)?|alternance|ausbildung|auszubildende[rn]?|azubi|lehrling|lehre|larling|laerling|leerling|aprendiz(?:aje)?|apprendist(?:a|ato)|larlingsplats)\b/,
    apprenticeship,
  ],
];

/** Words that are understood and say nothing about the types of this board. */
const SILENT =
  /\b(?:permanent|cdi|fast|unbefristet|indefinido|indeterminato|vast|tillsvidare(?:anstallning)?|annet|other|autre|volunteer|regular|trainee|festanstellung|czas nieokreslony|employee)\b/;

/**
 * Takes the kinds of contract in the words of an ad ("Vikariat; Heltid", FULL_TIME, "80 %") and gives ids, in order and
 * once each, and the words that nobody knows.
 */
export function readEmploymentTypes(raw: readonly string[]): { types: EmploymentType[]; unknown: string[] } {
  const types = new Set<EmploymentType>();
  const unknown: string[] = [];
  for (const part of raw.flatMap((text) => text.slice(0, 500).split(/[;,|/]/)).slice(0, 20)) {
    const words = folded(part);
    if (words === '') {
      continue;
    }
    const share = /^(\d{1,3}) ?%?$/.exec(words)?.[1];
    const found = share ? [Number(share) >= 100 ? fullTime : partTime] : typesIn(words);
    for (const type of found) {
      types.add(type);
    }
    if (found.length === 0 && !SILENT.test(words)) {
      unknown.push(part.trim().slice(0, 60));
    }
  }
  return { types: [...types].sort((a, b) => a - b), unknown };
}

function typesIn(words: string): EmploymentType[] {
  const found = WORDS.filter(([pattern]) => pattern.test(words)).map(([, type]) => type);
  // "Independent Contractor" and "Contractor" hold no fixed-term contract of employment.
  return found.includes(freelance) ? found.filter((type) => type !== temporary) : found;
}

/** "FullTime", "FULL_TIME" and "Full-time" all become "full time". */
function folded(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
