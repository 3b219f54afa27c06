import type { AdVocabulary } from './ad-vocabulary.js';

export const nb: AdVocabulary = {
  headings: {
    tasks: 'Arbeidsoppgaver | Dette skal du gjøre | Hverdagen din hos oss',
    profile: 'Hvem ser vi etter | Din profil | Dette har du med deg',
    languages: 'Språk | Språkkunnskaper',
    offer: 'Vi tilbyr | Dette får du | Derfor bør du velge oss',
  },
  openings:
    'Vi vokser og ser etter noen som liker å jobbe med mennesker fra mange land. | En plass i teamet vårt er ledig, og vi vil gjerne gi den til en som bryr seg om godt arbeid. | Snakker du mer enn ett språk, og vil du bruke det hver dag? Da bør du lese videre. | Tenker du på å prøve noe nytt? Vi vil gjerne bli kjent med deg. | Til denne stillingen ser vi etter en som holder seg rolig, lytter og fullfører det som er påbegynt.',
  about: {
    contact: '{company} hjelper kundene til kjente merkevarer på mer enn førti språk.',
    health: '{company} driver klinikker og sykehjem der mennesker kommer foran rutiner.',
    hospitality: '{company} driver hoteller og restauranter for gjester fra hele verden.',
    logistics: '{company} frakter varer gjennom hele Europa på vei, jernbane og sjø.',
    technology: '{company} utvikler programvare som tusenvis av bedrifter stoler på hver dag.',
    finance: '{company} hjelper familier og bedrifter med å forvalte pengene sine trygt.',
    education: '{company} driver skoler og barnehager der flere språk hører hjemme.',
    construction: '{company} bygger og pusser opp boliger, skoler og broer.',
    retail: '{company} har butikker i sentrum av byene og selger på nett i hele Europa.',
    travel: '{company} bringer reisende fram til målet og hjelper dem underveis.',
    industry: '{company} lager maskiner og deler til mange bransjer.',
    services: '{company} hjelper andre bedrifter med språk, folk og god organisering.',
  },
  team: 'I teamet møtes ulike aldre, bakgrunner og morsmål, og alle hjelper hverandre. | Du skal jobbe i et lite team med korte beslutningsveier og tydelige oppgaver. | De første ukene har du en erfaren kollega ved din side. | Her jobber folk fra mer enn tjue land, og vi lærer sammen av feilene våre. | Vi snakker åpent med hverandre og tar avgjørelser sammen.',
  tasks: {
    support:
      'Svare på spørsmål fra kunder på telefon, chat og e-post | Finne en løsning allerede ved første kontakt når det er mulig | Notere hver sak tydelig slik at kolleger kan ta over | Fortelle andre avdelinger hva kundene spør etter',
    nursing:
      'Ta vare på pasienter og beboere med omtanke og respekt | Legge merke til endringer og dokumentere dem | Samarbeide tett med leger, terapeuter og pårørende | Gi en grundig rapport når vakten er slutt',
    clinical:
      'Forberede og gjennomføre timer og undersøkelser | Forklare resultater og neste steg med enkle ord | Dokumentere hvert steg nøye | Drøfte vanskelige saker med andre yrkesgrupper',
    service:
      'Ta imot gjester og få dem til å føle seg hjemme | Ta imot bestillinger og ønsker på flere språk | Hjelpe til der det er travelt | Løse små klager på stedet',
    kitchen:
      'Lage mat av ferske råvarer | Holde kjøkkenet rent og følge hygienereglene | Kontrollere varer og sette dem på plass | Jobbe side om side med serveringen',
    cleaning:
      'Gjøre rom og fellesarealer grundig rene | Bruke rengjøringsmidler trygt og sparsomt | Melde fra om skader og materiell som mangler | Holde dagsplanen sammen med teamet',
    warehouse:
      'Ta imot, kontrollere og sette varer på plass | Plukke og pakke ordrer | Holde lagertallene oppdatert med skanner | Holde arbeidsplassen trygg og ryddig',
    transport:
      'Bringe mennesker eller varer trygt og presist fram | Kontrollere kjøretøyet før hver vakt | Være en vennlig kontakt for passasjerer og kunder | Føre fullstendige kjørebøker',
    planning:
      'Planlegge leveranser fra bestilling til ankomst | Sammenligne tilbud og forhandle med leverandører og transportører | Følge med på kostnader, lager og frister | Løse forsinkelser sammen med kolleger i andre land',
    software:
      'Videreutvikle de digitale produktene våre steg for steg | Gå gjennom arbeidet til kolleger og be om deres mening | Snakke med brukere og gjøre behovene deres til klare oppgaver | Dokumentere arbeidet slik at andre kan bygge videre på det',
    infrastructure:
      'Holde systemer og nettverk trygge og i drift | Finne årsaken til feil og fjerne den for godt | Planlegge og teste oppdateringer og sikkerhetskopier | Gi kolleger råd om sikkerhet',
    finance:
      'Kontrollere tall og lage rapporter i tide | Holde kontoer og saker fullstendige | Gi kunder og kolleger råd i klart språk | Følge med på regler og frister',
    teaching:
      'Planlegge undervisning og aktiviteter for gruppen din | Støtte alle elever ut fra evnene deres | Snakke åpent med familier og kolleger | Delta i prosjekter og turer',
    construction:
      'Utføre arbeid på nye og gamle bygninger | Lese tegninger og måle nøyaktig | Ta vare på verktøy og materialer | Følge sikkerhetsreglene på byggeplassen',
    shop: 'Gi kundene råd og finne det som passer dem | Stille ut varer og fylle opp hyller | Sitte i kassen | Kontrollere leveranser og lager',
    sales:
      'Skaffe nye kunder og ta vare på dem vi har | Forberede tilbud, presentasjoner og kampanjer | Følge med på markedet og konkurrentene | Følge opp resultater og planlegge neste steg',
    tourism:
      'Ta vare på reisende før og under oppholdet | Svare på spørsmål om bestillinger, steder og ruter | Organisere grupper og aktiviteter | Beholde roen når planene endrer seg',
    production:
      'Lage deler og produkter etter tegning og arbeidsordre | Kontrollere kvaliteten og notere resultatene | Stille inn maskiner og verktøy | Holde arbeidsplassen ren og trygg',
    maintenance:
      'Vedlikeholde og reparere maskiner og anlegg | Finne feil raskt og trygt | Planlegge kontroller og bestille reservedeler | Notere arbeidet som er utført',
    engineering:
      'Utvikle tekniske løsninger fra første idé til overlevering | Lage tegninger, beregninger og dokumenter | Samordne leverandører, anlegg og kunder | Kontrollere kvalitet, kostnader og framdrift',
    office:
      'Organisere avtaler, dokumenter og korrespondanse | Være kontakt for kolleger, kunder og myndigheter | Forberede kontrakter, vedtak og rapporter | Gjøre hverdagsrutinene enklere',
    language:
      'Arbeide med tekster og samtaler til de høres naturlige ut | Kontrollere begreper, stil og fakta | Avklare spørsmål med kunder og fagfolk | Holde ordlister og stilguider oppdatert',
  },
  leadTasks: 'Lede teamet og planlegge arbeidet | Ha ansvar for resultatene og rapportere til ledelsen',
  sharedTasks:
    'Samarbeide med kolleger i andre land | Hjelpe nye kolleger i gang | Komme med egne ideer til forbedringer | Delta i korte ukentlige teammøter | Behandle fortrolige opplysninger med varsomhet',
  experience:
    'Erfaring er ikke nødvendig: vi gir deg opplæring | Noe erfaring fra lignende arbeid, inntil to år | To til fem års erfaring fra lignende arbeid | Mer enn fem års erfaring i faget | Erfaring med å lede et team | Flere års erfaring med ansvar for en hel avdeling',
  profile:
    'Du arbeider nøyaktig og tenker selv | Du liker å jobbe i team og klarer deg også på egen hånd | Du er vennlig også når det er travelt | Du har passende utdanning eller tilsvarende erfaring | Du er til å stole på | Du liker å lære nye ting | Du er trygg i møte med mennesker fra andre kulturer | Du bruker vanlige dataprogrammer uten problemer',
  benefits:
    'Fast ansettelse etter prøvetiden | Hjelp med flytting, offentlige kontorer og bolig | Gratis språkkurs i arbeidstiden | Jevnlig opplæring og gode utviklingsmuligheter | Vaktplaner som er klare fire uker i forveien | Ekstra fridager etter lang tid hos oss | Tilskudd til kollektivtransport | Pensjon og helseforsikring | En fadder de første seks månedene | Lunsj og fersk frukt på jobben',
  remote: {
    Hybrid: 'To eller tre dager hjemmekontor i uka',
    RemoteCountryBased: 'Hjemmekontor hvor som helst i landet',
    Remote: 'Arbeid fra hvor som helst i Europa',
  },
  apply: 'Søk på vår egen side; knappen tar deg dit. | Du søker via jobbsiden vår, der du også blir kjent med teamet.',
  levels:
    'A1 (noen ord) | A2 (grunnleggende) | B1 (hverdagssamtaler) | B2 (gode kunnskaper) | C1 (flytende) | C2 (utmerket) | morsmål',
  required: 'et krav',
  welcome: 'en fordel',
  oneOf: 'Ett av disse språkene',
  labels: { place: 'Arbeidssted', working: 'Arbeidsspråk', contract: 'Ansettelse', salary: 'Lønn' },
  colon: ': ',
  contracts: 'heltid | deltid | praksisplass | midlertidig | frilans | læreplass',
  periods: { year: 'brutto i året', month: 'brutto i måneden', hour: 'brutto i timen' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Praksisplass', apprenticeship: 'Lærling' },
};
