import type { UNFAIR_WORDINGS } from '@babelboard/wire';

type Kind = (typeof UNFAIR_WORDINGS)[number];

/** Phrases of one language, over folded words with one blank between them. */
interface UnfairWordingRules extends Record<Kind, RegExp> {
  /** What makes a sentence with such a phrase fair: "we never ask for a fee". */
  fair: Partial<Record<Kind, RegExp>>;
}

interface Words {
  /** Only people of one sex. */
  sex: string;
  /** Words round an upper bound or a range of age, with N for the number; "from 18" is a duty of the law and no upper bound. */
  age: string;
  native: string;
  /** Who is told to pay, and what that is in the imperative. */
  payer: string;
  /** What no applicant pays. */
  fee: string;
  never: string;
}

const YEARS = '[2-7]\\d';
const AMOUNT = '(?:(?:€|\\$|£|eur|usd|gbp) ?\\d|\\d[\\d ]* ?(?:€|\\$|£|eur|usd|gbp|pln|zl|kc|czk|lei|ron))';

const rulesOf = ({ sex, age, native, payer, fee, never }: Words): UnfairWordingRules => ({
  sex: new RegExp(` (?:${sex}) `, 'u'),
  age: new RegExp(` (?:${age.replaceAll('N', YEARS)})(?= )`, 'u'),
  native: new RegExp(` (?:${native})`, 'u'),
  money: new RegExp(` (?:${payer}) (?:[^ ]+ ){0,6}?(?:${AMOUNT}|(?:${fee}))`, 'u'),
  fair: { money: new RegExp(` (?:${never}) `, 'u') },
});

