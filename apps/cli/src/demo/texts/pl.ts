import type { AdVocabulary } from './ad-vocabulary.js';

export const pl: AdVocabulary = {
  headings: {
    tasks: 'Zakres obowiązków | Czym się zajmiesz | Twoje zadania',
    profile: 'Kogo szukamy | Nasze oczekiwania | Twój profil',
    languages: 'Języki | Znajomość języków',
    offer: 'Co oferujemy | Na co możesz liczyć | Dlaczego warto u nas pracować',
  },
  openings:
    'Rozwijamy się i szukamy osoby, która lubi pracować z ludźmi z wielu krajów. | W naszym zespole jest wolne miejsce i chcemy powierzyć je komuś, dla kogo liczy się dobra praca. | Znasz więcej niż jeden język i chcesz używać go na co dzień? Czytaj dalej. | Myślisz o zmianie? Chętnie Cię poznamy. | Na to stanowisko szukamy osoby, która zachowuje spokój, potrafi słuchać i kończy to, co zaczęła.',
  about: {
    contact: '{company} obsługuje klientów znanych marek w ponad czterdziestu językach.',
    health: '{company} prowadzi kliniki i domy opieki, w których człowiek jest ważniejszy niż procedury.',
    hospitality: '{company} prowadzi hotele i restauracje dla gości z całego świata.',
    logistics: '{company} przewozi towary po całej Europie drogą, koleją i morzem.',
    technology: '{company} tworzy oprogramowanie, któremu codziennie ufają tysiące firm.',
    finance: '{company} pomaga rodzinom i firmom bezpiecznie zarządzać pieniędzmi.',
    education: '{company} prowadzi szkoły i przedszkola, w których rozbrzmiewa wiele języków.',
    construction: '{company} buduje i odnawia mieszkania, szkoły i mosty.',
    retail: '{company} prowadzi sklepy w centrach miast i sprzedaje przez internet w całej Europie.',
    travel: '{company} dowozi podróżnych do celu i opiekuje się nimi w drodze.',
    industry: '{company} produkuje maszyny i części dla wielu branż.',
    services: '{company} wspiera inne firmy w sprawach językowych, kadrowych i organizacyjnych.',
  },
  team: 'W zespole spotykają się osoby w różnym wieku i z różnymi językami ojczystymi, a wszyscy sobie pomagają. | Będziesz pracować w małym zespole, w którym decyzje zapadają szybko, a zadania są jasno podzielone. | W pierwszych tygodniach będzie Ci towarzyszyć doświadczona osoba. | Pracują u nas ludzie z ponad dwudziestu krajów i wspólnie uczymy się na błędach. | Rozmawiamy ze sobą otwarcie i razem podejmujemy decyzje.',
  tasks: {
    support:
      'Odpowiadanie na pytania klientów przez telefon, czat i e-mail | Znajdowanie rozwiązania w miarę możliwości już przy pierwszym kontakcie | Dokładne opisywanie zgłoszeń, aby inni mogli je dalej prowadzić | Przekazywanie uwag klientów innym działom',
    nursing:
      'Opieka nad pacjentami i mieszkańcami z uwagą i szacunkiem | Obserwowanie zmian stanu zdrowia i ich zapisywanie | Bliska współpraca z lekarzami, terapeutami i rodzinami | Staranne przekazywanie informacji na koniec zmiany',
    clinical:
      'Przygotowywanie i prowadzenie wizyt oraz badań | Wyjaśnianie wyników i dalszych kroków prostym językiem | Staranne prowadzenie dokumentacji | Omawianie trudnych przypadków z innymi specjalistami',
    service:
      'Witanie gości i dbanie o ich dobre samopoczucie | Przyjmowanie zamówień i próśb w kilku językach | Pomoc tam, gdzie jest najwięcej pracy | Rozwiązywanie drobnych skarg na miejscu',
    kitchen:
      'Przygotowywanie dań ze świeżych składników | Utrzymywanie czystości w kuchni i przestrzeganie zasad higieny | Sprawdzanie i układanie dostaw | Zgodna współpraca z obsługą sali',
    cleaning:
      'Dokładne sprzątanie pokoi i pomieszczeń wspólnych | Bezpieczne i oszczędne używanie środków czystości | Zgłaszanie uszkodzeń i brakujących materiałów | Realizacja planu dnia razem z zespołem',
    warehouse:
      'Przyjmowanie, sprawdzanie i układanie towarów | Kompletowanie i pakowanie zamówień | Aktualizowanie stanów magazynowych za pomocą skanera | Dbanie o porządek i bezpieczeństwo w miejscu pracy',
    transport:
      'Bezpieczny i punktualny przewóz osób lub towarów | Sprawdzanie pojazdu przed każdą zmianą | Uprzejmy kontakt z pasażerami i klientami | Prowadzenie pełnej dokumentacji przejazdów',
    planning:
      'Planowanie dostaw od zamówienia do przyjazdu | Porównywanie ofert i negocjacje z dostawcami i przewoźnikami | Kontrola kosztów, zapasów i terminów | Rozwiązywanie opóźnień ze współpracownikami z innych krajów',
    software:
      'Rozwijanie naszych produktów cyfrowych krok po kroku | Przeglądanie pracy innych i proszenie o ich opinię | Rozmowy z użytkownikami i zamiana ich potrzeb na jasne zadania | Dokumentowanie pracy tak, aby inni mogli z niej korzystać',
    infrastructure:
      'Dbanie o bezpieczne działanie systemów i sieci | Znajdowanie przyczyn awarii i trwałe ich usuwanie | Planowanie i testowanie aktualizacji oraz kopii zapasowych | Doradzanie współpracownikom w sprawach bezpieczeństwa',
    finance:
      'Sprawdzanie danych i terminowe przygotowywanie raportów | Prowadzenie kompletnych kont i akt | Doradzanie klientom i współpracownikom prostym językiem | Pilnowanie przepisów i terminów',
    teaching:
      'Planowanie lekcji i zajęć dla swojej grupy | Wspieranie wszystkich uczniów zgodnie z ich możliwościami | Otwarte rozmowy z rodzinami i gronem pedagogicznym | Udział w projektach i wycieczkach',
    construction:
      'Wykonywanie prac w nowych i starych budynkach | Czytanie planów i dokładne mierzenie | Dbanie o narzędzia i materiały | Przestrzeganie zasad bezpieczeństwa na budowie',
    shop: 'Doradzanie klientom i znajdowanie tego, co im odpowiada | Atrakcyjna prezentacja towaru i uzupełnianie półek | Obsługa kasy | Sprawdzanie dostaw i zapasów',
    sales:
      'Pozyskiwanie nowych klientów i opieka nad obecnymi | Przygotowywanie ofert, prezentacji i kampanii | Obserwowanie rynku i konkurencji | Ocena wyników i planowanie kolejnych kroków',
    tourism:
      'Opieka nad podróżnymi przed pobytem i w jego trakcie | Odpowiadanie na pytania o rezerwacje, miejsca i trasy | Organizowanie grup i zajęć | Spokojne reagowanie na zmiany planów',
    production:
      'Wytwarzanie części i wyrobów według rysunków i zleceń | Sprawdzanie jakości i zapisywanie wyników | Ustawianie maszyn i narzędzi | Utrzymywanie czystego i bezpiecznego stanowiska',
    maintenance:
      'Konserwacja i naprawa maszyn oraz urządzeń | Szybkie i bezpieczne znajdowanie usterek | Planowanie przeglądów i zamawianie części | Zapisywanie wykonanych prac',
    engineering:
      'Opracowywanie rozwiązań technicznych od pomysłu do przekazania | Przygotowywanie rysunków, obliczeń i dokumentów | Koordynowanie dostawców, zakładów i klientów | Kontrola jakości, kosztów i terminów',
    office:
      'Organizowanie spotkań, dokumentów i korespondencji | Kontakt z pracownikami, klientami i urzędami | Przygotowywanie umów, decyzji i raportów | Upraszczanie codziennych procesów',
    language:
      'Praca nad tekstami i rozmowami, aż zabrzmią naturalnie | Sprawdzanie terminów, stylu i faktów | Wyjaśnianie pytań z klientami i ekspertami | Prowadzenie glosariuszy i przewodników stylu',
  },
  leadTasks: 'Kierowanie zespołem i planowanie jego pracy | Odpowiedzialność za wyniki i raportowanie do kierownictwa',
  sharedTasks:
    'Współpraca z osobami z innych krajów | Pomoc nowym osobom w zespole | Wnoszenie własnych pomysłów na ulepszenia | Udział w krótkich cotygodniowych spotkaniach | Ostrożne obchodzenie się z poufnymi informacjami',
  experience:
    'Doświadczenie nie jest potrzebne: wszystkiego nauczymy | Pierwsze doświadczenie w podobnej pracy, do dwóch lat | Od dwóch do pięciu lat doświadczenia w podobnej pracy | Ponad pięć lat doświadczenia w branży | Doświadczenie w kierowaniu zespołem | Kilkuletnie doświadczenie w kierowaniu działem',
  profile:
    'Pracujesz starannie i myślisz samodzielnie | Lubisz pracę w zespole i potrafisz też działać samodzielnie | Zachowujesz uprzejmość, gdy pracy jest dużo | Masz odpowiednie wykształcenie lub podobne doświadczenie | Można na Tobie polegać | Chętnie uczysz się nowych rzeczy | Dobrze czujesz się wśród ludzi z innych kultur | Sprawnie korzystasz z popularnych programów komputerowych',
  benefits:
    'Umowa na czas nieokreślony po okresie próbnym | Pomoc przy przeprowadzce, w urzędach i w szukaniu mieszkania | Bezpłatne kursy językowe w godzinach pracy | Regularne szkolenia i realne możliwości awansu | Grafiki znane z czterotygodniowym wyprzedzeniem | Dodatkowe dni wolne za staż pracy | Dopłata do komunikacji miejskiej | Prywatna opieka medyczna | Wsparcie opiekuna przez pierwsze pół roku | Obiady i świeże owoce w pracy',
  remote: {
    Hybrid: 'Dwa lub trzy dni w tygodniu z domu',
    RemoteCountryBased: 'Praca zdalna z dowolnego miejsca w kraju',
    Remote: 'Praca zdalna z dowolnego miejsca w Europie',
  },
  apply:
    'Prosimy o aplikowanie na naszej stronie; przycisk tam prowadzi. | Zgłoszenia przyjmujemy przez naszą stronę z ofertami pracy, gdzie możesz też poznać zespół.',
  levels:
    'A1 (pierwsze słowa) | A2 (podstawy) | B1 (codzienne rozmowy) | B2 (dobry) | C1 (biegły) | C2 (doskonały) | język ojczysty',
  required: 'wymagany',
  welcome: 'mile widziany',
  oneOf: 'Jeden z tych języków',
  labels: { place: 'Miejsce pracy', working: 'Język pracy', contract: 'Forma zatrudnienia', salary: 'Wynagrodzenie' },
  colon: ': ',
  contracts: 'pełny etat | część etatu | staż | praca tymczasowa | współpraca B2B | nauka zawodu',
  periods: { year: 'brutto rocznie', month: 'brutto miesięcznie', hour: 'brutto za godzinę' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Staż', apprenticeship: 'Nauka zawodu' },
};
