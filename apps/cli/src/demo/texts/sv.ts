import type { AdVocabulary } from './ad-vocabulary.js';

export const sv: AdVocabulary = {
  headings: {
    tasks: 'Dina arbetsuppgifter | Det här gör du | Din vardag hos oss',
    profile: 'Vem vi söker | Din profil | Det här har du med dig',
    languages: 'Språk | Språkkunskaper',
    offer: 'Vi erbjuder | Det här får du | Därför ska du välja oss',
  },
  openings:
    'Vi växer och söker någon som tycker om att arbeta med människor från många länder. | En plats i vårt team är ledig, och vi vill ge den till någon som bryr sig om bra arbete. | Talar du mer än ett språk och vill använda det varje dag? Läs då vidare. | Funderar du på en förändring? Vi vill gärna lära känna dig. | Till den här tjänsten söker vi någon som behåller lugnet, lyssnar och avslutar det som påbörjats.',
  about: {
    contact: '{company} hjälper kunder till kända varumärken på mer än fyrtio språk.',
    health: '{company} driver kliniker och boenden där människor går före rutiner.',
    hospitality: '{company} driver hotell och restauranger för gäster från hela världen.',
    logistics: '{company} fraktar varor genom hela Europa på väg, järnväg och till sjöss.',
    technology: '{company} utvecklar programvara som tusentals företag litar på varje dag.',
    finance: '{company} hjälper familjer och företag att hantera sina pengar tryggt.',
    education: '{company} driver skolor och förskolor där flera språk hör hemma.',
    construction: '{company} bygger och renoverar bostäder, skolor och broar.',
    retail: '{company} har butiker i stadskärnorna och säljer på nätet i hela Europa.',
    travel: '{company} tar resenärer till målet och finns där på vägen.',
    industry: '{company} tillverkar maskiner och delar för många branscher.',
    services: '{company} hjälper andra företag med språk, personal och god organisation.',
  },
  team: 'I teamet möts olika åldrar, bakgrunder och modersmål, och alla hjälper varandra. | Du arbetar i ett litet team med korta beslutsvägar och tydliga uppgifter. | Under de första veckorna har du en erfaren kollega vid din sida. | Här arbetar människor från fler än tjugo länder, och av misstag lär vi oss tillsammans. | Vi talar öppet med varandra och fattar beslut tillsammans.',
  tasks: {
    support:
      'Svara på kundernas frågor i telefon, chatt och e-post | Hitta en lösning redan vid första kontakten när det går | Dokumentera varje ärende så att kollegor kan ta vid | Berätta för andra avdelningar vad kunderna frågar efter',
    nursing:
      'Ta hand om patienter och boende med omtanke och respekt | Uppmärksamma förändringar och dokumentera dem | Samarbeta nära med läkare, terapeuter och anhöriga | Lämna över noga när passet är slut',
    clinical:
      'Förbereda och genomföra besök och undersökningar | Förklara resultat och nästa steg med enkla ord | Dokumentera varje steg noggrant | Diskutera svåra fall med andra yrkesgrupper',
    service:
      'Ta emot gäster och få dem att trivas | Ta upp beställningar och önskemål på flera språk | Hjälpa till där det är mycket att göra | Lösa små klagomål på plats',
    kitchen:
      'Laga mat med färska råvaror | Hålla köket rent och följa hygienreglerna | Kontrollera och ställa undan leveranser | Arbeta hand i hand med serveringen',
    cleaning:
      'Städa rum och gemensamma ytor grundligt | Använda rengöringsmedel säkert och sparsamt | Anmäla skador och material som saknas | Hålla dagens schema tillsammans med teamet',
    warehouse:
      'Ta emot, kontrollera och ställa in varor | Plocka och packa beställningar | Hålla lagersaldot aktuellt med skanner | Hålla arbetsplatsen säker och städad',
    transport:
      'Köra människor eller varor säkert och i tid till målet | Kontrollera fordonet före varje pass | Vara en vänlig kontakt för passagerare och kunder | Föra kompletta körjournaler',
    planning:
      'Planera leveranser från beställning till ankomst | Jämföra anbud och förhandla med leverantörer och åkerier | Följa kostnader, lager och tider | Lösa förseningar med kollegor i andra länder',
    software:
      'Utveckla våra digitala produkter steg för steg | Granska kollegors arbete och be om deras synpunkter | Prata med användare och göra tydliga uppgifter av deras behov | Dokumentera arbetet så att andra kan bygga vidare på det',
    infrastructure:
      'Hålla system och nätverk säkra och i drift | Hitta orsaken till fel och åtgärda den för gott | Planera och testa uppdateringar och säkerhetskopior | Ge kollegor råd om säkerhet',
    finance:
      'Kontrollera siffror och ta fram rapporter i tid | Hålla konton och akter kompletta | Ge kunder och kollegor råd med enkla ord | Bevaka regler och tidsfrister',
    teaching:
      'Planera lektioner och aktiviteter för din grupp | Stötta alla elever efter deras förutsättningar | Prata öppet med familjer och kollegor | Delta i projekt och utflykter',
    construction:
      'Utföra arbeten i nya och gamla byggnader | Läsa ritningar och mäta noggrant | Ta hand om verktyg och material | Följa säkerhetsreglerna på bygget',
    shop: 'Ge kunderna råd och hitta det som passar dem | Exponera varor och fylla på hyllor | Arbeta i kassan | Kontrollera leveranser och lager',
    sales:
      'Hitta nya kunder och vårda befintliga | Förbereda offerter, presentationer och kampanjer | Följa marknaden och konkurrenterna | Följa upp resultat och planera nästa steg',
    tourism:
      'Ta hand om resenärer före och under vistelsen | Svara på frågor om bokningar, platser och vägar | Ordna grupper och aktiviteter | Behålla lugnet när planerna ändras',
    production:
      'Tillverka delar och produkter enligt ritning och arbetsorder | Kontrollera kvaliteten och notera resultaten | Ställa in maskiner och verktyg | Hålla arbetsplatsen ren och säker',
    maintenance:
      'Underhålla och reparera maskiner och anläggningar | Hitta fel snabbt och säkert | Planera kontroller och beställa reservdelar | Dokumentera utförda arbeten',
    engineering:
      'Utveckla tekniska lösningar från första idé till överlämning | Ta fram ritningar, beräkningar och underlag | Samordna leverantörer, anläggningar och kunder | Kontrollera kvalitet, kostnader och tider',
    office:
      'Ordna möten, handlingar och korrespondens | Vara kontakt för kollegor, kunder och myndigheter | Förbereda avtal, beslut och rapporter | Göra vardagens rutiner enklare',
    language:
      'Arbeta med texter och samtal tills de låter naturliga | Kontrollera termer, stil och fakta | Reda ut frågor med uppdragsgivare och experter | Sköta ordlistor och stilguider',
  },
  leadTasks: 'Leda teamet och planera arbetet | Ansvara för resultaten och rapportera till ledningen',
  sharedTasks:
    'Samarbeta med kollegor i andra länder | Hjälpa nya kollegor att komma in i arbetet | Komma med egna idéer om hur det kan bli bättre | Delta i korta teammöten varje vecka | Hantera förtrolig information varsamt',
  experience:
    'Ingen erfarenhet krävs: vi lär upp dig | Viss erfarenhet av liknande arbete, upp till två år | Två till fem års erfarenhet av liknande arbete | Mer än fem års erfarenhet i yrket | Erfarenhet av att leda ett team | Flera års erfarenhet med ansvar för en hel avdelning',
  profile:
    'Du arbetar noggrant och tänker själv | Du tycker om att arbeta i team och klarar dig även på egen hand | Du är vänlig även när det är mycket att göra | Du har passande utbildning eller motsvarande erfarenhet | Man kan lita på dig | Du lär dig gärna nya saker | Du är van vid att möta människor från andra kulturer | Du hanterar vanliga datorprogram utan problem',
  benefits:
    'Tillsvidareanställning efter provanställningen | Hjälp med flytt, myndigheter och bostad | Gratis språkkurser på arbetstid | Regelbunden utbildning och verkliga möjligheter att utvecklas | Scheman som är klara fyra veckor i förväg | Extra lediga dagar efter lång anställning | Bidrag till kollektivtrafiken | Tjänstepension och friskvårdsbidrag | En fadder under de första sex månaderna | Lunch och färsk frukt på jobbet',
  remote: {
    Hybrid: 'Två eller tre dagar i veckan hemifrån',
    RemoteCountryBased: 'Arbete hemifrån var som helst i landet',
    Remote: 'Arbete från valfri plats i Europa',
  },
  apply:
    'Ansök på vår egen sida; knappen tar dig dit. | Du söker via vår karriärsida, där du också kan lära känna teamet.',
  levels:
    'A1 (några ord) | A2 (grundläggande) | B1 (vardagssamtal) | B2 (goda kunskaper) | C1 (flytande) | C2 (utmärkt) | modersmål',
  required: 'krav',
  welcome: 'meriterande',
  oneOf: 'Ett av dessa språk',
  labels: { place: 'Arbetsort', working: 'Arbetsspråk', contract: 'Anställning', salary: 'Lön' },
  colon: ': ',
  contracts: 'heltid | deltid | praktik | tidsbegränsad | frilans | lärlingsplats',
  periods: { year: 'brutto per år', month: 'brutto per månad', hour: 'brutto per timme' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Praktik', apprenticeship: 'Lärling' },
};
