import type { AdVocabulary } from './ad-vocabulary.js';

export const nl: AdVocabulary = {
  headings: {
    tasks: 'Wat ga je doen | Je werk | Je dag bij ons',
    profile: 'Wie ben jij | Wat breng je mee | Wie zoeken we',
    languages: 'Talen | Gevraagde talen',
    offer: 'Wat bieden we | Dit mag je verwachten | Daarom werk je bij ons',
  },
  openings:
    'We groeien en zoeken iemand die graag met mensen uit veel landen werkt. | In ons team is een plek vrij, en die geven we graag aan iemand die van goed werk houdt. | Spreek je meer dan één taal en wil je die elke dag gebruiken? Lees dan verder. | Denk je na over een verandering? We leren je graag kennen. | Voor deze functie zoeken we iemand die rustig blijft, goed luistert en afmaakt wat begonnen is.',
  about: {
    contact: '{company} helpt de klanten van bekende merken in meer dan veertig talen.',
    health: '{company} heeft klinieken en zorghuizen waar mensen belangrijker zijn dan procedures.',
    hospitality: '{company} heeft hotels en restaurants voor gasten uit de hele wereld.',
    logistics: '{company} vervoert goederen door heel Europa, over de weg, het spoor en het water.',
    technology: '{company} maakt software waarop duizenden bedrijven elke dag vertrouwen.',
    finance: '{company} helpt gezinnen en bedrijven om veilig met geld om te gaan.',
    education: '{company} heeft scholen en kinderopvang waar meerdere talen thuis zijn.',
    construction: '{company} bouwt en vernieuwt woningen, scholen en bruggen.',
    retail: '{company} heeft winkels in de binnenstad en verkoopt online in heel Europa.',
    travel: '{company} brengt reizigers naar hun bestemming en helpt hen onderweg.',
    industry: '{company} maakt machines en onderdelen voor veel bedrijfstakken.',
    services: '{company} helpt andere bedrijven met talen, mensen en een goede organisatie.',
  },
  team: 'In het team werken mensen van alle leeftijden en met veel moedertalen, en iedereen helpt elkaar. | Je werkt in een klein team met korte lijnen en duidelijke taken. | In de eerste weken staat een ervaren collega naast je. | Hier werken mensen uit meer dan twintig landen, en van fouten leren we samen. | We praten open met elkaar en nemen besluiten samen.',
  tasks: {
    support:
      'Vragen van klanten beantwoorden via telefoon, chat en e-mail | Zo veel mogelijk bij het eerste contact een oplossing vinden | Elk gesprek zo vastleggen dat collega’s verder kunnen | Aan andere afdelingen doorgeven wat klanten vragen',
    nursing:
      'Met aandacht en respect voor patiënten en bewoners zorgen | Veranderingen in hun toestand zien en vastleggen | Nauw samenwerken met artsen, therapeuten en familie | Aan het eind van de dienst zorgvuldig overdragen',
    clinical:
      'Afspraken en onderzoeken voorbereiden en uitvoeren | Uitslagen en volgende stappen in gewone woorden uitleggen | Elke stap zorgvuldig vastleggen | Moeilijke gevallen met andere beroepsgroepen bespreken',
    service:
      'Gasten ontvangen en ervoor zorgen dat ze zich thuis voelen | Bestellingen en wensen in meerdere talen opnemen | Bijspringen waar het druk is | Kleine klachten meteen oplossen',
    kitchen:
      'Gerechten bereiden met verse ingrediënten | De keuken schoonhouden en de hygiëneregels volgen | Leveringen controleren en opslaan | Nauw samenwerken met de bediening',
    cleaning:
      'Kamers en gedeelde ruimtes grondig schoonmaken | Schoonmaakmiddelen veilig en zuinig gebruiken | Schade en ontbrekend materiaal melden | Met het team de dagplanning halen',
    warehouse:
      'Goederen ontvangen, controleren en opslaan | Bestellingen verzamelen en inpakken | De voorraad met de scanner bijhouden | De werkplek veilig en netjes houden',
    transport:
      'Mensen of goederen veilig en op tijd naar hun bestemming brengen | Het voertuig voor elke dienst controleren | Een vriendelijk aanspreekpunt zijn voor reizigers en klanten | De ritgegevens volledig bijhouden',
    planning:
      'Leveringen plannen van bestelling tot aankomst | Offertes vergelijken en onderhandelen met leveranciers en vervoerders | Kosten, voorraad en data in het oog houden | Vertragingen oplossen met collega’s in andere landen',
    software:
      'Onze digitale producten stap voor stap verder ontwikkelen | Het werk van collega’s bekijken en hun mening vragen | Met gebruikers praten en hun wensen vertalen naar duidelijke taken | Je werk zo vastleggen dat anderen erop kunnen voortbouwen',
    infrastructure:
      'Systemen en netwerken veilig draaiende houden | De oorzaak van storingen vinden en blijvend wegnemen | Updates en back-ups plannen en testen | Collega’s adviseren over veiligheid',
    finance:
      'Cijfers controleren en op tijd rapporten maken | Rekeningen en dossiers volledig bijhouden | Klanten en collega’s in gewone taal adviseren | Regels en termijnen bewaken',
    teaching:
      'Lessen en activiteiten voor je groep voorbereiden | Alle leerlingen ondersteunen op hun eigen niveau | Open gesprekken voeren met ouders en collega’s | Meedoen aan projecten en uitstapjes',
    construction:
      'Werk uitvoeren aan nieuwe en bestaande gebouwen | Tekeningen lezen en nauwkeurig meten | Zorgen voor gereedschap en materiaal | De veiligheidsregels op de bouwplaats volgen',
    shop: 'Klanten adviseren en vinden wat bij hen past | Producten mooi presenteren en schappen vullen | Aan de kassa werken | Leveringen en voorraad controleren',
    sales:
      'Nieuwe klanten winnen en bestaande klanten begeleiden | Offertes, presentaties en campagnes voorbereiden | De markt en de concurrentie volgen | Resultaten bekijken en de volgende stappen plannen',
    tourism:
      'Reizigers begeleiden voor en tijdens hun verblijf | Vragen over boekingen, plaatsen en routes beantwoorden | Groepen en activiteiten organiseren | Rustig reageren als plannen veranderen',
    production:
      'Onderdelen en producten maken volgens tekening en werkopdracht | De kwaliteit controleren en resultaten noteren | Machines en gereedschap instellen | De werkplek schoon en veilig houden',
    maintenance:
      'Machines en installaties onderhouden en repareren | Storingen snel en veilig opsporen | Controles plannen en onderdelen bestellen | Uitgevoerd werk vastleggen',
    engineering:
      'Technische oplossingen ontwikkelen, van het eerste idee tot de oplevering | Tekeningen, berekeningen en documenten maken | Leveranciers, locaties en klanten op elkaar afstemmen | Kwaliteit, kosten en planning bewaken',
    office:
      'Afspraken, documenten en correspondentie regelen | Aanspreekpunt zijn voor collega’s, klanten en instanties | Contracten, besluiten en verslagen voorbereiden | Het dagelijkse werk eenvoudiger maken',
    language:
      'Aan teksten en gesprekken werken tot ze natuurlijk klinken | Termen, stijl en feiten controleren | Vragen bespreken met opdrachtgevers en deskundigen | Woordenlijsten en stijlgidsen bijhouden',
  },
  leadTasks:
    'Het team leiden en het werk plannen | Verantwoordelijk zijn voor de resultaten en rapporteren aan de directie',
  sharedTasks:
    'Samenwerken met collega’s in andere landen | Nieuwe collega’s op weg helpen | Eigen ideeën inbrengen om het beter te doen | Meedoen aan korte wekelijkse teamgesprekken | Zorgvuldig omgaan met vertrouwelijke gegevens',
  experience:
    'Ervaring is niet nodig: we leren je in | Eerste ervaring in vergelijkbaar werk, tot twee jaar | Twee tot vijf jaar ervaring in vergelijkbaar werk | Meer dan vijf jaar ervaring in het vak | Ervaring met het leiden van een team | Meerdere jaren ervaring met de leiding over een afdeling',
  profile:
    'Je werkt zorgvuldig en denkt mee | Je werkt graag samen en kunt ook zelfstandig werken | Je blijft vriendelijk als het druk is | Je hebt een passende opleiding of vergelijkbare ervaring | Op jou kunnen we rekenen | Je leert graag nieuwe dingen | Je voelt je thuis bij mensen uit andere culturen | Je kunt goed overweg met de gebruikelijke computerprogramma’s',
  benefits:
    'Een vast contract na de proeftijd | Hulp bij verhuizen, bij instanties en bij het zoeken van woonruimte | Gratis taalcursussen onder werktijd | Regelmatige scholing en echte kansen om door te groeien | Roosters die vier weken vooraf bekend zijn | Extra vrije dagen na langere tijd in dienst | Een bijdrage aan het openbaar vervoer | Een goede pensioenregeling | Een vaste begeleider in de eerste zes maanden | Lunch en vers fruit op het werk',
  remote: {
    Hybrid: 'Twee of drie dagen per week thuiswerken',
    RemoteCountryBased: 'Thuiswerken, overal in het land',
    Remote: 'Werken vanaf elke plek in Europa',
  },
  apply:
    'Solliciteer op onze eigen site; de knop brengt je erheen. | Solliciteren gaat via onze werkenbij-pagina, waar je ook het team leert kennen.',
  levels:
    'A1 (eerste woorden) | A2 (basis) | B1 (dagelijkse gesprekken) | B2 (goed) | C1 (vloeiend) | C2 (uitstekend) | moedertaal',
  required: 'vereist',
  welcome: 'een pluspunt',
  oneOf: 'Een van deze talen',
  labels: { place: 'Werkplek', working: 'Werktaal', contract: 'Dienstverband', salary: 'Salaris' },
  colon: ': ',
  contracts: 'voltijd | deeltijd | stage | tijdelijk | als zelfstandige | leerwerkplek',
  periods: { year: 'bruto per jaar', month: 'bruto per maand', hour: 'bruto per uur' },
  thousands: '.',
  titlePrefixes: { internship: 'Stage', apprenticeship: 'Leerwerkplek' },
};
