import type { AdVocabulary } from './ad-vocabulary.js';

export const de: AdVocabulary = {
  headings: {
    tasks: 'Ihre Aufgaben | Das erwartet Sie | Ihr Arbeitsalltag',
    profile: 'Das bringen Sie mit | Ihr Profil | Wen wir suchen',
    languages: 'Sprachen | Sprachkenntnisse',
    offer: 'Das bieten wir | Darauf können Sie sich freuen | Unser Angebot',
  },
  openings:
    'Wir wachsen und suchen jemanden, der gern mit Menschen aus vielen Ländern arbeitet. | In unserem Team ist ein Platz frei, und wir möchten ihn mit einem Menschen besetzen, dem gute Arbeit wichtig ist. | Sie sprechen mehr als eine Sprache und möchten das jeden Tag nutzen? Dann lesen Sie weiter. | Sie denken über eine Veränderung nach? Wir möchten Sie kennenlernen. | Für diese Stelle suchen wir jemanden, der ruhig bleibt, gut zuhört und Angefangenes zu Ende bringt.',
  about: {
    contact: '{company} betreut die Kundschaft bekannter Marken in mehr als vierzig Sprachen.',
    health: '{company} betreibt Kliniken und Pflegeeinrichtungen, in denen Menschen wichtiger sind als Abläufe.',
    hospitality: '{company} führt Hotels und Restaurants für Gäste aus aller Welt.',
    logistics: '{company} bringt Waren auf Straße, Schiene und Wasser durch ganz Europa.',
    technology: '{company} entwickelt Software, auf die sich täglich tausende Unternehmen verlassen.',
    finance: '{company} hilft Familien und Betrieben, sicher mit Geld umzugehen.',
    education: '{company} führt Schulen und Kindergärten, in denen mehrere Sprachen zu Hause sind.',
    construction: '{company} baut und saniert Wohnhäuser, Schulen und Brücken.',
    retail: '{company} betreibt Geschäfte in den Innenstädten und verkauft online in ganz Europa.',
    travel: '{company} bringt Reisende ans Ziel und ist unterwegs für sie da.',
    industry: '{company} stellt Maschinen und Bauteile für viele Branchen her.',
    services: '{company} unterstützt andere Firmen mit Sprachen, Personal und guter Organisation.',
  },
  team: 'Im Team arbeiten Menschen verschiedenen Alters und mit vielen Muttersprachen zusammen, und alle helfen einander. | Sie arbeiten in einem kleinen Team mit kurzen Wegen und klarer Aufgabenteilung. | In den ersten Wochen steht Ihnen eine erfahrene Kollegin oder ein erfahrener Kollege zur Seite. | Bei uns arbeiten Menschen aus mehr als zwanzig Ländern, und aus Fehlern lernen wir gemeinsam. | Wir sprechen offen miteinander und treffen Entscheidungen zusammen.',
  tasks: {
    support:
      'Anfragen am Telefon, im Chat und per E-Mail beantworten | Möglichst beim ersten Kontakt eine Lösung finden | Jeden Fall so festhalten, dass andere daran weiterarbeiten können | Rückmeldungen der Kundschaft an die Fachabteilungen weitergeben',
    nursing:
      'Patientinnen, Patienten und Bewohner aufmerksam und respektvoll begleiten | Veränderungen erkennen und dokumentieren | Eng mit Ärzten, Therapeuten und Angehörigen zusammenarbeiten | Am Ende der Schicht sorgfältig übergeben',
    clinical:
      'Termine und Untersuchungen vorbereiten und durchführen | Ergebnisse und nächste Schritte verständlich erklären | Alle Schritte sorgfältig dokumentieren | Schwierige Fälle mit anderen Berufsgruppen besprechen',
    service:
      'Gäste empfangen und dafür sorgen, dass sie sich wohlfühlen | Bestellungen und Wünsche in mehreren Sprachen aufnehmen | Mit anpacken, wo gerade viel los ist | Kleine Beschwerden gleich vor Ort klären',
    kitchen:
      'Speisen mit frischen Zutaten zubereiten | Die Küche sauber halten und die Hygieneregeln beachten | Lieferungen prüfen und einlagern | Hand in Hand mit dem Service arbeiten',
    cleaning:
      'Zimmer und Gemeinschaftsräume gründlich reinigen | Reinigungsmittel sicher und sparsam einsetzen | Schäden und fehlendes Material melden | Den Tagesplan gemeinsam mit dem Team einhalten',
    warehouse:
      'Waren annehmen, prüfen und einlagern | Bestellungen zusammenstellen und verpacken | Bestände mit dem Scanner aktuell halten | Den Arbeitsplatz sicher und ordentlich halten',
    transport:
      'Menschen oder Waren sicher und pünktlich ans Ziel bringen | Das Fahrzeug vor jeder Schicht prüfen | Freundlicher Kontakt für Fahrgäste und Kundschaft sein | Fahrtunterlagen vollständig führen',
    planning:
      'Lieferungen vom Auftrag bis zur Ankunft planen | Angebote vergleichen und mit Lieferanten und Speditionen verhandeln | Kosten, Bestände und Termine im Blick behalten | Verzögerungen mit Kollegen in anderen Ländern lösen',
    software:
      'Unsere digitalen Produkte Schritt für Schritt weiterentwickeln | Ergebnisse im Team besprechen und gegenseitig prüfen | Mit Anwendern sprechen und ihren Bedarf in klare Aufgaben übersetzen | Die eigene Arbeit so dokumentieren, dass andere darauf aufbauen können',
    infrastructure:
      'Systeme und Netze sicher am Laufen halten | Ursachen von Störungen finden und dauerhaft beheben | Updates und Datensicherungen planen und testen | Kollegen in Fragen der Sicherheit beraten',
    finance:
      'Zahlen prüfen und Berichte pünktlich erstellen | Konten und Akten vollständig führen | Kundschaft und Kollegen verständlich beraten | Vorschriften und Fristen im Auge behalten',
    teaching:
      'Unterricht und Angebote für die eigene Gruppe planen | Alle Lernenden nach ihren Fähigkeiten fördern | Offene Gespräche mit Familien und im Kollegium führen | Projekte und Ausflüge mitgestalten',
    construction:
      'Arbeiten an Neubauten und im Bestand ausführen | Pläne lesen und genau messen | Werkzeug und Material pflegen | Die Sicherheitsregeln auf der Baustelle einhalten',
    shop: 'Die Kundschaft beraten und das Passende finden | Waren ansprechend präsentieren und Regale auffüllen | An der Kasse arbeiten | Lieferungen und Bestände prüfen',
    sales:
      'Neue Kunden gewinnen und bestehende betreuen | Angebote, Präsentationen und Kampagnen vorbereiten | Markt und Wettbewerb beobachten | Ergebnisse auswerten und die nächsten Schritte planen',
    tourism:
      'Reisende vor und während ihres Aufenthalts betreuen | Fragen zu Buchungen, Orten und Wegen beantworten | Gruppen und Aktivitäten organisieren | Ruhig reagieren, wenn sich Pläne ändern',
    production:
      'Teile und Produkte nach Plan und Auftrag fertigen | Qualität prüfen und Ergebnisse festhalten | Maschinen und Werkzeuge einrichten | Den Arbeitsplatz sauber und sicher halten',
    maintenance:
      'Maschinen und Anlagen warten und reparieren | Fehler schnell und sicher finden | Prüfungen planen und Ersatzteile bestellen | Ausgeführte Arbeiten dokumentieren',
    engineering:
      'Technische Lösungen von der ersten Idee bis zur Übergabe entwickeln | Zeichnungen, Berechnungen und Unterlagen erstellen | Lieferanten, Standorte und Kunden koordinieren | Qualität, Kosten und Termine prüfen',
    office:
      'Termine, Unterlagen und Schriftverkehr organisieren | Ansprechperson für Kollegen, Kunden und Behörden sein | Verträge, Entscheidungen und Berichte vorbereiten | Tägliche Abläufe einfacher machen',
    language:
      'An Texten und Gesprächen arbeiten, bis sie natürlich klingen | Begriffe, Stil und Fakten prüfen | Fragen mit Auftraggebern und Fachleuten klären | Glossare und Stilvorgaben pflegen',
  },
  leadTasks: 'Das Team führen und die Arbeit planen | Die Ergebnisse verantworten und der Leitung berichten',
  sharedTasks:
    'Mit Kolleginnen und Kollegen in anderen Ländern zusammenarbeiten | Neuen im Team beim Einstieg helfen | Eigene Ideen einbringen, wie es besser geht | An kurzen wöchentlichen Teamrunden teilnehmen | Vertrauliche Informationen sorgsam behandeln',
  experience:
    'Erfahrung ist nicht nötig: Wir lernen Sie ein | Erste Erfahrung in einer ähnlichen Tätigkeit, bis zu zwei Jahre | Zwei bis fünf Jahre Erfahrung in einer ähnlichen Tätigkeit | Mehr als fünf Jahre Berufserfahrung | Erfahrung in der Leitung eines Teams | Mehrere Jahre Erfahrung mit Gesamtverantwortung für einen Bereich',
  profile:
    'Sie arbeiten sorgfältig und denken mit | Sie arbeiten gern im Team und auch selbstständig | Sie bleiben freundlich, wenn viel los ist | Sie haben eine passende Ausbildung oder vergleichbare Erfahrung | Auf Sie ist Verlass | Sie lernen gern dazu | Der Umgang mit Menschen aus anderen Kulturen ist für Sie selbstverständlich | Sie gehen sicher mit den üblichen Computerprogrammen um',
  benefits:
    'Ein unbefristeter Vertrag nach der Probezeit | Hilfe beim Umzug, bei Behörden und bei der Wohnungssuche | Kostenlose Sprachkurse während der Arbeitszeit | Regelmäßige Weiterbildung und echte Aufstiegschancen | Dienstpläne, die vier Wochen im Voraus feststehen | Zusätzliche freie Tage bei langer Zugehörigkeit | Zuschuss zu Bus und Bahn | Betriebliche Altersvorsorge | Eine feste Ansprechperson in den ersten sechs Monaten | Mittagessen und frisches Obst im Betrieb',
  remote: {
    Hybrid: 'Zwei bis drei Tage pro Woche im Homeoffice',
    RemoteCountryBased: 'Arbeit im Homeoffice, überall im Land',
    Remote: 'Arbeit von jedem Ort in Europa aus',
  },
  apply:
    'Bitte bewerben Sie sich auf unserer eigenen Seite; die Schaltfläche führt Sie dorthin. | Die Bewerbung läuft über unsere Karriereseite, auf der Sie auch das Team kennenlernen.',
  levels:
    'A1 (erste Worte) | A2 (Grundkenntnisse) | B1 (für Alltagsgespräche) | B2 (gut) | C1 (fließend) | C2 (verhandlungssicher) | Muttersprache',
  required: 'erforderlich',
  welcome: 'von Vorteil',
  oneOf: 'Eine dieser Sprachen',
  labels: { place: 'Arbeitsort', working: 'Arbeitssprache', contract: 'Anstellung', salary: 'Gehalt' },
  colon: ': ',
  contracts: 'Vollzeit | Teilzeit | Praktikum | befristet | freie Mitarbeit | Ausbildung',
  periods: { year: 'brutto im Jahr', month: 'brutto im Monat', hour: 'brutto pro Stunde' },
  thousands: '.',
  titlePrefixes: { internship: 'Praktikum', apprenticeship: 'Ausbildung' },
};
