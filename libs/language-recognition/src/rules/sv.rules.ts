import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

export const svRules: LanguageRules = {
  textLanguage: 'sv',
  adjectives: (name) => (name.endsWith('ska') ? [name.slice(0, -1), `${name.slice(0, -1)}t`] : []),
  adjectiveSide: 'before',
  stems: (name) => (name.endsWith('ska') ? [name.slice(0, -1), name] : [name]),
  skillEndings: list('kunskaper | kunskap | kunskaperna | språkkunskaper | språk | nivå | färdigheter'),
  speakerEndings: list('talande | språkig | språkiga'),
  speakers: [],
  levels: [
    [LEVEL.A2, [], list('grundläggande | baskunskaper | grundkunskaper | lite | viss | enklare | enkel')],
    [LEVEL.B1, [], list('hyfsad | hyfsade | tillräcklig* | godtagbar* | medelgod*')],
    [LEVEL.B2, [], list('god | goda | gott | bra | solid* | väl | stabil*')],
    [
      LEVEL.C1,
      list('flytande | obehindrat | förhandlingssäker | förhandlingsvan'),
      list(
        `mycket god | mycket goda | mycket gott | mycket bra | mycket väl | väldigt god | väldigt goda | väldigt bra | utmärkt | utmärkta | avancerad | avancerade | hög nivå | utomordentlig* |
        god till mycket god`,
      ),
    ],
    [
      LEVEL.C2,
      list('tvåspråkig | tvåspråkiga | modersmålsnivå | på modersmålsnivå'),
      list('perfekt | perfekta | felfri'),
    ],
    [LEVEL.motherTongue, list('modersmål | som modersmål | modersmålstalare'), []],
  ],
  languageWords: list('språket | språk | språkkunskaper'),
  skill: list(
    `tala* | talar | tal | pratar | prata | skriv* | läs | läser | läsa | behärska* | kunskap* | språkkunskap* | språk | språken | språket | muntlig* | skriftlig* | i tal och skrift | tal och skrift |
    kommunicer* | förstå* | uttryck* | arbetsspråk* | koncernspråk* | nivå | kunna | kan`,
  ),
  required: list(
    'krav | krävs | kräver | kräv* | måste | behöver | behövs | nödvändig* | förutsätt* | förutsättning | minst | lägst | skall | ska | ett måste | obligatorisk*',
  ),
  wished: list(
    `meriterande | merit | en merit | plus | ett plus | fördel | en fördel | önskvärd* | önskas | gärna | välkommet | värdefullt | bonus | positivt | inget krav men`,
  ),
  negators: list('inte | ej | inget | ingen | inga | utan'),
  subjects: list(
    `lärare* | undervis* | ämne | ämnen | ämnena | matematik | skolämne* | legitimerad lärare | åk | årskurs* | betyg | gymnasie* | institutionen för | lektor* | kurs i | kurser i | medborgar* | modersmålslärare |
    modersmålsundervisning | sfi`,
  ),
  notices: list(
    'översätt* | annonsen | annons | finns även | finns också | ansökan på | cv på | ansök på | teckenspråk* | vars modersmål',
  ),
  carriers: list(
    'kund* | marknad* | företag* | ägare | bolag* | hushåll* | partner* | patient* | läkarlegitimation | medborgarskap | serier | bakverk | gäst* | mat',
  ),
  modes: list(
    'tal | skrift | muntlig* | skriftlig* | kunskap* | språkkunskap* | både | muntligt | kommunikation* | i | och',
  ),
  and: list('och | samt'),
  or: list('eller'),
  fillers: list('i | på | både | även | också | till | exempel | t | ex | språket | antingen | såväl | som'),
  neighbours: list(
    `är | i | på | för | till | med | som | så | att | både | muntlig* | skriftlig* | språket | språk | och | du | om | krävs | behövs | flytande | obehindrat | väl | bra | samt | räcker | även | också | kan |
    måste | ska | a1 | a2 | b1 | b2 | c1 | c2 | tal | skrift | utan | från | ser | dagligen | vid | inom | då | eftersom | c1-nivå | har | dessutom | nivå`,
  ),
  contrasts: list('men | dock'),
  withWords: list('med | på'),
  abbreviations: list('t | ex | ca | bl | a | dvs | m | osv | nr | kl | inkl | min | max'),
  stopwords: list(
    'och | i | att | är | som | på | vi | för | med | av | en | ett | det | du | har | dig | den | oss | kan | eller | till | om | inte | från | vår',
  ),
};
