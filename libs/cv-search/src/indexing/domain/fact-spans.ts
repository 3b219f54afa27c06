import { type Span, spansOf } from './spans.js';

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const anyOf = (patterns: readonly string[], end = END) => new RegExp(`${START}(?:${patterns.join('|')})${end}`, 'giu');

/** What birth is called, in the languages of CVs. */
const BORN =
  'born|date of birth|dob|geb\\.?|geboren|geburtsdatum|née?(?:\\(e\\))?|nacid[oa]|nascid[oa]|nat[oa](?= (?:a|il|nel|in)(?!\\p{L}))|urodzon[ay]|urodzi[łl][ae]m się|ur\\.|narozen[aáý]?|naroden[aáýy]|született|szül\\.?|născut[ăa]?|født|född|syntynyt|γεννήθηκα|γεννηθείς|γεννημένη|роден[аи]?|народи\\p{L}*|роди\\p{L}*|rođen[a]?|рођен[а]?|rojen[a]?|gim(?:ęs|usi|iau)|dzim(?:is|usi)|sündinud|doğum\\p{L}*';
const DAY = '\\d{1,2}[./-] ?\\d{1,2}[./-] ?\\d{2,4}|(?:19|20)\\d{2}';
const BIRTH = anyOf([
  `(?:${BORN})(?!\\p{L})[^\\n]{0,40}?(?:${DAY})`,
  `(?:${BORN})(?!\\p{L})\\s+(?:on|in|am|à|en|em|a|w|we|v|ve|na|i|в|у|на|στην?|στο|u)\\s+[\\p{L}-]+`,
]);

/** "34 years old"; years of work are said in other words. */
const AGE = anyOf([
  '\\d{2}[ -]years?[ -]old',
  'aged? \\d{2}(?!\\s?(?:-|–|to|and)\\s?\\d)',
  '\\d{2} Jahre (?:alt|jung)',
  "j[’']ai \\d{2} ans(?! d)",
  'âgée? de \\d{2} ans',
  '(?:tengo|tenho) \\d{2} (?:años|anos)(?! de exp)',
  '\\d{2} (?:años|anos) de (?:edad|idade)',
  'ho \\d{2} anni(?! di esp)',
  '\\d{2} anni di età',
  'mam \\d{2} lata?(?! do[sś]w)',
  'je mi \\d{2} (?:let|rokov)',
  'mám \\d{2} rokov(?! prax)',
  '\\d{2} jaar (?:oud|jong)',
  '\\d{2} år (?:gammal|gammel|ung)',
  '\\d{2}[- ]vuotias',
  '\\d{2} éves(?! (?:tapaszt|szakmai|gyakorl|múlt))',
  'am \\d{2} (?:de )?ani(?! de exp)',
  '\\d{2} (?:ετών|χρονών)',
  'imam \\d{2} godin[ae]?(?! iskustv)',
  'имам \\d{2} годин[аеи](?! искуств)',
  'star[a]? sem \\d{2} let',
  'на \\d{2} години',
  'мне \\d{2} (?:лет|год\\p{L}*)',
  'мені \\d{2} рок\\p{L}*',
  '\\d{2} yaşında\\p{L}*',
  'man \\d{2} met\\p{L}*',
  'man ir \\d{2} gad\\p{L}*',
  'olen \\d{2}[- ]aasta\\p{L}*',
]);

const CHILDREN =
  '(?:\\s{0,2}[,;/–-]?\\s{0,2}(?:und|and|et|y|e|i|a)?\\s{0,2}(?:\\d|one|two|three|eine?|zwei|drei|une?|deux|trois|un[oa]?|dos|tres|due|tre|dois|três|dwoje|troje|twee|drie)\\s(?:child(?:ren)?|kind(?:er|eren)?|enfants?|hij[oa]s?|figli[oa]?|filh[oa]s?|dzieci|dětí|deti|gyermek|copii|barn|børn|lasta|παιδιά|дітей|детей))?';
