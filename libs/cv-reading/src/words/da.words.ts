import { type CvWords, list } from './cv-words.js';

export const daWords: CvWords = {
  language: 'da',
  headings: {
    experience: list(
      'arbejdet* | job* | arbejde | tidligere job | job | stillinger | erhvervserfaring | erfaring | arbejdserfaring | ansættelser | beskæftigelse | karriere | professionel erfaring | joberfaring | praktik | tidligere ansættelser | *erfaring | *erfaringer | ansættelse* | karriere*',
    ),
    education: list(
      'lært* | læst* | skole* | uddannelse | uddannelser | uddannelse og kurser | skolegang | studier | uddannelsesmæssig baggrund | uddannelsesbaggrund | *uddannelse | *uddannelser | uddannelse* | studie*',
    ),
    languages: list(
      'taler jeg* | snak* | sprog | sprogkundskaber | sprogfærdigheder | fremmedsprog | sprogkompetencer | sprog* | *sprog',
    ),
    skills: list(
      'god til* | kan jeg* | jeg kan* | systemer | it-systemer | personlige kompetencer | personlige færdigheder og kompetencer | kompetencer | færdigheder | kvalifikationer | it-kompetencer | it-kundskaber | faglige kompetencer | it-færdigheder | it | tekniske kompetencer | digitale færdigheder | kernekompetencer | it og systemer | kompetence* | *kompetencer | færdighed* | *færdigheder | kvalifikation* | *kundskaber',
    ),
    contact: list(
      'kontakt | kontaktoplysninger | personlige oplysninger | personlige data | persondata | kontakt* | person*',
    ),
    summary: list(
      'profil | resumé | om mig | kort profil | sammenfatning | personlig profil | profil* | resumé* | om mig*',
    ),
    other: list(
      'interesser | fritidsinteresser | referencer | publikationer | kurser | certifikater | frivilligt arbejde | projekter | øvrigt | fritid | kørekort | andet | hobbyer | privat | kurser og certifikater | frivilligt* | interesse* | fritid* | reference* | publikation* | kurs* | certifi* | projekt* | øvrig* | kørekort* | priser',
    ),
  },
  present: list('til dato | til nu | nu | nuværende | i dag | dags dato | igangværende | d.d. | dd | fortsat'),
  since: list('siden | fra'),
  until: list('til'),
  seasons: list('forår | sommer | efterår | vinter'),
  levels: {
    native: list('modersmål | tosproget | modersmålsniveau | første sprog'),
    C2: list('fremragende | perfekt | udmærket | fortrinlig*'),
    C1: list('flydende | meget god* | meget godt | avanceret | forhandlingsniveau | fuldt professionelt'),
    B2: list('god* | godt | gode kundskaber | professionelt | på højt niveau'),
    B1: list('mellem | rimelig* | mellemniveau | konversation* | nogenlunde | middel | samtaleniveau'),
    A2: list('lidt | grundlæggende | basis | skolekundskab | skolekundskaber | begrænset | elementær*'),
    A1: list('begynder* | nybegynder'),
  },
  degrees: {
    8: list('ph.d. | phd | doktor*'),
    7: list('kandidat* | cand. | cand.* | master | civilingeniør*'),
    6: list('bachelor* | professionsbachelor | diplomingeniør* | ba | diplom*'),
    5: list('erhvervsakademi* | akademiuddannelse | datamatiker* | markedsføringsøkonom* | *økonom'),
    3: list(
      'studentereksamen | hf | hhx | htx | stx | svendebrev | *uddannelsen | erhvervsuddannelse | gymnasium | student | eux | *lærling',
    ),
    2: list('folkeskole* | 10. klasse | 9. klasse'),
  },
  schools: list(
    'universitet* | *universitet | *skole | *skolen | skole | gymnasium | *gymnasium | akademi* | *akademi | handelsskole | cbs | dtu | tec | institut | professionshøjskole* | seminarium',
  ),
  organisations: list(
    'aps | a/s | i/s | k/s | kommune | region | hospital | sygehus | hotel | restaurant | bank | firma* | *firmaet | butik | gruppen | byg | virksomhed | bageri | skole | fonden | forening | ministeriet | styrelsen | *styrelsen | klinik | *huset | plejehjem | plejecenter | café | værksted | transport | entreprise | entreprenør*',
  ),
  positions: list(
    '*svend | *lærling | *assistent | *medarbejder | *chef | chef | *leder | *ingeniør | *udvikler | *konsulent | *pædagog | *lærer | *sygeplejerske | sygeplejerske | *chauffør | *sælger | tjener | kok | *mekaniker | *elektriker | tømrer | praktikant | *ansvarlig | *koordinator | *specialist | *rådgiver | elev | *elev | *hjælper | *arbejder | *montør | *tekniker | direktør | studentermedhjælper | *medhjælper | receptionist | *operatør | *bogholder | *revisor',
  ),
  at: list('hos | ved'),
  labels: {
    name: list('navn | fulde navn | efternavn/fornavn'),
    firstName: list('fornavn'),
    lastName: list('efternavn'),
    address: list('adresse | bopæl | by'),
    phone: list('telefon | tlf | mobil | tel | telefonnummer | mobiltelefon'),
    email: list('e-mail | mail | email | e-post'),
    link: list('linkedin | hjemmeside | website | github'),
    ignored: list(
      'født | fødselsdato | nationalitet | civilstand | køn | cpr | alder | kørekort | fødselsdag | fødested | familie',
    ),
    dates: list('datoer | periode | dato'),
    position: list('erhverv eller stilling | stilling | titel | funktion'),
    employer: list('navn og adresse på arbejdsgiver | arbejdsgiver | virksomhed'),
    activities: list('vigtigste opgaver og ansvarsområder | arbejdsopgaver | opgaver | ansvarsområder'),
    title: list('uddannelsens titel | kvalifikation | uddannelse'),
    school: list('navn på uddannelsesinstitution | uddannelsessted | institution'),
    motherTongue: list('modersmål'),
    otherLanguages: list('andre sprog | andet sprog | øvrige sprog'),
  },
  stopwords: list('og | i | at | af | til | med | for | på | en | et | den | det | som | der | ved | hos | samt'),
};
