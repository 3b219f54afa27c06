import { type CvWords, list } from './cv-words.js';

export const deWords: CvWords = {
  language: 'de',
  headings: {
    experience: list(
      `gearbeitet* | gejobbt* | stationen* | berufserfahrung und praktika | praktika und berufserfahrung | arbeitserfahrungen | praxis | stationen | berufliche tätigkeit | berufliche tätigkeiten | tätigkeiten | bisherige tätigkeiten | arbeit | jobs | berufsweg | berufsleben | praxiserfahrungen | praktische erfahrungen | praktika und nebenjobs | berufserfahrung | beruflicher werdegang | berufspraxis | berufliche erfahrung | berufliche erfahrungen | arbeitserfahrung | praktische erfahrung | praxiserfahrung | werdegang | beruflicher lebenslauf |
      praktika | berufliche stationen | berufstätigkeit | beschäftigungen | beruf | berufliche praxis | praktische tätigkeiten | nebenjobs | nebentätigkeiten | werkstudententätigkeiten | *erfahrung | *erfahrungen | *werdegang | *praktika | berufspraxis*`,
    ),
    education: list(
      `gelernt* | studiert* | schule* | schul- und berufsausbildung | schulausbildung | ausbildung und schule | schul- und hochschulbildung | bildungsabschlüsse | akademische bildung | schule und berufsausbildung | schul- und ausbildungsweg | schulbildung und ausbildung | schulbildung und berufsausbildung | berufliche ausbildung | studium und schule | schule und studium | bildung und ausbildung | abschlüsse | akademische laufbahn | lehre und schule | schulen | ausbildungsweg | studium und schulbildung | aus- und fortbildung | ausbildung | bildung | bildungsweg | schulbildung | studium | aus- und weiterbildung | schule und ausbildung | akademische ausbildung | berufsausbildung | schulische ausbildung | allgemeine und berufliche bildung |
      hochschulbildung | schule | ausbildung und studium | studium und ausbildung | akademischer werdegang | schulischer werdegang | schul- und berufsbildung | bildungsgang | *ausbildung | *bildung | *studium | *bildungsweg`,
    ),
    languages: list(
      'spreche* | sprechen* | sprachen und levels | sprachkompetenzen | sprachkompetenz | sprachen | sprachkenntnisse | fremdsprachen | sprache | sprachliche kenntnisse | sprach* | fremdsprach*',
    ),
    skills: list(
      `kann* | können* | kenne* | fachkenntnis* | edv | it | pc-kenntnisse | informatik | programmiersprachen | it-kompetenzen | technologien und werkzeuge | methoden | know-how | können | fachliche kompetenzen | technische fähigkeiten | technik | fachwissen | kernkompetenzen | persönliche fähigkeiten und kompetenzen | kenntnisse | fähigkeiten | kompetenzen | edv-kenntnisse | it-kenntnisse | fachkenntnisse | digitale kompetenzen | computerkenntnisse | besondere kenntnisse | kenntnisse und fähigkeiten | fähigkeiten und kenntnisse |
      skills | it-skills | technologien | technische kenntnisse | qualifikationen | weitere kenntnisse | schlüsselqualifikationen | soft skills | programmierkenntnisse | stärken | software | werkzeuge | tools | *kenntnisse | *kompetenzen | *fähigkeiten | *skills | qualifikation* | technologie*`,
    ),
    contact: list(
      'kontakt | kontaktdaten | persönliche daten | persönliche angaben | zur person | angaben zur person | persönliches | anschrift | kontakt* | persönliche*',
    ),
    summary: list(
      'profil | kurzprofil | persönliches profil | über mich | zusammenfassung | ziele | berufsziel | profil* | *profil | zusammenfassung*',
    ),
    other: list(
      `hobbys | hobbies | interessen | hobbys und interessen | interessen und hobbys | referenzen | veröffentlichungen | publikationen | auszeichnungen | zertifikate | weiterbildung | weiterbildungen | fortbildung | fortbildungen | fort- und weiterbildung |
      ehrenamt | ehrenamtliches engagement | engagement | projekte | sonstiges | führerschein | freizeit | mitgliedschaften | vorträge | stipendien | preise | anlagen | datenschutz | ehrenamtliche tätigkeiten | weiteres | wehrdienst | zivildienst |
      zertifikate und weiterbildungen | kurse | hobb* | interesse* | referenz* | publikation* | veröffentlichung* | auszeichnung* | zertifikat* | weiterbildung* | fortbildung* | ehrenamt* | projekt* | sonstige* | führerschein* | einwilligung*`,
    ),
  },
  present: list(
    'bis jetzt | fortlaufend | unbefristet | heute | jetzt | laufend | aktuell | gegenwärtig | gegenwart | dato | bis heute | bis dato | andauernd | derzeit | lfd | bis lfd',
  ),
  since: list('seit | ab'),
  from: list('von | vom | zwischen'),
  until: list('bis | bis zum'),
  seasons: list('frühling | frühjahr | sommer | herbst | winter | sommersemester | wintersemester | ws | ss'),
  months: [['jänner', 'jän'], ['feber'], ['mrz'], [], [], [], [], [], ['sept'], [], [], []],
  levels: {
    native: list(
      'muttersprache | muttersprachlich | muttersprachler | muttersprachlerin | muttersprachniveau | zweisprachig | bilingual | erstsprache | 1. muttersprache | 2. muttersprache | zweite muttersprache',
    ),
    C2: list('ausgezeichnet* | exzellent* | hervorragend* | perfekt*'),
    C1: list(
      'fließend* | verhandlungssicher* | sehr gut* | fortgeschritten* | sicher in wort und schrift | sehr gute kenntnisse | stilsicher* | fließend in wort und schrift',
    ),
    B2: list('gut* | gute kenntnisse | gut in wort und schrift | solide*'),
    B1: list(
      'konversationssicher* | mittel | mittelstufe | alltagstauglich | befriedigend* | erweiterte grundkenntnisse | ausbaufähig | mittlere kenntnisse | kommunikationssicher',
    ),
    A2: list(
      'etwas | ein wenig | ein bisschen | wenig | grundkenntnisse | basiskenntnisse | schulkenntnisse | grundlagen | grundlegend* | elementar* | einfache kenntnisse | basis',
    ),
    A1: list('anfänger* | anfängerkenntnisse | beginner'),
  },
  degrees: {
    8: list('promotion | doktor* | dr | dr. | phd'),
    7: list(
      'master* | diplom | dipl.-ing. | dipl.-kfm. | dipl.-kffr. | diplom-* | diplomstudium | magister | staatsexamen | m.sc. | m.a. | mba | msc | m.eng. | diplom-ingenieur* | lehramt*',
    ),
    6: list(
      'bachelor* | b.sc. | b.a. | b.eng. | bsc | meister | meisterbrief | handwerksmeister* | fachwirt* | techniker | staatlich geprüfter techniker | fachhochschuldiplom | diplom (fh) | betriebswirt* | meisterprüfung',
    ),
    4: list('umschulung* | *pflege* | *krankenpfleger* | abendgymnasium | fachoberschule'),
    3: list(
      'abitur | fachabitur | allgemeine hochschulreife | hochschulreife | fachhochschulreife | matura | maturität | ausbildung* | lehre | berufsausbildung | berufsschule | lehrabschluss* | gesellenbrief | gesellenprüfung | facharbeiter* | kauffrau* | kaufmann*',
    ),
    2: list(
      'realschulabschluss | mittlere reife | hauptschulabschluss | mittlerer schulabschluss | realschule | hauptschule',
    ),
    1: list('grundschule | volksschule'),
  },
  isced: {
    0: list('frühkindliche bildung | elementarbereich'),
    1: list('grundschule | primarbereich'),
    2: list('mittlere schulbildung | sekundarbereich i'),
    3: list('abitur oder berufsausbildung | sekundarbereich ii'),
    4: list('weiterführende bildung nach der schule | postsekundarer nicht-tertiärer bereich'),
    5: list('kurzes studium oder meisterausbildung | kurzes tertiäres bildungsprogramm'),
    6: list('bachelor oder gleichwertig | bachelor- bzw. gleichwertiges bildungsprogramm'),
    7: list('master oder gleichwertig | master- bzw. gleichwertiges bildungsprogramm'),
    8: list('promotion oder gleichwertig'),
  },
  schools: list(
    'universität* | *universität | hochschule | *hochschule | *schule | schule | *gymnasium | gymnasium | *akademie | akademie | institut | uni | tu | fh | *kolleg | bildungswerk* | *schulen | schulzentrum | berufskolleg | berufsschule* | lyzeum | rwth | *schulzentrum | ihk',
  ),
  organisations: list(
    `gmbh | ag | kg | ohg | e.v. | ev | gbr | ug | se | mbh | e.k. | kgaa | *klinik | *klinikum | klinikum | klinik | *krankenhaus | krankenhaus | hospital | *hospital | hotel | *hotel | restaurant | gasthaus | gasthof | bäckerei | *bäckerei | firma |
    gruppe | verlag | *verlag | bank | *bank | sparkasse | versicherung* | *werk | *werke | stadtwerke | *kanzlei | kanzlei | praxis | *praxis | *haus | *heim | *dienst | stiftung | verein | bundeswehr | stadt | landkreis | ministerium | *amt | *zentrum | zentrum |
    *markt | *laden | agentur | studio | werkstatt | *bau | *technik | logistik | *logistik | & söhne | & co | & partner | gruppe`,
  ),
  positions: list(
    `*leiter | *leiterin | leiter | leiterin | *assistent | *assistentin | *mitarbeiter | *mitarbeiterin | *berater | *beraterin | *entwickler | *entwicklerin | *ingenieur | *ingenieurin | *techniker | *technikerin | *pfleger | *pflegerin | *helfer |
    *helferin | *verkäufer | *verkäuferin | *fahrer | *fahrerin | *lehrer | *lehrerin | *kaufmann | *kauffrau | *frau | *mann | *kraft | *meister | *meisterin | praktikant* | werkstudent* | auszubildende* | azubi | *bearbeiter | *bearbeiterin | *referent | *referentin |
    *manager | *managerin | *koch | *köchin | *führer | *führerin | *bäcker | *bäckerin | *arzt | *ärztin | geschäftsführer* | inhaber* | volontär* | trainee | *assistenz | aushilfe | *hilfe | *monteur | *mechaniker | *schlosser | *elektriker | *architekt | *architektin | umschüler* | *ist | *istin | hilfskraft | *berater* | selbstständig* | selbständig* | freiberuf*`,
  ),
  at: list('bei der Firma | bei Firma | bei Fa. | bei der | beim | bei | im'),
  labels: {
    name: list('name | nachname(n) / vorname(n) | name, vorname | vor- und nachname | vorname und name'),
    firstName: list('vorname | vornamen'),
    lastName: list('nachname | familienname | zuname'),
    address: list('adresse | anschrift | wohnort | privatwohnsitz | wohnsitz | wohnhaft | wohnadresse'),
    phone: list('telefon | tel | mobil | handy | telefonnummer | mobiltelefon | fon | mobilnummer'),
    email: list('e-mail | email | mail | e-mail-adresse | mailadresse'),
    link: list('linkedin | xing | website | webseite | homepage | github | portfolio | web'),
    ignored: list(
      'geboren | geboren am | geburtsdatum | geburtsort | geb | staatsangehörigkeit | nationalität | familienstand | geschlecht | konfession | religion | alter | kinder | fax | führerschein | geburtsdatum/-ort | geburtstag',
    ),
    dates: list('zeitraum | wann | datum | von - bis | dauer | daten'),
    position: list(
      'beruf oder funktion | position/tätigkeit | position | funktion | tätigkeit | stelle | ausgeübter beruf',
    ),
    employer: list(
      'arbeitgeber | name und adresse des arbeitgebers | unternehmen | firma | betrieb | name des arbeitgebers',
    ),
    activities: list(
      'wichtigste tätigkeiten und zuständigkeiten | aufgaben | tätigkeiten | schwerpunkte | tätigkeitsbereich oder branche | aufgabengebiet | verantwortung | schwerpunkt',
    ),
    title: list('bezeichnung der erworbenen qualifikation | abschluss | qualifikation | studiengang | bezeichnung'),
    school: list(
      'name und art der bildungs- oder ausbildungseinrichtung | bildungseinrichtung | hochschule | schule | institution | einrichtung | universität | ausbildungsbetrieb',
    ),
    motherTongue: list('muttersprache | muttersprache(n) | muttersprachen'),
    otherLanguages: list(
      'weitere sprache(n) | weitere sprachen | sonstige sprachen | sonstige sprache(n) | fremdsprachen | andere sprachen',
    ),
  },
  stopwords: list('und | der | die | das | mit | für | von | im | in | zur | zum | bei | des | den | auf | eines'),
};
