import { type CvWords, list } from './cv-words.js';

export const ltWords: CvWords = {
  language: 'lt',
  headings: {
    experience: list(
      'dirbau* | darbo patirtis | patirtis | profesinė patirtis | darbovietės | karjera | darbo istorija | praktika | *patirtis | darbo* | karjer*',
    ),
    education: list(
      'mokiaus* | mokykl* | išsilavinimas | mokslai | švietimas | išsilavinimas ir mokymai | studijos | mokymasis | išsilavinim* | moksl* | studij*',
    ),
    languages: list(
      'kalbos | užsienio kalbos | kalbų mokėjimas | kalbų žinios | kalbiniai gebėjimai | kalb* | *kalbos',
    ),
    skills: list(
      'moku* | asmeniniai gebėjimai ir kompetencijos | įgūdžiai | gebėjimai | kompetencijos | kompiuteriniai įgūdžiai | skaitmeniniai įgūdžiai | techniniai įgūdžiai | žinios | darbo kompiuteriu įgūdžiai | technologijos | gebėjimai ir įgūdžiai | asmeniniai gebėjimai | įgūdž* | *įgūdžiai | gebėjim* | *gebėjimai | kompetencij* | technologij*',
    ),
    contact: list(
      'kontaktai | asmeninė informacija | kontaktinė informacija | asmeniniai duomenys | asmens duomenys | kontakt* | asmen*',
    ),
    summary: list('apie mane | profilis | santrauka | tikslas | apie mane* | profil* | santrauk*'),
    other: list(
      'pomėgiai | interesai | hobiai | rekomendacijos | publikacijos | sertifikatai | kursai | savanorystė | projektai | kita | vairuotojo pažymėjimas | papildoma informacija | apdovanojimai | seminarai | laisvalaikis | pomėg* | interes* | hob* | rekomendacij* | publikacij* | sertifikat* | kurs* | savanor* | projekt* | kit* | vairuotojo* | papildom* | seminar*',
    ),
  },
  present: list('dabar | iki dabar | šiuo metu | iki šiol | dabartis | iki šios dienos | tebedirbu'),
  since: list('nuo'),
  until: list('iki'),
  seasons: list('pavasaris | vasara | ruduo | žiema'),
  levels: {
    native: list('gimtoji | gimtoji kalba'),
    C2: list('puik* | tobul*'),
    C1: list('laisv* | labai ger* | paženg* | sklandž*'),
    B2: list('ger* | gerai'),
    B1: list('vidutin* | šnekamoji | patenkinam*'),
    A2: list('šiek tiek | pagrind* | pradmenys | bazin* | elementar*'),
    A1: list('pradedant* | pradinis'),
  },
  degrees: {
    8: list('daktaras | daktaro* | doktorantūra'),
    7: list('magistras* | magistro* | magistrantūra'),
    6: list('bakalauras* | bakalauro* | profesinis bakalauras | aukštasis'),
    5: list('aukštesnysis'),
    3: list('vidurinis* | brandos atestatas | gimnazija* | profesinis'),
    2: list('pagrindinis'),
  },
  schools: list(
    'universitetas* | *universitetas | kolegija* | mokykla* | gimnazija* | *gimnazija | akademija* | *kolegija | institutas* | licėjus | profesinio mokymo centras | vu | ktu',
  ),
  organisations: list(
    'uab | ab | všį | mb | ii | ligoninė* | viešbutis* | restoranas* | bankas* | įmonė* | savivaldybė* | parduotuvė* | mokykla* | klinika* | vaistinė* | grupė* | darželis* | kepykla* | agentūra* | kavinė* | centras* | poliklinika* | fabrikas* | ministerija*',
  ),
  positions: list(
    'vadyb* | inžinier* | padavėj* | virėj* | pardavėj* | vairuotoj* | mokytoj* | slaugytoj* | programuotoj* | direktor* | vadov* | asistent* | technik* | darbinink* | operator* | konsultant* | specialist* | buhalter* | administrator* | kasinink* | praktikant* | elektrik* | mechanik* | koordinator* | padėjėj* | analitik* | architekt* | dizainer* | gydytoj* | sandėlinink* | apskaitinink* | projektų vadov*',
  ),
  labels: {
    name: list('vardas, pavardė | vardas ir pavardė | pavardė / vardas | vardas pavardė'),
    firstName: list('vardas'),
    lastName: list('pavardė'),
    address: list('adresas | gyvenamoji vieta | miestas'),
    phone: list('telefonas | tel | mobilusis telefonas | telefono numeris | mob. tel'),
    email: list('el. paštas | e-mail | email | elektroninis paštas | el. p'),
    link: list('linkedin | tinklalapis | svetainė | github'),
    ignored: list('gimimo data | pilietybė | šeiminė padėtis | lytis | gimimo vieta | tautybė | amžius'),
    dates: list('datos | laikotarpis | data'),
    position: list('profesija arba pareigos | pareigos | pozicija'),
    employer: list('darbovietės pavadinimas ir adresas | darbdavys | įmonė | darbovietė'),
    activities: list('pagrindinės veiklos ir atsakomybės | atsakomybės | pareigų aprašymas'),
    title: list('kvalifikacija | suteikta kvalifikacija | laipsnis'),
    school: list('įstaigos pavadinimas | mokymo įstaiga | mokymosi įstaiga'),
    motherTongue: list('gimtoji kalba | gimtoji(osios) kalba(os)'),
    otherLanguages: list('kitos kalbos | kita(os) kalba(os) | užsienio kalbos'),
  },
  stopwords: list('ir | su | į | iš | už | dėl | kaip | prie | apie | bei | yra | nuo | per | darbas | pagal'),
};
