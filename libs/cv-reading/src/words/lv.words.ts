import { type CvWords, list } from './cv-words.js';

export const lvWords: CvWords = {
  language: 'lv',
  headings: {
    experience: list(
      'strādāju* | darba pieredze | pieredze | profesionālā pieredze | karjera | darba vietas | prakse | *pieredze | darba* | karjer*',
    ),
    education: list('mācījos* | skol* | izglītība | izglītība un apmācība | studijas | mācības | izglītīb* | studij*'),
    languages: list('valodas | svešvalodas | valodu zināšanas | valodu prasmes | valod* | *valodas | svešvalod*'),
    skills: list(
      'protu* | personīgās prasmes un kompetences | prasmes | iemaņas | kompetences | datorprasmes | digitālās prasmes | prasmes un iemaņas | tehniskās prasmes | zināšanas | tehnoloģijas | datorzināšanas | prasm* | *prasmes | iemaņ* | kompetenc* | *zināšanas | tehnoloģij*',
    ),
    contact: list(
      'kontakti | personas dati | kontaktinformācija | personīgā informācija | personiskā informācija | kontakt* | person*',
    ),
    summary: list('par mani | profils | kopsavilkums | mērķis | par mani* | profil* | kopsavilkum*'),
    other: list(
      'intereses | hobiji | vaļasprieki | atsauksmes | rekomendācijas | publikācijas | sertifikāti | kursi | brīvprātīgais darbs | projekti | cits | vadītāja apliecība | papildu informācija | apbalvojumi | semināri | papildinformācija | interes* | hobij* | vaļaspriek* | atsauksm* | rekomendāc* | publikāc* | sertifikāt* | kurs* | brīvprātīg* | projekt* | cit* | autovadītāja* | papild* | seminār*',
    ),
  },
  present: list('tagad | pašlaik | līdz šim | šobrīd | patlaban | līdz šodienai | joprojām'),
  since: list('kopš | no'),
  until: list('līdz'),
  seasons: list('pavasaris | vasara | rudens | ziema'),
  months: [
    ['janvāra'],
    ['februāra'],
    ['marta'],
    ['aprīļa'],
    ['maija'],
    ['jūnija'],
    ['jūlija'],
    ['augusta'],
    ['septembra'],
    ['oktobra'],
    ['novembra'],
    ['decembra'],
  ],
  levels: {
    native: list('dzimtā valoda | dzimtā'),
    C2: list('teicam* | izcil* | perfekt*'),
    C1: list('brīv* | ļoti lab* | tekoš* | augst* līmenī'),
    B2: list('lab* | labi'),
    B1: list('vidēj* | sarunvalod* | apmierinoš*'),
    A2: list('nedaudz | mazliet | pamat* | pamatlīmenī | pamatzināšanas | elementār*'),
    A1: list('iesācēj*'),
  },
  degrees: {
    8: list('doktor*'),
    7: list('maģistr*'),
    6: list('bakalaur* | augstākā | otrā līmeņa profesionālā'),
    5: list('pirmā līmeņa profesionālā | koledža*'),
    3: list('vidējā* | vidusskola* | ģimnāzija* | vispārējā vidējā | tehnikums* | arodskola*'),
    2: list('pamatizglītība | pamatskola*'),
  },
  schools: list(
    'universitāte* | *universitāte | augstskola* | *augstskola | koledža* | *koledža | vidusskola* | *vidusskola | ģimnāzija* | skola* | akadēmija* | *akadēmija | tehnikums* | institūts* | rtu | lu',
  ),
  organisations: list(
    'sia | as | ik | biedrība | slimnīca* | viesnīca* | restorāns* | banka* | uzņēmums* | pašvaldība* | veikals* | skola* | klīnika* | aptieka* | grupa* | bērnudārzs* | maiznīca* | aģentūra* | kafejnīca* | centrs* | poliklīnika* | rūpnīca* | ministrija*',
  ),
  positions: list(
    'vadītāj* | inženier* | viesmīl* | pavār* | pārdevēj* | šofer* | autovadītāj* | skolotāj* | medmāsa | medicīnas māsa | programmētāj* | direktor* | asistent* | tehniķ* | strādniek* | operator* | konsultant* | speciālist* | grāmatved* | administrator* | kasier* | praktikant* | elektriķ* | mehāniķ* | koordinator* | palīg* | analītiķ* | arhitekt* | dizainer* | ārst* | noliktavas* | menedžer*',
  ),
  labels: {
    name: list('vārds, uzvārds | vārds un uzvārds | uzvārds / vārds | vārds uzvārds'),
    firstName: list('vārds'),
    lastName: list('uzvārds'),
    address: list('adrese | dzīvesvieta | pilsēta'),
    phone: list('tālrunis | tālr | tel | mobilais tālrunis | mob. tālr | telefons'),
    email: list('e-pasts | e-mail | email | e-pasta adrese'),
    link: list('linkedin | tīmekļa vietne | mājaslapa | github'),
    ignored: list(
      'dzimšanas datums | dzimis | dzimusi | pilsonība | ģimenes stāvoklis | dzimums | dzimšanas vieta | tautība | vecums',
    ),
    dates: list('datumi | periods | laika posms | laiks'),
    position: list('profesija vai amats | amats | ieņemamais amats'),
    employer: list('darba devēja nosaukums un adrese | darba devējs | uzņēmums'),
    activities: list('galvenie pienākumi | pienākumi | galvenās darbības un pienākumi'),
    title: list('iegūtā kvalifikācija | kvalifikācija | grāds'),
    school: list('izglītības iestāde | iestāde | izglītības iestādes nosaukums'),
    motherTongue: list('dzimtā valoda | dzimtā(s) valoda(s)'),
    otherLanguages: list('citas valodas | cita(s) valoda(s) | svešvalodas'),
  },
  stopwords: list('un | ar | no | uz | par | kā | pie | ir | vai | lai | gan | arī | tika | kas | pēc'),
};