const MARRIAGE = anyOf([
  `(?:married|unmarried|divorced|widowed|verheiratet|ledig|geschieden|verwitwet|mariée?|célibataire|divorcée?|pacsée?|casad[oa]|solter[oa]|solteir[oa]|divorciad[oa]|sposat[oa]|coniugat[oa]|nubile|celibe|divorziat[oa]|żonaty|zamężna|mężatka|kawaler|rozwiedzion[ya]|ženatý|vdaná|vydatá|rozveden[ýá]|gehuwd|ongehuwd|samenwonend|fraskilt|frånskild|naimisissa|naimaton|házas|nőtlen|férjezett|hajadon|elvált|(?:ne)?căsătorit[ăa]?|(?:ne)?oženjen|(?:ne)?udana|(?:ne)?poročen[a]?|(?:не)?женен|(?:не)?омъжена|(?:не)?заміжня|(?:не)?одружен\\p{L}*|замужем|женат|холост|έγγαμ\\p{L}+|άγαμ\\p{L}+|παντρεμέν\\p{L}+|bekar|(?:ne)?vedęs|(?:ne)?ištekėjusi|(?:ne)?precēji\\p{L}+|vallaline)${CHILDREN}`,
]);

/** The word before and the one behind may name the country. */
const NATIONALITY = new RegExp(
  `(?:${START}\\p{Lu}[\\p{L}-]{1,30} )?${START}(?:nationality|citizen(?:ship)?|staatsangehörigkeit|staatsbürger(?:schaft|in)?|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|obywatelstwo|narodowość|állampolgár\\p{L}*|cetățeni\\p{L}*|medborgarskap|statsborgerskab|kansalais\\p{L}*|υπηκοότητα|гражданство|громадянство|državljan\\p{L}*|uyruk|uyruğu)(?:[ :]{1,2}(?:of |de )?\\p{L}+)?${END}`,
  'giu',
);

const HOUSE = '\\d{1,4} ?[a-zA-Z]?(?: ?\\/ ?\\d{1,4}[a-z]?)?';
const CITY = '(?:,? ?(?:[A-Z]{1,2}-)?\\d{4,5}(?: \\p{Lu}[\\p{L}-]+)?)?';
/** A ring road, and no English word that ends so ("engineering 2015", "transferring 3"). */
const RING = `\\p{Lu}[\\p{L}-]{0,30}(?:[bdfghklmnswzß]|[^s]t|[^f]er)ring (?!(?:19|20)\\d\\d)${HOUSE}${CITY}`;
const STREET = new RegExp(
  `${START}(?:${[
    `[\\p{L}.’'-]{1,40}(?:straße|strasse|str\\.|weg|platz|allee|gasse|damm|ufer|straat|laan|plein|gracht|kade|gatan|vägen|gränd|vej|gade|veien|gata|gate|katu|kuja|polku|utca|utcája|tér|körút) ?${HOUSE}${CITY}`,
    `\\p{Lu}[\\p{L}’'-]{1,40}[ -](?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Damm|Ufer|Chaussee|Ring) ${HOUSE}${CITY}`,
    RING,
    `(?:Straße|Platz|Allee|[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d\\.?|[Ii]mpasse|[Cc]hemin|[Cc]alle|C\\/|[Aa]vda\\.?|[Aa]venida|[Pp]laza|[Pp]aseo|Via|Viale|Piazza|Corso|Vicolo|[Rr]ua|[Tt]ravessa|[Pp]raça|ul\\.|[Uu]lica|al\\.|[Aa]leja|os\\.|[Ss]tr\\.|[Ss]trada|[Bb]ulevardul|[Cc]alea|[Aa]leea|ул\\.|улица|вул\\.|вулиця|бул\\.|просп\\.|οδός|οδ\\.) ?\\p{Lu}[^\\n,;|]{1,40}?,? ?(?:nr\\.? ?|no\\.? ?|№ ?|nº ?)?${HOUSE}${CITY}`,
    `\\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|impasse|allée|chemin|quai|place) [^\\n,;|]{2,40}`,
    `\\d{1,4}[a-z]? (?:\\p{Lu}[\\p{L}’'-]{1,30} ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Close|Court|Terrace|Crescent|Gardens|Grove|Mews)`,
    `\\p{Lu}[\\p{L}’'. -]{2,30} (?:g\\.|gatvė|iela|tänav|tn|sok\\.|sokak|cad\\.|caddesi|mah\\.) ?(?:[Nn]o[:.]? ?)?${HOUSE}`,
  ].join('|')})${END}`,
  'gu',
);

/** Finds when and where somebody was born, how old and whether married they are, whose citizen, and in which street they live. */
export function factSpans(text: string): Span[] {
  return [BIRTH, AGE, MARRIAGE, NATIONALITY, STREET].flatMap((pattern) => spansOf(text, pattern));
}
