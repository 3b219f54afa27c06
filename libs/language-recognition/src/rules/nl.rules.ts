import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

export const nlRules: LanguageRules = {
  textLanguage: 'nl',
  adjectives: (name) => (/(?:s|sch)$/.test(name) ? [`${name}e`] : []),
  adjectiveSide: 'before',
  stems: (name) => [name],
  skillEndings: list('kennis | taalkennis | vaardigheid | niveau'),
  speakerEndings: list('talig | talige | sprekend | sprekende | taligen'),
  speakers: [],
  levels: [
    [LEVEL.A2, list('basiskennis'), list('basis | een beetje | beetje | elementaire | enige | eenvoudig')],
    [LEVEL.B1, [], list('redelijk | redelijke | voldoende | gemiddeld | verstaanbaar')],
    [LEVEL.B2, [], list('goed | goede | degelijke | degelijk | ruime | prima | stevige | gedegen')],
    [
      LEVEL.C1,
      list('vloeiend | vloeiende | vlot | vlotte | onderhandelingsniveau'),
      list(
        `zeer goed | zeer goede | heel goed | heel goede | erg goed | erg goede | uitstekend | uitstekende | uitmuntend* | foutloos | hoog niveau | gevorderd | gevorderde | excellent | excellente | grondige |
        sterke | uitmuntende`,
      ),
    ],
    [
      LEVEL.C2,
      list('tweetalig | moedertaalniveau | op moedertaalniveau | near native'),
      list('perfect | perfecte | volledig'),
    ],
    [LEVEL.motherTongue, list('moedertaal | als moedertaal | moedertaalspreker* | native | native speaker'), []],
  ],
  languageWords: list('taal | talen | talenkennis | taalvaardigheid | voertaal'),
  skill: list(
    `spreek | spreekt | spreken | gesproken | schrijf | schrijft | schrijven | beheers* | kennis | taal | talen | taalniveau | talenkennis | taalkennis | taalvaardig* | vaardigheid | vaardigheden | in woord en geschrift |
    woord en geschrift | mondeling* | schriftelijk* | communice* | communicat* | voertaal | niveau | verstaan | begrijp* | lezen | leest | uitdrukken | machtig | taalbeheersing | drietalig | tweetalig`,
  ),
  required: list(
    `vereist* | verplicht | noodzakelijk* | must | een must | minimaal | minimum | minstens | ten minste | tenminste | eis | vereiste | nodig | moet | moeten | voorwaarde | onmisbaar | geldt | is een eis | verwacht*`,
  ),
  wished: list(
    `pre | pré | een pre | een pré | pluspunt | een plus | plus | voordeel | een voordeel | wenselijk | gewenst | mooi meegenomen | meegenomen | strekt tot aanbeveling | aanbeveling | troef | een troef | handig |
    bij voorkeur | liefst | welkom | meerwaarde | nice to have | geen must | geen vereiste`,
  ),
  negators: list('niet | geen | zonder | noch'),
  subjects: list(
    `docent* | leraar* | leraren | lerares | lessen | les | lesgeven | bevoegdheid | vak | vakken | wiskunde | rekenen | onderwijst | schoolvak | opleiding tot | faculteit | vakgroep | havo | vwo | nt2`,
  ),
  notices: list(
    'vertal* | vertaal* | vertalingen | ook beschikbaar | beschikbaar in | vacature is | solliciteren in | sollicitatie in | cv in | motivatie in | gebarentaal | wiens moedertaal',
  ),
  carriers: list(
    'klant* | markt* | gast* | recht | overheid | land* | bedrijf | bedrijven | gebied* | regio* | keuken | partner* | grens* | bewoners | gezinnen | omgeving',
  ),
  modes: list(
    'woord | geschrift | mondeling* | schriftelijk* | kennis | beheersing | vaardigheid | vaardigheden | communicat* | van | het | de | zowel',
  ),
  and: list('en | evenals | alsook | alsmede'),
  or: list('of'),
  fillers: list('in | het | de | van | zowel | ook | bijvoorbeeld | zoals | taal | als | op'),
  neighbours: list(
    `is | zijn | in | op | het | de | van | en | of | met | voor | als | bij | te | om | spreek | spreekt | spreken | schrijven | lezen | en | vloeiend | goed | uitstekend | niet | geen | verplicht | vereist | wordt | worden |
    geldt | je | jij | zowel | ook | a1 | a2 | b1 | b2 | c1 | c2 | strekt | kan | kunt | moet | dan | zodat | omdat | want | hebt | heb | begrijpt | minimaal | taal | beheers* | verstaat | wenselijk | mondeling* | schriftelijk*`,
  ),
  contrasts: list('maar | echter'),
  withWords: list('met | in'),
  abbreviations: list('bijv | bv | o | a | d | m | z | ca | min | max | nr | incl | excl | evt | dr | mr'),
  stopwords: list(
    'de | het | een | en | van | je | in | is | voor | met | te | op | dat | wij | we | bij | aan | ons | onze | zijn | jij | als | ben | om | naar | hebt',
  ),
};
