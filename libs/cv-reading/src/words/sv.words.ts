import { type CvWords, list } from './cv-words.js';

export const svWords: CvWords = {
  language: 'sv',
  headings: {
    experience: list(
      'jobbat* | jobb* | arbetat* | arbetslivserfarenheter | jobb | tjänster | befattningar | yrkesliv | arbetslivserfarenhet | erfarenhet | erfarenheter | yrkeserfarenhet | anställningar | arbetserfarenhet | arbete | arbeten | tidigare anställningar | praktik | karriär | uppdrag | *erfarenhet | *erfarenheter | anställning* | praktik* | arbetsliv*',
    ),
    education: list(
      'läst* | pluggat* | lärt* | skol* | skolutbildning | utbildning | utbildningar | studier | akademisk utbildning | utbildning och kurser | skolgång | utbildningsbakgrund | *utbildning | *utbildningar | studie* | utbildning*',
    ),
    languages: list('talar* | språk | språkkunskaper | språkkompetens | språkfärdigheter | språk* | *språk'),
    skills: list(
      'kan jag* | jag kan* | bra på* | tekniker och verktyg | programmering | it | egenskaper | kunskaper och färdigheter | verktyg och tekniker | teknik | personlig kompetens | kompetenser | färdigheter | kunskaper | datakunskaper | tekniska färdigheter | it-kunskaper | kompetens | tekniska kunskaper | verktyg | tekniker | datorvana | it-kompetens | digitala färdigheter | teknisk kompetens | kompetens* | färdighet* | *kunskaper | *färdigheter | verktyg* | *kompetens',
    ),
    contact: list(
      'kontakt | kontaktuppgifter | personuppgifter | personliga uppgifter | kontaktinformation | kontakt* | person*',
    ),
    summary: list(
      'profil | sammanfattning | om mig | presentation | mål | personlig profil | profil* | sammanfattning* | om mig*',
    ),
    other: list(
      'övrigt | intressen | fritidsintressen | referenser | publikationer | certifikat | kurser | ideellt arbete | projekt | körkort | övriga meriter | utmärkelser | volontärarbete | ideella uppdrag | förtroendeuppdrag | övriga uppgifter | kurser och certifikat | stipendier | övrig* | intress* | fritid* | referens* | publikation* | certifi* | kurs* | ideell* | projekt* | körkort* | volontär* | utmärkelse* | stipendi*',
    ),
  },
  present: list(
    'fram till idag | till dags dato | pågående | nu | nuvarande | idag | i dag | tills vidare | nutid | dags dato | fortfarande | tillsvidare',
  ),
  since: list('sedan | från'),
  until: list('till | t.o.m. | tom'),
  seasons: list('vår | sommar | höst | vinter | ht | vt | våren | sommaren | hösten'),
  levels: {
    native: list('modersmål | tvåspråkig | modersmålsnivå | förstaspråk'),
    C2: list('utmärkt* | perfekt | excellent'),
    C1: list(
      'flytande | mycket god* | mycket bra | avancerad* | flytande i tal och skrift | fullgod professionell nivå',
    ),
    B2: list('god* | bra | goda kunskaper | i tal och skrift | professionell nivå'),
    B1: list('medel | medelgod* | konversation* | hyfsad* | begränsad professionell nivå | mellannivå | medelnivå'),
    A2: list('lite | grundläggande | grunder | skolkunskaper | baskunskaper | grundkunskaper | viss* | elementär*'),
    A1: list('nybörjare | nybörjarnivå'),
  },
  degrees: {
    8: list('doktor* | filosofie doktor | fil dr | phd | doktorsexamen | teknologie doktor'),
    7: list(
      'master* | masterexamen | magister* | magisterexamen | civilingenjör* | civilekonom* | läkarexamen | juristexamen | psykologexamen',
    ),
    6: list(
      'kandidat* | kandidatexamen | förskollärarexamen | lärarexamen | *lärarexamen | sjuksköterskeexamen | högskoleingenjör* | socionomexamen | högskoleexamen | *examen | bachelor',
    ),
    5: list('yrkeshögskoleexamen | yrkeshögskola | yh-* | kvalificerad yrkesexamen'),
    4: list('påbyggnadsutbildning | eftergymnasial*'),
    3: list('gymnasie* | *programmet | gymnasieexamen | *linjen | studentexamen | gymnasium | yrkesexamen'),
    2: list('grundskola* | högstadium'),
  },
  schools: list(
    'universitet* | *universitet | *universitetet | högskola* | *högskola | *högskolan | *gymnasiet | gymnasium | gymnasiet | *skolan | skola | folkhögskola | kth | chalmers | komvux | akademi | *institutet | institut | yrkeshögskola* | *gymnasium',
  ),
  organisations: list(
    'ab | aktiebolag | hb | kb | kommun | region | landsting | förskolan | förskola | skola | *skola | *skolan | sjukhus | *sjukhuset | hotell | restaurang | bolaget | *bolaget | bank | *banken | butik | *butiken | företag | gruppen | *gruppen | stiftelsen | förening | *verket | myndighet | byrå | *byrån | bygg | *bygg | konsult | vårdcentral* | äldreboende* | café | kyrka | församling | lager | *huset | studio | industri | trafik',
  ),
  positions: list(
    '*lärare | *skötare | *vikarie | *arbetare | *medarbetare | *assistent | *utvecklare | *ingenjör | *tekniker | *förare | *chef | chef | *ledare | *säljare | *biträde | *sköterska | *konsult | *ansvarig | *ekonom | *kock | kock | servitör | servitris | *mekaniker | *snickare | *elektriker | praktikant | *handläggare | *samordnare | *koordinator | *specialist | *rådgivare | *administratör | receptionist | *forskare | doktorand | *redovisare | *pedagog | *montör | *operatör | *städare | lärling | *vårdare | *controller | projektledare | direktör | *programmerare | *arkitekt | *analytiker | *designer',
  ),
  at: list('hos | på | vid'),
  labels: {
    name: list('namn | för- och efternamn | efternamn / förnamn | efternamn, förnamn'),
    firstName: list('förnamn'),
    lastName: list('efternamn'),
    address: list('adress | bostadsadress | ort | hemort | bostadsort'),
    phone: list('telefon | tel | mobil | mobiltelefon | telefonnummer | mobilnummer'),
    email: list('e-post | e-mail | email | mail | mejl | e-postadress | epost'),
    link: list('linkedin | webbplats | hemsida | github | portfolio'),
    ignored: list(
      'född | födelsedatum | nationalitet | civilstånd | kön | personnummer | medborgarskap | fax | födelseår | ålder | körkort | födelseort',
    ),
    dates: list('datum | period | tid | tidsperiod'),
    position: list('yrke eller befattning | befattning | titel | roll | tjänst'),
    employer: list('arbetsgivarens namn och adress | arbetsgivare | företag | organisation'),
    activities: list(
      'huvudsakliga arbetsuppgifter och ansvarsområden | arbetsuppgifter | ansvarsområden | uppgifter | typ av verksamhet eller bransch',
    ),
    title: list('titel på erhållen kvalifikation | examen | kvalifikation | utbildning'),
    school: list('utbildningsanordnarens namn och typ | skola | lärosäte | utbildningsanordnare | universitet'),
    motherTongue: list('modersmål'),
    otherLanguages: list('andra språk | annat språk | övriga språk'),
  },
  stopwords: list('och | i | att | för | med | på | av | som | till | en | ett | det | är | vid | samt | den'),
};
