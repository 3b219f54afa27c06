import { type CvWords, list } from './cv-words.js';

export const csWords: CvWords = {
  language: 'cs',
  headings: {
    experience: list(
      'pracoval* | dělal* | předchozí zaměstnání | praxe a zkušenosti | pracovní zkušenost | zkušenosti a praxe | kde jsem pracoval | kde jsem pracovala | pracovní zkušenosti | zkušenosti | praxe | profesní zkušenosti | zaměstnání | pracovní praxe | kariéra | průběh zaměstnání | odborná praxe | profesní praxe | pracovní historie | pracovní* | zkušenost* | praxe* | *praxe | profesní* | zaměstnání*',
    ),
    education: list(
      'studoval* | vystudoval* | učil* | škol* | průběh vzdělání | školy | dosažené vzdělání a kurzy | vzdělání | studium | vzdělávání | dosažené vzdělání | vzdělání a kurzy | vzdělání a odborná příprava | vzdělán* | studi* | vzděláv*',
    ),
    languages: list(
      'mluvím* | jazyky | jazykové znalosti | jazykové dovednosti | cizí jazyky | znalost jazyků | jazyková vybavenost | jazykové schopnosti | jazyk* | *jazyky',
    ),
    skills: list(
      'umím* | ovládám* | co umím | další dovednosti | pc | počítač | schopnosti znalosti a dovednosti | osobní dovednosti | dovednosti | znalosti | znalosti a dovednosti | počítačové znalosti | kompetence | schopnosti | schopnosti a dovednosti | it dovednosti | digitální dovednosti | technické znalosti | odborné znalosti | nástroje | pc znalosti | technologie | dovednost* | *znalosti | znalost* | schopnost* | kompetence* | technologie*',
    ),
    contact: list('kontakt | kontakty | osobní údaje | kontaktní údaje | osobní informace | kontakt* | osobní*'),
    summary: list('profil | shrnutí | o mně | o mne | cíl | profesní profil | profil* | shrnutí* | o mně*'),
    other: list(
      'zájmy | koníčky | záliby | reference | publikace | certifikáty | kurzy | kurzy a školení | dobrovolnictví | projekty | ostatní | řidičský průkaz | další informace | ocenění | zájmy a koníčky | školení | osobní zájmy | zájm* | koníčk* | zálib* | referenc* | publikac* | certifik* | kurz* | dobrovoln* | projekt* | ostatní* | řidičsk* | další* | ocenění* | školení*',
    ),
  },
  present: list(
    'až do současnosti | do teď | až dosud | dosud | doposud | současnost | nyní | do současnosti | dnes | trvá | stále | současnosti | do dnes | dodnes | teď | aktuálně',
  ),
  since: list('od'),
  until: list('do | až'),
  seasons: list('jaro | léto | podzim | zima'),
  levels: {
    native: list('rodný jazyk | mateřský jazyk | rodilý mluvčí | mateřština | bilingvní'),
    C2: list('výborn* | vynikající | perfektn*'),
    C1: list('plynn* | velmi dobr* | pokročil* | plynule | pokročilá znalost | plně profesionální'),
    B2: list(
      'dobr* | dobrá znalost | aktivně | aktivní | mírně pokročilá až pokročilá | komunikativně na dobré úrovni | komunikativní',
    ),
    B1: list('středně pokročil* | mírně pokročil* | střední | konverzační | průměrn*'),
    A2: list('trochu | základy | základní | částečn* | základní znalost'),
    A1: list('začátečník | začátečnic*'),
  },
  degrees: {
    8: list('doktor* | ph.d. | phd | doktorské studium'),
    7: list('magistr* | mgr. | ing. | inženýr* | magisterské studium | mudr. | judr. | navazující magisterské'),
    6: list('bakalář* | bc. | bakalářské studium | bakalářsk*'),
    5: list('vyšší odborná škola | vyšší odborné | dis. | diplomovaný specialista'),
    3: list(
      'maturita | s maturitou | maturitou | gymnázium | střední škola | střední odborná škola | výuční list | vyučen* | obchodní akademie* | střední průmyslová škola | střední odborné učiliště | průmyslová škola | všeobecné | maturitní*',
    ),
    2: list('základní škola'),
  },
  schools: list(
    'univerzita* | škola* | gymnázium* | akademie* | fakulta* | učiliště | vysoká škola | vysoké učení | oa | sou | sš | spš | institut | čvut | vut | zš | konzervatoř | *univerzita',
  ),
  organisations: list(
    's.r.o. | a.s. | spol. s r.o. | v.o.s. | k.s. | z.s. | z.ú. | o.p.s. | o.s. | nemocnice* | hotel* | restaurace* | banka* | firma* | úřad* | město | obec | společnost* | obchod* | autosalon* | podnik* | závod* | škola* | nadace* | klinika* | ordinace* | lékárna* | pekárna* | skupina* | kavárna* | servis* | studio* | agentura* | kancelář* | ministerstvo* | dům* | domov* | jídelna* | mateřská škola | základní škola | pošta | družstvo | zš | mš | gymnázium*',
  ),
  positions: list(
    'zástupce* | prodejce* | prodavač* | účetní | asistent* | inženýr* | programátor* | učitel* | zdravotní sestra | sestra | řidič* | číšni* | servírka | kuchař* | manažer* | manager* | ředitel* | vedoucí | technik* | skladník* | dělník* | elektrikář* | mechanik* | referent* | specialist* | konzultant* | analytik* | recepční | koordinátor* | poradce* | operátor* | stážist* | brigádni* | obchodní* | administrativní* | projektant* | vývojář* | grafik* | lékař* | vychovatel* | pracovník* | pracovnice | mistr* | svářeč* | zedník* | instalatér* | truhlář* | pomocn* | tester* | lektor* | jednatel*',
  ),
  at: list('ve společnosti | ve firmě | u | v'),
  labels: {
    name: list('jméno a příjmení | celé jméno | příjmení a jméno | příjmení / jméno'),
    firstName: list('jméno | křestní jméno'),
    lastName: list('příjmení'),
    address: list('adresa | bydliště | trvalé bydliště | město | adresa bydliště'),
    phone: list('telefon | tel | mobil | telefonní číslo | mobilní telefon'),
    email: list('e-mail | email | mail'),
    link: list('linkedin | web | webové stránky | github | portfolio | www'),
    ignored: list(
      'datum narození | narozen | narozena | národnost | státní příslušnost | rodinný stav | pohlaví | místo narození | věk | řidičský průkaz | stav | státní občanství',
    ),
    dates: list('data | datum | období | od - do'),
    position: list('povolání nebo vykonávaná funkce | pozice | funkce | pracovní pozice | povolání'),
    employer: list('jméno a adresa zaměstnavatele | zaměstnavatel | firma | společnost'),
    activities: list(
      'hlavní pracovní náplň a oblasti odpovědnosti | náplň práce | činnosti | obor činnosti či odvětví | pracovní náplň',
    ),
    title: list('dosažená kvalifikace | název dosažené kvalifikace | titul | obor | kvalifikace'),
    school: list('název a typ organizace poskytující vzdělání | škola | instituce | vzdělávací instituce'),
    motherTongue: list('mateřský jazyk | mateřské jazyky | mateřský(é) jazyk(y)'),
    otherLanguages: list('další jazyky | další jazyk | cizí jazyky | ostatní jazyky'),
  },
  stopwords: list('a | v | na | s | se | pro | do | od | ve | z | při | za | je | jsem | o | po'),
};
