import type { AdVocabulary } from './ad-vocabulary.js';

export const ro: AdVocabulary = {
  headings: {
    tasks: 'Ce vei face | Responsabilități | O zi de lucru la noi',
    profile: 'Pe cine căutăm | Profilul tău | Ce aduci cu tine',
    languages: 'Limbi străine și materne | Limbi cerute',
    offer: 'Ce oferim | La ce te poți aștepta | De ce să lucrezi la noi',
  },
  openings:
    'Creștem și căutăm o persoană căreia îi place să lucreze cu oameni din multe țări. | În echipa noastră este un loc liber și vrem să îl ocupe cineva căruia îi pasă de lucrul bine făcut. | Vorbești mai mult de o limbă și vrei să o folosești în fiecare zi? Atunci citește mai departe. | Te gândești la o schimbare? Ne-ar plăcea să te cunoaștem. | Pentru acest post căutăm o persoană calmă, care știe să asculte și duce lucrurile la capăt.',
  about: {
    contact: '{company} răspunde clienților unor mărci cunoscute în peste patruzeci de limbi.',
    health: '{company} are clinici și centre de îngrijire în care oamenii sunt mai importanți decât procedurile.',
    hospitality: '{company} are hoteluri și restaurante pentru oaspeți din toată lumea.',
    logistics: '{company} transportă mărfuri în toată Europa, pe șosea, pe calea ferată și pe mare.',
    technology: '{company} dezvoltă programe pe care se bazează zilnic mii de firme.',
    finance: '{company} ajută familiile și firmele să își administreze banii în siguranță.',
    education: '{company} are școli și grădinițe în care mai multe limbi se simt acasă.',
    construction: '{company} construiește și renovează locuințe, școli și poduri.',
    retail: '{company} are magazine în centrul orașelor și vinde online în toată Europa.',
    travel: '{company} îi duce pe călători la destinație și are grijă de ei pe drum.',
    industry: '{company} produce utilaje și piese pentru multe industrii.',
    services: '{company} ajută alte firme cu limbi străine, oameni și o bună organizare.',
  },
  team: 'În echipă se întâlnesc vârste, experiențe și limbi materne diferite, iar toți se ajută între ei. | Vei lucra într-o echipă mică, în care deciziile se iau repede și sarcinile sunt clare. | În primele săptămâni vei avea alături o persoană cu experiență. | Aici lucrează colegi din peste douăzeci de țări, iar din greșeli învățăm împreună. | Vorbim deschis unii cu alții și luăm deciziile împreună.',
  tasks: {
    support:
      'Oferirea de răspunsuri clienților prin telefon, chat și e-mail | Găsirea unei soluții încă de la primul contact, când este posibil | Înregistrarea clară a fiecărui caz, pentru ca și alți colegi să îl poată continua | Transmiterea observațiilor clienților către celelalte departamente',
    nursing:
      'Îngrijirea pacienților și a rezidenților cu atenție și respect | Observarea schimbărilor și notarea lor | Colaborarea cu medicii, terapeuții și familiile | Predarea atentă a informațiilor la sfârșitul turei',
    clinical:
      'Pregătirea și efectuarea consultațiilor și a examinărilor | Explicarea rezultatelor și a pașilor următori pe înțelesul tuturor | Documentarea atentă a fiecărui pas | Discutarea cazurilor dificile cu alți specialiști',
    service:
      'Primirea oaspeților și grija pentru confortul lor | Preluarea comenzilor și a cererilor în mai multe limbi | Ajutor acolo unde este mai mult de lucru | Rezolvarea pe loc a micilor reclamații',
    kitchen:
      'Prepararea mâncărurilor din ingrediente proaspete | Păstrarea curățeniei în bucătărie și respectarea regulilor de igienă | Verificarea și depozitarea livrărilor | Colaborarea strânsă cu sala',
    cleaning:
      'Curățarea temeinică a camerelor și a spațiilor comune | Folosirea sigură și economică a produselor de curățenie | Semnalarea defecțiunilor și a materialelor lipsă | Respectarea programului zilei împreună cu echipa',
    warehouse:
      'Primirea, verificarea și depozitarea mărfurilor | Pregătirea și ambalarea comenzilor | Actualizarea stocurilor cu ajutorul scanerului | Păstrarea ordinii și a siguranței la locul de muncă',
    transport:
      'Transportul persoanelor sau al mărfurilor în siguranță și la timp | Verificarea vehiculului înaintea fiecărei ture | Relația amabilă cu pasagerii și clienții | Completarea documentelor de drum',
    planning:
      'Planificarea livrărilor de la comandă până la sosire | Compararea ofertelor și negocierea cu furnizorii și transportatorii | Urmărirea costurilor, a stocurilor și a termenelor | Rezolvarea întârzierilor cu colegii din alte țări',
    software:
      'Dezvoltarea pas cu pas a produselor noastre digitale | Verificarea muncii colegilor și cererea părerii lor | Discuții cu utilizatorii și transformarea nevoilor în sarcini clare | Documentarea muncii, astfel încât și alții să o poată continua',
    infrastructure:
      'Menținerea în siguranță și în funcțiune a sistemelor și a rețelelor | Găsirea cauzei defecțiunilor și eliminarea ei definitivă | Planificarea și testarea actualizărilor și a copiilor de siguranță | Consilierea colegilor în probleme de securitate',
    finance:
      'Verificarea cifrelor și pregătirea la timp a rapoartelor | Ținerea la zi a conturilor și a dosarelor | Consilierea clienților și a colegilor pe înțelesul lor | Urmărirea regulilor și a termenelor',
    teaching:
      'Pregătirea lecțiilor și a activităților pentru grupa ta | Sprijinirea fiecărui elev după capacitățile sale | Discuții deschise cu familiile și cu colegii | Participarea la proiecte și excursii',
    construction:
      'Executarea lucrărilor la clădiri noi și vechi | Citirea planurilor și măsurarea exactă | Grija pentru scule și materiale | Respectarea regulilor de siguranță pe șantier',
    shop: 'Consilierea clienților și găsirea produselor potrivite | Expunerea frumoasă a mărfii și completarea rafturilor | Lucrul la casă | Verificarea livrărilor și a stocurilor',
    sales:
      'Atragerea de clienți noi și grija pentru cei existenți | Pregătirea ofertelor, a prezentărilor și a campaniilor | Urmărirea pieței și a concurenței | Analiza rezultatelor și planificarea pașilor următori',
    tourism:
      'Asistarea călătorilor înainte de sejur și pe durata lui | Răspunsuri la întrebări despre rezervări, locuri și trasee | Organizarea grupurilor și a activităților | Reacții calme atunci când planurile se schimbă',
    production:
      'Realizarea de piese și produse după desene și comenzi de lucru | Verificarea calității și notarea rezultatelor | Reglarea mașinilor și a sculelor | Păstrarea curată și sigură a locului de muncă',
    maintenance:
      'Întreținerea și repararea utilajelor și a instalațiilor | Găsirea rapidă și sigură a defecțiunilor | Planificarea verificărilor și comandarea pieselor | Notarea lucrărilor efectuate',
    engineering:
      'Dezvoltarea de soluții tehnice de la prima idee până la predare | Pregătirea desenelor, a calculelor și a documentelor | Coordonarea furnizorilor, a punctelor de lucru și a clienților | Verificarea calității, a costurilor și a termenelor',
    office:
      'Organizarea întâlnirilor, a documentelor și a corespondenței | Legătura cu colegii, clienții și autoritățile | Pregătirea contractelor, a deciziilor și a rapoartelor | Simplificarea proceselor de zi cu zi',
    language:
      'Lucrul la texte și conversații până când sună firesc | Verificarea termenilor, a stilului și a faptelor | Clarificarea întrebărilor cu clienții și experții | Actualizarea glosarelor și a ghidurilor de stil',
  },
  leadTasks:
    'Conducerea echipei și planificarea muncii ei | Răspunderea pentru rezultate și raportarea către conducere',
  sharedTasks:
    'Colaborarea cu colegi din alte țări | Ajutor pentru colegii noi | Idei proprii pentru a face lucrurile mai bine | Participarea la scurte întâlniri săptămânale | Tratarea cu grijă a informațiilor confidențiale',
  experience:
    'Nu este nevoie de experiență: te învățăm noi | Primă experiență într-un post asemănător, până la doi ani | Doi până la cinci ani de experiență într-un post asemănător | Peste cinci ani de experiență în domeniu | Experiență în conducerea unei echipe | Mai mulți ani de experiență în conducerea unui departament',
  profile:
    'Lucrezi cu atenție și cu inițiativă | Îți place lucrul în echipă și te descurci și pe cont propriu | Rămâi amabil și când este mult de lucru | Ai o pregătire potrivită sau o experiență asemănătoare | Ne putem baza pe tine | Îți place să înveți lucruri noi | Te simți bine printre oameni din alte culturi | Folosești cu ușurință programele obișnuite de calculator',
  benefits:
    'Contract pe perioadă nedeterminată după perioada de probă | Ajutor la mutare, la acte și la găsirea unei locuințe | Cursuri de limbi gratuite în timpul programului | Formare regulată și șanse reale de promovare | Program cunoscut cu patru săptămâni înainte | Zile libere în plus pentru vechime | Contribuție la transportul public | Abonament medical privat | Un mentor în primele șase luni | Prânz și fructe proaspete la serviciu',
  remote: {
    Hybrid: 'Două sau trei zile pe săptămână de acasă',
    RemoteCountryBased: 'Muncă de acasă de oriunde din țară',
    Remote: 'Muncă la distanță de oriunde din Europa',
  },
  apply:
    'Te rugăm să aplici pe pagina noastră; butonul te duce acolo. | Candidaturile se trimit prin pagina noastră de cariere, unde poți cunoaște și echipa.',
  levels:
    'A1 (primele cuvinte) | A2 (de bază) | B1 (conversații zilnice) | B2 (bine) | C1 (fluent) | C2 (excelent) | limbă maternă',
  required: 'obligatoriu',
  welcome: 'un avantaj',
  oneOf: 'Una dintre aceste limbi',
  labels: { place: 'Locul de muncă', working: 'Limba de lucru', contract: 'Contract', salary: 'Salariu' },
  colon: ': ',
  contracts:
    'normă întreagă | normă parțială | stagiu de practică | perioadă determinată | colaborare independentă | ucenicie',
  periods: { year: 'brut pe an', month: 'brut pe lună', hour: 'brut pe oră' },
  thousands: '.',
  titlePrefixes: { internship: 'Stagiu', apprenticeship: 'Ucenicie' },
};
