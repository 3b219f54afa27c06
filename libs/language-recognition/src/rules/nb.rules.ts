import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

/** Bokmål, with the forms of Nynorsk that differ. */
export const nbRules: LanguageRules = {
  textLanguage: 'nb',
  adjectives: (name) => (name.endsWith('sk') ? [`${name}e`] : []),
  adjectiveSide: 'before',
  stems: (name) => [name],
  skillEndings: list(
    'kunnskaper | kunnskapar | kunnskap | kunnskapene | språkkunnskaper | språk | språkferdigheter | ferdigheter | ferdigheiter | nivå | ferdighet',
  ),
  speakerEndings: list('talende | språklig | språklige | talande'),
  speakers: [],
  levels: [
    [LEVEL.A2, [], list('grunnleggende | grunnleggjande | litt | enkel | enkelt | basiskunnskaper | noe')],
    [LEVEL.B1, [], list('tilstrekkelig* | middels | akseptabel* | forståelig')],
    [LEVEL.B2, [], list('god | gode | godt | solid* | bra | godt forstått')],
    [
      LEVEL.C1,
      list('flytende | flytande | forhandlingssikker*'),
      list(
        `meget god | meget gode | meget godt | svært god | svært gode | svært godt | veldig god | veldig gode | veldig godt | utmerket | utmerkede | utmerkete | særdeles god | særdeles gode |
        avansert | fremragende | høyt nivå`,
      ),
    ],
    [LEVEL.C2, list('tospråklig | morsmålsnivå | på morsmålsnivå'), list('perfekt | feilfri | feilfritt')],
    [LEVEL.motherTongue, list('morsmål | som morsmål | morsmålsbruker*'), []],
  ],
  languageWords: list('språk | språket | språkkunnskaper | språkkompetanse'),
  skill: list(
    `behersk* | snakk* | tale | taler | skriv* | les | lese | leser | muntlig* | skriftlig* | munnleg* | skriftleg* | kommuniser* | kommunikasjon* | språk | språket | språkkunnskap* | språkkompetanse |
    kunnskap i | kunnskaper i | kunne | kan | forstå | forstår | forstått | fremstilling* | framstilling* | formulering* | arbeidsspråk* | språkferdighet* | nivå | uttrykke | språkleg*`,
  ),
  required: list(
    `krav | kreves | krever | krevst | påkrevd | må | nødvendig | nødvendige | minimum | minst | forutsetter | forutsetning | forutsettes | forventer | skal | absolutt krav | bør | nødvendigvis`,
  ),
  wished: list(
    `fordel | en fordel | ønskelig | ønsket | fortrinn | et fortrinn | gjerne | et pluss | pluss | positivt | vektlegges positivt | foretrekkes | foretrukket | kjekt | ei føremon | føremon | ønskjeleg |
    ikke et krav | ikke krav`,
  ),
  negators: list('ikke | ikkje | ingen | uten | inget | ikkje noko'),
  subjects: list(
    `lærer* | lærar* | undervis* | fag | fagene | matematikk | faglærer | skolefag | studiepoeng | norskfaglig | lærerutdanning | kurs i | opplæring i | statsborger* | autorisasjon`,
  ),
  notices: list(
    'oversett* | oversatt | tilgjengelig på | finnes også | søknad på | søknaden på | cv på | tegnspråk | teiknspråk | annonsen | les annonsen | hvis morsmål',
  ),
  carriers: list(
    'kund* | marked* | samfunn* | selskap* | konsern* | bedrift* | pasient* | myndighet* | lov* | regelverk* | dokument* | statsborger*',
  ),
  modes: list(
    'muntlig* | skriftlig* | munnleg* | skriftleg* | fremstilling* | framstilling* | kommunikasjon* | formulering* | språk* | både | kunnskap* | evner',
  ),
  and: list('og | samt'),
  or: list('eller'),
  fillers: list('i | på | både | enten | til | dømes | f | eks | også | for | eksempel | som'),
  neighbours: list(
    `er | i | på | for | til | med | som | så | slik | at | både | muntlig* | skriftlig* | munnleg* | skriftleg* | språk | språket | vil | og | du | må | kan | hvis | dersom | om | fra | blir |
    samt | a1 | a2 | b1 | b2 | c1 | c2 | tale | skrift | nivå | godt | formulering* | fremstilling* | framstilling* | også | kunnskap* | når | arbeidsspråk* | når`,
  ),
  contrasts: list('men | selv om'),
  withWords: list('med | på'),
  abbreviations: list('f | eks | ca | min | evt | osv | bl | a | nr | kl | gr | inkl | jf | m'),
  stopwords: list(
    'og | i | er | som | på | til | vi | for | med | av | en | et | det | du | å | har | deg | den | oss | kan | eller | vil | om | ei | ikke | fra | vår',
  ),
};
