import { type CvWords, list } from './cv-words.js';

export const nbWords: CvWords = {
  language: 'nb',
  headings: {
    experience: list(
      'jobbet* | jobb* | arbeidet* | arbeidserfaring | erfaring | yrkeserfaring | jobberfaring | ansettelser | praksis | karriere | arbeid | arbeidspraksis | *erfaring | praksis* | karriere* | ansettelse*',
    ),
    education: list(
      'lært* | studert* | skole* | utdanning | utdannelse | utdanning og kurs | studier | skolegang | formell utdanning | utdanning* | *utdanning | utdannelse*',
    ),
    languages: list('snakker* | språk | språkkunnskaper | språkferdigheter | språkkompetanse | språk*'),
    skills: list(
      'god på* | flink* | kan jeg* | jeg kan* | kompetanse | ferdigheter | kvalifikasjoner | datakunnskaper | it-kunnskaper | nøkkelkompetanse | kunnskaper | tekniske ferdigheter | verktøy | nøkkelkvalifikasjoner | dataferdigheter | digitale ferdigheter | kompetanse* | *kompetanse | ferdighet* | *ferdigheter | kvalifikasjon* | *kunnskaper | verktøy*',
    ),
    contact: list(
      'kontakt | kontaktinformasjon | personalia | personlige opplysninger | personopplysninger | kontakt* | person*',
    ),
    summary: list('profil | sammendrag | om meg | personlig profil | profil* | sammendrag* | om meg*'),
    other: list(
      'interesser | fritidsinteresser | referanser | publikasjoner | kurs | sertifikater | frivillig arbeid | prosjekter | annet | førerkort | verv | kurs og sertifikater | hobbyer | annen informasjon | tillitsverv | interesse* | fritid* | referanse* | publikasjon* | kurs* | sertifi* | frivillig* | prosjekt* | verv* | førerkort* | annet*',
    ),
  },
  present: list('nå | nåværende | i dag | dags dato | d.d. | pågående | nåtid | fortsatt | dd'),
  since: list('siden | fra'),
  until: list('til | t.o.m.'),
  seasons: list('vår | sommer | høst | vinter'),
  levels: {
    native: list('morsmål | tospråklig | morsmålsnivå'),
    C2: list('utmerket | perfekt | fremragende'),
    C1: list('flytende | meget god* | meget godt | avansert | svært god* | svært godt | flytende muntlig og skriftlig'),
    B2: list('god* | godt | gode kunnskaper | god muntlig og skriftlig | profesjonelt nivå'),
    B1: list('middels | mellomnivå | samtalenivå | brukbar* | konversasjon*'),
    A2: list('litt | grunnleggende | basis | skolekunnskaper | noe | litt | grunnleggende kunnskaper'),
    A1: list('nybegynner | begynner'),
  },
  degrees: {
    8: list('ph.d. | phd | doktorgrad'),
    7: list('master* | mastergrad | sivilingeniør* | siviløkonom* | hovedfag | cand.* | profesjonsstudium'),
    6: list(
      'bachelor* | bachelorgrad | høgskolekandidat | sykepleierutdanning | *lærerutdanning | ingeniør* | cand.mag*',
    ),
    5: list('fagskole* | høyere yrkesfaglig utdanning'),
    3: list(
      'fagbrev | videregående* | svennebrev | studiespesialisering | studiekompetanse | yrkesfag* | vitnemål videregående | vg3',
    ),
    2: list('ungdomsskole | grunnskole'),
  },
  schools: list(
    'universitet* | *universitet | *universitetet | høgskole* | høyskole* | *høgskolen | *høyskolen | *skole | *skolen | skole | videregående | fagskole* | ntnu | bi | institutt | akademi | *gymnas',
  ),
  organisations: list(
    'as | asa | da | ans | kommune | fylkeskommune | sykehus | *sykehus | hotell | restaurant | bank | firma | butikk | gruppen | bygg | bedrift | barnehage | skole | stiftelsen | forening | verk | sykehjem | kafé | verksted | transport | entreprenør | helseforetak | hf | departementet | direktoratet',
  ),
  positions: list(
    '*medarbeider | *leder | leder | *ingeniør | *utvikler | *konsulent | *lærer | *sykepleier | sykepleier | *sjåfør | *selger | kokk | servitør | *mekaniker | *elektriker | tømrer | snekker | lærling | *assistent | *fagarbeider | *rådgiver | *koordinator | praktikant | *arbeider | *hjelper | daglig leder | direktør | *vikar | *montør | *tekniker | resepsjonist | *operatør | *ansvarlig | stipendiat | regnskapsmedarbeider | *sjef',
  ),
  at: list('hos | ved | i'),
  labels: {
    name: list('navn | fullt navn | etternavn / fornavn'),
    firstName: list('fornavn'),
    lastName: list('etternavn'),
    address: list('adresse | bosted | poststed'),
    phone: list('telefon | tlf | mobil | tel | telefonnummer | mobiltelefon'),
    email: list('e-post | epost | e-mail | email | mail'),
    link: list('linkedin | nettside | hjemmeside | github'),
    ignored: list(
      'født | fødselsdato | nasjonalitet | sivilstand | sivilstatus | kjønn | alder | førerkort | fødested | statsborgerskap',
    ),
    dates: list('datoer | periode | dato'),
    position: list('yrke eller stilling | stilling | tittel | rolle'),
    employer: list('navn og adresse på arbeidsgiver | arbeidsgiver | bedrift'),
    activities: list('viktigste arbeidsoppgaver og ansvarsområder | arbeidsoppgaver | oppgaver | ansvarsområder'),
    title: list('kvalifikasjon | tittel på kvalifikasjon | grad'),
    school: list('navn på utdanningsinstitusjon | skole | studiested | lærested'),
    motherTongue: list('morsmål'),
    otherLanguages: list('andre språk | annet språk'),
  },
  stopwords: list('og | i | å | av | til | med | for | på | en | et | som | ved | hos | samt | fra | jeg'),
};
