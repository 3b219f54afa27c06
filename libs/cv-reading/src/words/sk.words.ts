import { type CvWords, list } from './cv-words.js';

export const skWords: CvWords = {
  language: 'sk',
  headings: {
    experience: list(
      'pracoval* | robil* | pracovné skúsenosti | skúsenosti | prax | pracovná prax | zamestnanie | profesijné skúsenosti | priebeh zamestnaní | odborná prax | kariéra | pracovné* | skúsenosti* | prax* | *prax | zamestnani* | profesijn*',
    ),
    education: list(
      'študoval* | vyštudoval* | učil* | škol* | vzdelanie | štúdium | vzdelávanie | dosiahnuté vzdelanie | vzdelanie a príprava | vzdelan* | štúdi* | vzdeláv*',
    ),
    languages: list(
      'hovorím* | jazyky | jazykové znalosti | cudzie jazyky | jazykové zručnosti | znalosť jazykov | jazykové schopnosti | jazyk* | *jazyky',
    ),
    skills: list(
      'viem* | ovládam* | umiem* | osobné zručnosti | zručnosti | znalosti | schopnosti | počítačové znalosti | kompetencie | schopnosti a zručnosti | digitálne zručnosti | odborné znalosti | technické zručnosti | nástroje | technológie | zručnost* | znalost* | *znalosti | schopnost* | kompetenc*',
    ),
    contact: list('kontakt | kontakty | osobné údaje | kontaktné údaje | osobné informácie | kontakt* | osobné*'),
    summary: list('profil | zhrnutie | o mne | cieľ | profesijný profil | profil* | zhrnutie*'),
    other: list(
      'záujmy | záľuby | koníčky | referencie | publikácie | certifikáty | kurzy | kurzy a školenia | dobrovoľníctvo | projekty | ostatné | vodičský preukaz | ďalšie informácie | ocenenia | školenia | záujm* | záľub* | koníčk* | referenci* | publikáci* | certifik* | kurz* | dobrovoľn* | projekt* | ostatn* | vodičsk* | ďalši* | školeni*',
    ),
  },
  present: list(
    'súčasnosť | doteraz | trvá | v súčasnosti | dnes | súčasnosti | do súčasnosti | aktuálne | teraz | doposiaľ | trvám',
  ),
  since: list('od'),
  until: list('do | až'),
  seasons: list('jar | leto | jeseň | zima'),
  levels: {
    native: list('materinský jazyk | rodný jazyk | materinský | rodený hovoriaci | bilingválny'),
    C2: list('výborn* | vynikajúc* | perfektn*'),
    C1: list('plynul* | veľmi dobr* | pokročil* | plynulo'),
    B2: list('dobr* | aktívn* | dobrá znalosť'),
    B1: list('stredne pokročil* | mierne pokročil* | stredn* | konverzačn*'),
    A2: list('trochu | základy | základn* | čiastočn*'),
    A1: list('začiatočník | začiatočn*'),
  },
  degrees: {
    8: list('doktor* | phd. | phd | doktorandské štúdium'),
    7: list('magister* | mgr. | ing. | inžinier* | magisterské štúdium | mudr. | judr. | inžinierske štúdium'),
    6: list('bakalár* | bc. | bakalárske štúdium'),
    5: list('vyššie odborné | dis.art'),
    3: list(
      'maturita | s maturitou | gymnázium | stredná škola | stredná odborná škola | výučný list | obchodná akadémia | stredná priemyselná škola | hotelová akadémia | vyučen*',
    ),
    2: list('základná škola'),
  },
  schools: list(
    'univerzita* | škola* | gymnázium* | akadémia* | fakulta* | učilište | vysoká škola | stredná | sou | soš | spš | inštitút | stu | konzervatórium',
  ),
  organisations: list(
    's.r.o. | a.s. | spol. s r.o. | k.s. | o.z. | n.o. | š.p. | nemocnica* | hotel* | reštaurácia* | banka* | firma* | úrad* | mesto | obec | spoločnosť* | obchod* | podnik* | závod* | škola* | nadácia* | poliklinika* | ambulancia* | lekáreň* | pekáreň* | skupina* | kaviareň* | servis* | štúdio* | agentúra* | kancelária* | ministerstvo* | dom* | domov* | predajňa* | pošta | družstvo',
  ),
  positions: list(
    'zástupca* | predajca* | predavač* | účtovn* | asistent* | inžinier* | programátor* | učiteľ* | zdravotná sestra | sestra | vodič* | čašní* | servírka | kuchár* | manažér* | manager* | riaditeľ* | vedúc* | technik* | skladník* | robotník* | elektrikár* | mechanik* | referent* | špecialist* | konzultant* | analytik* | recepčn* | koordinátor* | poradca* | operátor* | stážist* | brigádni* | obchodn* | administratívn* | projektant* | vývojár* | grafik* | lekár* | pracovní* | opatrovateľ* | zvárač* | murár* | pomocn* | majster | lektor* | konateľ*',
  ),
  at: list('v spoločnosti | vo firme | v'),
  labels: {
    name: list('meno a priezvisko | celé meno | priezvisko a meno | priezvisko / meno'),
    firstName: list('meno | krstné meno'),
    lastName: list('priezvisko'),
    address: list('adresa | bydlisko | trvalé bydlisko | mesto'),
    phone: list('telefón | tel | mobil | telefónne číslo | mobilný telefón'),
    email: list('e-mail | email | mail'),
    link: list('linkedin | web | webová stránka | github | portfólio'),
    ignored: list(
      'dátum narodenia | narodený | narodená | národnosť | štátna príslušnosť | rodinný stav | pohlavie | miesto narodenia | vek | vodičský preukaz | štátne občianstvo',
    ),
    dates: list('dátumy | dátum | obdobie'),
    position: list('zamestnanie alebo pracovné zaradenie | pozícia | funkcia | pracovná pozícia'),
    employer: list('názov a adresa zamestnávateľa | zamestnávateľ | firma | spoločnosť'),
    activities: list('hlavné činnosti a zodpovednosť | náplň práce | pracovná náplň | činnosti'),
    title: list('názov získanej kvalifikácie | titul | odbor | kvalifikácia'),
    school: list('názov a typ organizácie | škola | inštitúcia'),
    motherTongue: list('materinský jazyk | materinské jazyky'),
    otherLanguages: list('ďalšie jazyky | ďalší jazyk | cudzie jazyky | iné jazyky'),
  },
  stopwords: list('a | v | na | s | so | pre | do | od | vo | z | pri | za | je | som | o | po | ako'),
};
