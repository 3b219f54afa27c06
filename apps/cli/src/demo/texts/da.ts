import type { AdVocabulary } from './ad-vocabulary.js';

export const da: AdVocabulary = {
  headings: {
    tasks: 'Dine opgaver | Det skal du lave | Din hverdag hos os',
    profile: 'Hvem søger vi | Din profil | Det har du med dig',
    languages: 'Sprog | Sprogkundskaber',
    offer: 'Vi tilbyder | Det får du | Derfor skal du vælge os',
  },
  openings:
    'Vi vokser og søger en kollega, der kan lide at arbejde sammen med mennesker fra mange lande. | Der er en ledig plads i vores team, og den vil vi gerne give til en, der går op i godt arbejde. | Taler du mere end ét sprog, og vil du bruge det hver dag? Så læs videre. | Overvejer du at prøve noget nyt? Vi vil gerne lære dig at kende. | Til denne stilling søger vi en, der bevarer roen, lytter og gør tingene færdige.',
  about: {
    contact: '{company} hjælper kunder hos kendte mærker på mere end fyrre sprog.',
    health: '{company} driver klinikker og plejehjem, hvor mennesker kommer før procedurer.',
    hospitality: '{company} driver hoteller og restauranter for gæster fra hele verden.',
    logistics: '{company} fragter varer gennem hele Europa ad vej, bane og sø.',
    technology: '{company} udvikler software, som tusindvis af virksomheder stoler på hver dag.',
    finance: '{company} hjælper familier og virksomheder med at håndtere deres penge trygt.',
    education: '{company} driver skoler og børnehaver, hvor flere sprog hører hjemme.',
    construction: '{company} bygger og renoverer boliger, skoler og broer.',
    retail: '{company} har butikker i bymidterne og sælger på nettet i hele Europa.',
    travel: '{company} bringer rejsende frem til målet og hjælper dem undervejs.',
    industry: '{company} fremstiller maskiner og dele til mange brancher.',
    services: '{company} hjælper andre virksomheder med sprog, medarbejdere og god organisation.',
  },
  team: 'I teamet mødes forskellige aldre, baggrunde og modersmål, og alle hjælper hinanden. | Du kommer til at arbejde i et lille team med korte beslutningsveje og klare opgaver. | I de første uger har du en erfaren kollega ved din side. | Her arbejder folk fra mere end tyve lande, og vi lærer sammen af vores fejl. | Vi taler åbent med hinanden og træffer beslutninger sammen.',
  tasks: {
    support:
      'Besvare kundernes spørgsmål på telefon, chat og e-mail | Finde en løsning allerede ved første kontakt, når det er muligt | Notere hver sag tydeligt, så kolleger kan arbejde videre | Fortælle de andre afdelinger, hvad kunderne spørger om',
    nursing:
      'Tage dig af patienter og beboere med omsorg og respekt | Lægge mærke til ændringer og dokumentere dem | Arbejde tæt sammen med læger, terapeuter og pårørende | Give en grundig overlevering, når vagten slutter',
    clinical:
      'Forberede og gennemføre besøg og undersøgelser | Forklare resultater og næste skridt med enkle ord | Dokumentere hvert skridt omhyggeligt | Drøfte vanskelige forløb med andre faggrupper',
    service:
      'Tage imod gæster og få dem til at føle sig hjemme | Tage imod bestillinger og ønsker på flere sprog | Give en hånd med, hvor der er travlt | Løse små klager på stedet',
    kitchen:
      'Lave mad af friske råvarer | Holde køkkenet rent og følge hygiejnereglerne | Kontrollere varer og sætte dem på plads | Arbejde hånd i hånd med serveringen',
    cleaning:
      'Gøre værelser og fællesarealer grundigt rene | Bruge rengøringsmidler sikkert og sparsomt | Melde skader og manglende materialer | Holde dagens plan sammen med teamet',
    warehouse:
      'Modtage, kontrollere og sætte varer på plads | Plukke og pakke ordrer | Holde lagertallene opdateret med scanner | Holde arbejdspladsen sikker og ryddelig',
    transport:
      'Bringe mennesker eller varer sikkert og til tiden frem | Kontrollere køretøjet før hver vagt | Være en venlig kontakt for passagerer og kunder | Føre fuldstændige køreoplysninger',
    planning:
      'Planlægge leverancer fra ordre til ankomst | Sammenligne tilbud og forhandle med leverandører og vognmænd | Holde øje med omkostninger, lager og tider | Løse forsinkelser sammen med kolleger i andre lande',
    software:
      'Videreudvikle vores digitale produkter skridt for skridt | Gennemgå kollegers arbejde og bede om deres mening | Tale med brugerne og gøre deres behov til klare opgaver | Dokumentere arbejdet, så andre kan bygge videre på det',
    infrastructure:
      'Holde systemer og netværk sikre og i drift | Finde årsagen til fejl og fjerne den for altid | Planlægge og teste opdateringer og sikkerhedskopier | Rådgive kolleger om sikkerhed',
    finance:
      'Kontrollere tal og lave rapporter til tiden | Holde konti og sager fuldstændige | Rådgive kunder og kolleger i et klart sprog | Holde øje med regler og frister',
    teaching:
      'Planlægge undervisning og aktiviteter for din gruppe | Støtte alle elever ud fra deres evner | Tale åbent med familier og kolleger | Deltage i projekter og ture',
    construction:
      'Udføre arbejde i nye og gamle bygninger | Læse tegninger og måle nøjagtigt | Passe på værktøj og materialer | Følge sikkerhedsreglerne på byggepladsen',
    shop: 'Rådgive kunderne og finde det, der passer dem | Præsentere varer flot og fylde hylder op | Sidde ved kassen | Kontrollere leverancer og lager',
    sales:
      'Finde nye kunder og pleje de nuværende | Forberede tilbud, præsentationer og kampagner | Følge markedet og konkurrenterne | Følge op på resultater og planlægge de næste skridt',
    tourism:
      'Tage dig af rejsende før og under opholdet | Svare på spørgsmål om bestillinger, steder og ruter | Organisere grupper og aktiviteter | Bevare roen, når planer ændrer sig',
    production:
      'Fremstille dele og produkter efter tegning og arbejdsordre | Kontrollere kvaliteten og notere resultaterne | Indstille maskiner og værktøj | Holde arbejdspladsen ren og sikker',
    maintenance:
      'Vedligeholde og reparere maskiner og anlæg | Finde fejl hurtigt og sikkert | Planlægge eftersyn og bestille reservedele | Notere det udførte arbejde',
    engineering:
      'Udvikle tekniske løsninger fra første idé til aflevering | Lave tegninger, beregninger og dokumenter | Koordinere leverandører, afdelinger og kunder | Kontrollere kvalitet, omkostninger og tidsplan',
    office:
      'Organisere aftaler, dokumenter og korrespondance | Være kontakt for kolleger, kunder og myndigheder | Forberede kontrakter, beslutninger og rapporter | Gøre hverdagens arbejdsgange enklere',
    language:
      'Arbejde med tekster og samtaler, til de lyder naturlige | Kontrollere begreber, stil og fakta | Afklare spørgsmål med kunder og fagfolk | Passe ordlister og stilguider',
  },
  leadTasks: 'Lede teamet og planlægge arbejdet | Have ansvar for resultaterne og rapportere til ledelsen',
  sharedTasks:
    'Samarbejde med kolleger i andre lande | Hjælpe nye kolleger godt i gang | Komme med dine egne idéer til forbedringer | Deltage i korte ugentlige teammøder | Behandle fortrolige oplysninger med omhu',
  experience:
    'Erfaring er ikke nødvendig: vi lærer dig op | Lidt erfaring fra lignende arbejde, op til to år | To til fem års erfaring fra lignende arbejde | Mere end fem års erfaring i faget | Erfaring med at lede et team | Flere års erfaring med ansvar for en hel afdeling',
  profile:
    'Du arbejder omhyggeligt og tænker med | Du kan lide at arbejde i et team og kan også arbejde selvstændigt | Du er venlig, også når der er travlt | Du har en passende uddannelse eller tilsvarende erfaring | Man kan stole på dig | Du kan lide at lære nyt | Du er tryg ved at møde mennesker fra andre kulturer | Du er fortrolig med de almindelige computerprogrammer',
  benefits:
    'Fast ansættelse efter prøvetiden | Hjælp til flytning, myndigheder og bolig | Gratis sprogkurser i arbejdstiden | Løbende efteruddannelse og gode muligheder for at udvikle dig | Vagtplaner, der er kendt fire uger frem | Ekstra fridage efter lang ansættelse | Tilskud til offentlig transport | Pension og sundhedsforsikring | En mentor i de første seks måneder | Frokost og frisk frugt på arbejdet',
  remote: {
    Hybrid: 'To eller tre hjemmearbejdsdage om ugen',
    RemoteCountryBased: 'Arbejde hjemmefra overalt i landet',
    Remote: 'Arbejde fra hvor som helst i Europa',
  },
  apply:
    'Søg venligst på vores egen side; knappen fører dig derhen. | Du søger via vores jobside, hvor du også kan møde teamet.',
  levels:
    'A1 (få ord) | A2 (grundlæggende) | B1 (hverdagssamtaler) | B2 (godt) | C1 (flydende) | C2 (fremragende) | modersmål',
  required: 'et krav',
  welcome: 'en fordel',
  oneOf: 'Et af disse sprog',
  labels: { place: 'Arbejdssted', working: 'Arbejdssprog', contract: 'Ansættelse', salary: 'Løn' },
  colon: ': ',
  contracts: 'fuldtid | deltid | praktik | tidsbegrænset | freelance | elevplads',
  periods: { year: 'brutto om året', month: 'brutto om måneden', hour: 'brutto i timen' },
  thousands: '.',
  titlePrefixes: { internship: 'Praktik', apprenticeship: 'Elevplads' },
};