/** English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Romanian. */
export const UNFAIR_WORDING_RULES: readonly UnfairWordingRules[] = [
  rulesOf({
    sex: '(?:females?|women|ladies|girls|males?|men|boys) only|only (?:females?|women|ladies|girls|males?|men|boys)|young lady|(?:female|male) (?:candidates?|applicants?) only|looking for an? (?:young )?(?:lady|girl|woman|man|female|male)',
    age: 'young and dynamic|age[ds]? (?:limit |range |group )?(?:of |between |from |under |below |up to )?\\d\\d ?(?:-|to|and) ?N|(?:under|below|up to|maximum|max|not older than|no older than|younger than) (?:the age of )?N (?:years?|yrs) ?(?:old|of age)?|(?:under|below) the age of N|(?:not|no) older than N|between \\d\\d and N years old|\\d\\d ?- ?N years old',
    native:
      'native (?:speakers?|english|german|french|spanish|italian|dutch|polish|portuguese)|mother ?tongue (?:speakers?|only|required)|english mother tongue',
    payer:
      '(?:you|applicants?|candidates?) (?:must |have to |need to |will |should |first |then )*(?:pay|transfer|wire|deposit)|please (?:first )?(?:pay|transfer|wire)|(?:first|must|need to|have to) (?:pay|transfer|wire)|send us',
    fee: '(?:registration|application|training|processing|visa|starter|security|agency|admin\\w*) (?:fee|deposit|package)|refundable deposit|(?:a|the) deposit of|western union|moneygram',
    never: 'no|not|never|without|free|nothing|none|don t|doesn t|won t|neither|nor|pay you|salary|per hour|per month',
  }),
  rulesOf({
    sex: 'nur (?:frauen|manner|damen|herren|madchen)|(?:frauen|manner|damen) only|junge dame|suchen eine (?:junge )?frau|suchen einen (?:jungen )?mann|ausschliesslich (?:frauen|manner|damen|weiblich|mannlich)|nur (?:weiblich|mannlich)e?r? (?:bewerber\\w*|personen|krafte)',
    age: 'jung und dynamisch|junge[rs]? und dynamische[rs]?|(?:hochstens|maximal|max|nicht alter als|bis|unter) N jahren?(?: alt)?|alter (?:von )?(?:zwischen )?\\d\\d ?(?:-|bis|und) ?N|zwischen \\d\\d und N jahren?(?: alt)?|\\d\\d ?- ?N jahre alt',
    native: 'muttersprachler|muttersprachliche|deutsch als muttersprache|muttersprache deutsch',
    payer:
      '(?:sie|du|ihr|bewerber|bewerberinnen) (?:mussen|musst|zahlen|zahlst|uberweisen|uberweist)|bitte (?:[^ ]+ ){0,4}?(?:uberweisen|uberweist|uberweise|zahlen|zahlt|zahle)|(?:zahlen|uberweisen) sie|vor (?:arbeitsbeginn|dem start) (?:ist|sind|werden)',
    fee: '(?:anmelde|bearbeitungs|vermittlungs|registrierungs|schulungs|visum|verwaltungs)gebuhr|kaution (?:uberweisen|zahlen|hinterlegen|von)|(?:€|eur|euro) (?:uberweisen|zahlen|einzahlen|vorab)|western union',
    never:
      'kein|keine|keinen|keinerlei|nie|niemals|nicht|ohne|kostenlos|gehalt|lohn|stundenlohn|monatlich|verguten|vergutung',
  }),
  rulesOf({
    sex: '(?:femmes?|hommes?|filles?) (?:uniquement|seulement|exclusivement)|(?:uniquement|seulement|exclusivement) (?:des |une? )?(?:femmes?|hommes?|filles?)|recherchons une (?:jeune )?(?:femme|fille|dame)',
    age: 'jeunes? et dynamiques?|(?:moins de|pas plus de|maximum|max|jusqu a|age maximum de) N ans|agee?s? (?:entre |de )\\d\\d (?:et|a|-) N ans|entre \\d\\d et N ans',
    native: 'langue maternelle|locuteurs? natifs?|locutrice native|natifs? (?:francais|anglais|allemand)',
    payer:
      '(?:vous|candidats?) (?:devez |devrez |doivent |devrez d abord )?(?:payer|payez|verser|verserez|virer)|(?:merci de|veuillez|il faut|prier de) (?:d abord )?(?:payer|verser|virer|envoyer)',
    fee: 'frais d(?:e|) ?(?:inscription|dossier|formation|visa|agence)|caution de|western union',
    never: 'aucun|aucune|jamais|sans|pas|gratuit|gratuitement|ni|salaire|par mois|par heure',
  }),
  rulesOf({
    sex: '(?:solo|unicamente|exclusivamente) (?:mujeres|hombres|chicas|chicos|senoritas)|(?:mujeres|hombres|chicas) (?:solo|solamente|unicamente)|senorita|buscamos (?:una )?(?:chica|mujer)(?: joven)?',
    age: 'jovenes? y dinamic[oa]s?|(?:menor(?:es)? de|maximo|hasta|no mayor(?:es)? de) N anos|edad (?:maxima |comprendida )?(?:de |entre |hasta )*(?:\\d\\d (?:y|a|-) )?N(?: anos)?|entre \\d\\d y N anos',
    native:
      'lengua materna|nativ[oa]s? (?:de )?(?:espanol|ingles|aleman|frances)|(?:espanol|ingles|aleman|frances) nativ[oa]|hablantes? nativ[oa]s?',
    payer:
      '(?:usted|tu|los candidatos|el candidato) (?:debe |debes |deben |tiene que |tienes que )?(?:pagar?|pagas|abonar?|transferir|ingresar)|(?:debe|debes|deben|deberas?|hay que|es necesario) (?:pagar|abonar|transferir|ingresar)',
    fee: '(?:tasa|cuota|gastos) de (?:inscripcion|registro|tramitacion|formacion|visado)|fianza de|western union',
    never: 'no|nunca|sin|ningun|ninguna|gratis|gratuito|salario|al mes|por hora',
  }),
  rulesOf({
    sex: '(?:solo|soltanto|esclusivamente) (?:donne|uomini|ragazze|ragazzi)|(?:donne|uomini|ragazze) (?:soltanto|esclusivamente)|cerchiamo (?:una )?(?:ragazza|donna)',
    age: 'giovan[ei] e dinamic[oahie]+|(?:massimo|max|non oltre|fino a|meno di|under) N anni|eta (?:massima |compresa )?(?:di |tra (?:i )?|fino a )*(?:\\d\\d (?:e(?: i)?|ai|-) )?N(?: anni)?|tra (?:i )?\\d\\d e (?:i )?N anni',
    native: 'madrelingua',
    payer:
      '(?:i candidati|il candidato) (?:devono |deve )?(?:pagare|versare)|(?:dovrai|dovrete|deve|devi|dovete|bisogna|occorre|si prega di) (?:prima )?(?:pagare|versare|inviare)',
    fee: '(?:quota|tassa|spese) di (?:iscrizione|registrazione|pratica|formazione|visto)|cauzione di|western union',
    never: 'non|mai|senza|nessun|nessuna|gratis|gratuito|stipendio|al mese|all ora',
  }),
  rulesOf({
    sex: '(?:apenas|so|somente|exclusivamente) (?:mulheres|homens|raparigas|mocas|senhoras)|(?:mulheres|homens) apenas|procuramos (?:uma )?(?:rapariga|moca|mulher)',
    age: 'jovens? e dinamic[oa]s?|(?:ate|maximo|menos de|nao mais de) N anos|idade (?:maxima |compreendida )?(?:de |entre (?:os )?|ate )*(?:\\d\\d (?:e(?: os)?|a|-) )?N(?: anos)?|entre (?:os )?\\d\\d e (?:os )?N anos',
    native: 'lingua materna|falantes? nativ[oa]s?|(?:portugues|ingles|alemao|frances) nativ[oa]',
    payer:
      '(?:os candidatos|o candidato|voce) (?:deve |devem |tem de )?(?:pagar|transferir|depositar)|(?:deve|devem|devera|e necessario|tem de) (?:pagar|transferir|depositar)',
    fee: 'taxa de (?:inscricao|registo|registro|processamento|formacao|visto)|caucao de|western union',
    never: 'nao|nunca|sem|nenhum|nenhuma|gratis|gratuito|salario|por mes|por hora',
  }),
  rulesOf({
    sex: '(?:alleen|uitsluitend|enkel) (?:vrouwen|mannen|dames|heren|meisjes|meiden)|(?:vrouwen|mannen|dames) only|jonge (?:dame|meid)',
    age: 'jong en dynamisch|jonge en dynamische|(?:maximaal|max|niet ouder dan|tot|onder de) N jaar|leeftijd (?:tussen |van )?(?:de )?\\d\\d ?(?:-|en|tot) ?N|tussen (?:de )?\\d\\d en (?:de )?N jaar',
    native: 'moedertaalspreker|native speaker|moedertaal nederlands|nederlands als moedertaal',
    payer:
      '(?:je|u|kandidaten|sollicitanten) (?:moet |moeten |dient |dienen )?(?:eerst )?(?:betaalt|betalen|maakt|stort|overmaken)|(?:betaal|maak) eerst|gelieve',
    fee: '(?:inschrijf|registratie|bemiddelings|administratie|trainings|visum)(?:kosten|geld|vergoeding)|borg van|western union',
    never: 'geen|nooit|niet|zonder|gratis|salaris|per maand|per uur',
  }),
  rulesOf({
    sex: '(?:tylko|wylacznie) (?:kobiety|mezczyzn[ia]|panie|panowie|dziewczyny)|(?:tylko|wylacznie) dla (?:kobiet|mezczyzn|pan)|szukamy (?:mlodej )?kobiety',
    age: 'mlod[aye] i dynamiczn[aye]|(?:do|ponizej|maksymalnie|max|nie starsz[aeiy]\\w* niz) N (?:lat|roku zycia)|wiek (?:od )?\\d\\d ?(?:-|do) ?N|w wieku (?:od )?\\d\\d ?(?:-|do) ?N(?: lat)?',
    native: 'native speaker|jezyk ojczysty|rodzimy uzytkownik|rodzimi uzytkownicy',
    payer:
      '(?:kandydaci|kandydat) (?:musza|musi|powinni|powinien) (?:zaplacic|wplacic|przelac)|(?:nalezy|prosimy|trzeba|musisz) (?:najpierw )?(?:o wplate|o wplacenie|zaplacic|wplacic|przelac)',
    fee: 'oplat[aeyo]\\w* (?:rejestracyjn|rekrutacyjn|manipulacyjn|za szkolenie|wizow)|kaucj[aeio]|western union',
    never: 'nie|bez|nigdy|zadnych|bezplatn\\w*|wynagrodzenie|miesiecznie|za godzine',
  }),
  rulesOf({
    sex: '(?:pouze|jen) (?:zeny|muze|damy|divky)|(?:pouze|jen) pro (?:zeny|muze)|hledame (?:mladou )?(?:zenu|slecnu)',
    age: 'mlad[yae] a dynamick[yae]|(?:do|maximalne|max|ne starsi nez|ne starsi) N let|vek (?:od )?\\d\\d ?(?:-|do|az) ?N(?: let)?|ve veku (?:od )?\\d\\d ?(?:-|do|az) ?N(?: let)?',
    native: 'rodily mluvci|rodilym mluvcim|rodili mluvci|materskym jazykem|native speaker',
    payer:
      '(?:uchazeci|uchazec) (?:musi|zaplati|uhradi)(?: zaplatit| uhradit)?|(?:je nutne|je treba|musite|prosime) (?:nejdrive |o )?(?:zaplatit|uhradit|poslat|uhradu)',
    fee: '(?:registracni|administrativni|skolici|vizov\\w) poplat\\w+|kauc\\w+ ve vysi|western union',
    never: 'ne|bez|zadne|zadny|nikdy|zdarma|mzda|mesicne|za hodinu|neplati\\w*',
  }),
  rulesOf({
    sex: '(?:doar|numai|exclusiv) (?:femei|barbati|fete|baieti|doamne)|cautam (?:o )?(?:femeie|fata|domnisoara)',
    age: 'tineri? si dinamic[ia]?|(?:maxim|maximum|pana la|sub|nu mai mult de) N (?:de )?ani|varsta (?:maxima |cuprinsa )?(?:de |intre |pana la )*(?:\\d\\d (?:si|-) )?N(?: de ani| ani)?|intre \\d\\d si N (?:de )?ani',
    native: 'limba materna|vorbitor(?:i)? nativi?|nativ(?:i)? (?:de )?(?:romana|engleza|germana)',
    payer:
      '(?:candidatii|candidatul) (?:trebuie sa |vor )?(?:plateasca|achite|achita|plati)|(?:trebuie sa|va rugam sa) (?:platiti|achitati|trimiteti|platesti|achiti)',
    fee: 'tax[aei]\\w* de (?:inscriere|inregistrare|procesare|viza|scolarizare)|garantie de|western union',
    never: 'nu|fara|niciodata|nicio|gratuit|salariu|pe luna|pe ora',
  }),
];
