import { type CvWords, list } from './cv-words.js';

export const slWords: CvWords = {
  language: 'sl',
  headings: {
    experience: list(
      'delal* | služb* | delovne izkušnje | izkušnje | zaposlitve | poklicne izkušnje | kariera | praksa | delovna doba | *izkušnje | zaposlit* | karier*',
    ),
    education: list(
      'učil* | študiral* | šol* | izobrazba | izobraževanje | šolanje | izobraževanje in usposabljanje | študij | izobrazb* | izobraževanj* | šolanj* | študij*',
    ),
    languages: list(
      'govorim* | jeziki | tuji jeziki | znanje jezikov | znanje tujih jezikov | jezikovno znanje | jezikovne kompetence | jezik | jezik* | *jeziki | *jezikov',
    ),
    skills: list(
      'znam* | obvladam* | osebna znanja in kompetence | znanja in spretnosti | veščine | kompetence | računalniška znanja | digitalne kompetence | znanja | spretnosti | tehnična znanja | sposobnosti | orodja | tehnologije | digitalna znanja | znanja in kompetence | veščin* | kompetenc* | *znanja | spretnost* | sposobnost* | tehnologij*',
    ),
    contact: list('kontakt | osebni podatki | kontaktni podatki | kontakt* | osebn*'),
    summary: list('profil | o meni | povzetek | cilj | predstavitev | profil* | o meni* | povzetek*'),
    other: list(
      'interesi | hobiji | konjički | reference | priporočila | objave | certifikati | tečaji | prostovoljstvo | projekti | drugo | vozniški izpit | vozniško dovoljenje | dodatne informacije | nagrade | ostalo | dodatna izobraževanja | prostovoljno delo | interes* | hobij* | referenc* | priporočil* | objav* | certifikat* | tečaj* | prostovolj* | projekt* | drug* | vozni* | dodatn* | nagrad* | ostal*',
    ),
  },
  present: list('danes | sedaj | trenutno | do danes | še traja | zdaj | v teku | sedanjost'),
  since: list('od'),
  until: list('do'),
  seasons: list('pomlad | poletje | jesen | zima'),
  levels: {
    native: list('materni jezik | materni | rojeni govorec | materinščina'),
    C2: list('odličn* | popoln*'),
    C1: list('tekoč* | zelo dobr* | napredn*'),
    B2: list('dobr*'),
    B1: list('srednj* | pogovorn* | zadovoljiv*'),
    A2: list('malo | osnovn* | osnove'),
    A1: list('začetn*'),
  },
  degrees: {
    8: list('doktor* | doktorat'),
    7: list('magister* | magistrica* | magisterij | univerzitetni diplomirani | univ. dipl. | mag.'),
    6: list('diplomirani* | diplomant* | dipl. | visokošolski | univerzitetni študij prve stopnje | bachelor'),
    5: list('višja šola | višješolsk* | inženir* | višja strokovna šola'),
    3: list('srednja šola | gimnazija* | tehnik* | matura | srednj* | poklicna šola'),
    2: list('osnovna šola'),
  },
  schools: list(
    'univerza* | fakulteta* | šola* | gimnazija* | akademija* | višja šola | visoka šola | inštitut* | *šola | šolski center',
  ),
  organisations: list(
    'd.o.o. | d.d. | s.p. | k.d. | bolnišnica* | hotel* | restavracija* | banka* | podjetje* | občina* | trgovina* | šola* | klinika* | lekarna* | skupina* | vrtec* | gostilna* | zavod* | pekarna* | agencija* | servis* | dom* | center* | društvo* | ministrstvo* | studio | inštitut*',
  ),
  positions: list(
    'inženir* | natakar* | kuhar* | prodajalec* | prodajalka | voznik* | učitelj* | profesor* | medicinska sestra | programer* | direktor* | vodja | asistent* | tehnik* | delavec* | delavka | operater* | svetovalec* | svetovalka | strokovnjak* | specialist* | računovodja | referent* | administrator* | blagajni* | pripravnik* | mojster* | električar* | mehanik* | receptor* | koordinator* | vzgojitelj* | tajnica | komercialist* | skladiščnik* | analitik* | arhitekt* | oblikoval* | zdravnik* | pomočni* | monter*',
  ),
  at: list('v | pri'),
  labels: {
    name: list('ime in priimek | priimek in ime | priimek / ime'),
    firstName: list('ime'),
    lastName: list('priimek'),
    address: list('naslov | kraj bivanja | bivališče | stalno prebivališče'),
    phone: list('telefon | tel | mobilni telefon | gsm | telefonska številka | mobitel'),
    email: list('e-pošta | e-mail | email | elektronska pošta | e-naslov'),
    link: list('linkedin | spletna stran | github | splet'),
    ignored: list(
      'datum rojstva | rojen | rojena | državljanstvo | zakonski stan | spol | kraj rojstva | narodnost | starost | vozniški izpit',
    ),
    dates: list('obdobje | datum | datumi'),
    position: list('zaposlitev ali delovno mesto | delovno mesto | poklic | položaj'),
    employer: list('naziv in naslov delodajalca | delodajalec | podjetje'),
    activities: list('glavne naloge in pristojnosti | naloge | opis del'),
    title: list('naziv izobrazbe in / ali nacionalne poklicne kvalifikacije | naziv | kvalifikacija'),
    school: list('naziv in status ustanove | ustanova | šola'),
    motherTongue: list('materni jezik | materni jezik(i)'),
    otherLanguages: list('drugi jeziki | drug(i) jezik(i) | tuji jeziki'),
  },
  stopwords: list('in | v | na | za | z | s | od | do | je | se | ter | pri | po | kot | iz | o'),
};
