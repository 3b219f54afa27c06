import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

export const deRules: LanguageRules = {
  textLanguage: 'de',
  adjectives: (name) => (name.endsWith('sch') ? ['e', 'er', 'es', 'en', 'em'].map((ending) => name + ending) : []),
  adjectiveSide: 'before',
  stems: (name) => [name],
  skillEndings: list(
    `kenntnis | kenntnisse | kenntnissen | sprachkenntnisse | sprachkenntnissen | grundkenntnisse | grundkenntnissen | niveau | niveaus |
    sprachniveau | fähigkeiten | skills | zertifikat | nachweis | level`,
  ),
  speakerEndings: list(
    'sprachig | sprachige | sprachiger | sprachigen | sprachiges | sprechend | sprechende | sprechenden | sprechender | sprecher',
  ),
  speakers: [],
  levels: [
    [
      LEVEL.A2,
      list('schulkenntnisse | schulenglisch'),
      list('grundkenntnis* | basiskenntnis* | grundlegend* | einfache | einfachen | elementare* | erste'),
    ],
    [
      LEVEL.B1,
      [],
      list(
        'ausreichend* | befriedigend* | mittlere* | konversationssicher* | alltagstauglich* | solide grundkenntnis*',
      ),
    ],
    [
      LEVEL.B2,
      [],
      list(
        'gut | gute | guten | gutes | guter | gutem | solide* | sicher | sichere | sicheres | sicheren | sicherer | fundiert*',
      ),
    ],
    [
      LEVEL.C1,
      list(`fliessend* | verhandlungssicher* | stilsicher* | fluent | business fluent | sprachgewandt* | fachkundig*`),
      list(
        `sehr gut | sehr gute | sehr guten | sehr gutes | sehr guter | sehr gutem | ausgezeichnet* | hervorragend* | exzellent* | einwandfrei* |
        fortgeschritten* | ausgeprägt* | umfassend* | sehr sicher* | überdurchschnittlich* | hohe* niveau | sicher in wort und schrift`,
      ),
    ],
    [
      LEVEL.C2,
      list(
        `muttersprachniveau | muttersprachlichem niveau | muttersprachliches niveau | muttersprachlich | nahezu muttersprachlich* | muttersprachenniveau |
        muttersprachliche* kenntnis* | annähernd muttersprachlich* | bilingual | zweisprachig`,
      ),
      list('perfekt | perfekte | perfektes | perfekten'),
    ],
    [LEVEL.motherTongue, list('muttersprache | muttersprachler* | muttersprachliche* | native | native speaker'), []],
  ],
  languageWords: list(
    'sprache | sprachen | sprachkenntnisse | sprachkenntnissen | sprachniveau | sprachgebrauch | sprachgefühl | fremdsprache | fremdsprachen | amtssprache',
  ),
  skill: list(
    `kenntnis* | sprachkenntnis* | sprache | sprachen | fremdsprach* | sprachlich* | sprachniveau | sprachzertifikat | niveau | beherrsch* | sprech* | spricht | sprichst |
    schreib* | schriftlich* | mündlich* | in wort und schrift | wort und schrift | verständig* | kommunizier* | kommunikation* | ausdruck* | lesen | liest |
    konzernsprache | arbeitssprache | unternehmenssprache | umgangssprache | mächtig | formulier* | verstehen | verstehst | unterhalten`,
  ),
  required: list(
    `voraussetzung* | vorausgesetzt | voraus | erforderlich* | erforderlicher | notwendig* | nötig | benötig* | zwingend* | muss | müssen | pflicht | unerlässlich |
    unabdingbar | mindestens | mind | min | erwart* | erfordert | bedingung | brauchst | brauchen | solltest | sollten | verlangt | unverzichtbar | gefordert`,
  ),
  wished: list(
    `wünschenswert* | von vorteil | vorteilhaft | vorteil | ein plus | plus | pluspunkt* | wäre schön | wäre toll | wäre gut | willkommen | erwünscht | gewünscht | gern gesehen |
    hilfreich | idealerweise | nice to have | optional | bonus | gerne auch | gern auch | vorzugsweise | bevorzugt | begrüssenswert | begrüsst | nützlich | freuen uns über |
    kein muss | keine pflicht | keine bedingung | macht sich gut`,
  ),
  negators: list('nicht | kein | keine | keinen | keiner | keinerlei | ohne | weder'),
  subjects: list(
    `lehrkraft | lehrkräfte | lehrer* | unterricht* | fach | fächer | fächern | fächerkombination | schulfach | mathematik | mathe | sachkunde | studiengang | studiengänge |
    studienfach | lehramt | nachhilfe* | daf | daz | abitur | note | noten | institut für | seminar für | dozent*`,
  ),
  notices: list(
    `übersetz* | anzeige | stellenanzeige | ausschreibung | bewerbung auf | bewerbung in | bewerbungen auf | lebenslauf auf | lebenslauf in | bewerben sie sich auf |
    unterlagen auf | unterlagen in | gebärdensprache | deren muttersprache`,
  ),
  carriers: list(
    `kund* | markt | märkte* | märkten | raum | länder* | ausland | region* | gäste* | patient* | partner* | gruppe | tochter* | bevölkerung | mandant* | texte* | literatur | umfeld |
    unternehmen* | produkt* | medien | gebiet | schweiz`,
  ),
  modes: list(
    'schriftlich* | mündlich* | wort | schrift | verhandlung* | kommunikation* | kommunikative* | sprachkenntnis* | ausdrucks* | umgang | sprachliche*',
  ),
  and: list('und | sowie | wie | bzw'),
  or: list('oder | beziehungsweise'),
  fillers: list(
    'in | auf | der | die | das | den | dem | von | z | b | zum | beispiel | auch | sowohl | entweder | im | sprache | als',
  ),
  neighbours: list(
    `ist | sind | wird | werden | wäre | wären | in | auf | im | mit | für | zu | bei | als | am | an | wie | ihr | ihre | sie | du | dich | sich | er | wir | uns | haben | hast | hat |
    können | kannst | kann | gehört | gehören | besitz* | bringst | bringen | setzen | sprichst | sprechen | spricht | beherrschst | beherrschen | beides | jeweils | sprache | sprachen |
    damit | dass | weil | da | um | wenn | falls | verfüg* | a1 | a2 | b1 | b2 | c1 | c2 | zählt | zählen | runde* | mitbring* | vorhanden | hinaus | nachweis* | weis* | verbind* |
    lernen | lernst | verstehen | lesen | schreiben | ebenfalls | telc | goethe | nach | auch | verstehst | schreibst | führst | kommuniz* | unterhalten | ohne`,
  ),
  contrasts: list('aber | jedoch | sondern | allerdings'),
  withWords: list('mit | auf | in'),
  abbreviations: list(
    'mind | min | bzw | ca | inkl | evtl | ggf | usw | etc | z | b | d | h | u | a | o | nr | str | vgl | max | sog | dr | prof',
  ),
  stopwords: list(
    'der | die | das | und | in | zu | den | mit | wir | sie | für | auf | von | im | ist | eine | ein | sich | als | uns | bei | du | ihre | nach | oder',
  ),
};
