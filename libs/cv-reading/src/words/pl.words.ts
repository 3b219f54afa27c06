import { type CvWords, list } from './cv-words.js';

export const plWords: CvWords = {
  language: 'pl',
  headings: {
    experience: list(
      'pracowa* | pracuję* | praca zawodowa | przebieg pracy zawodowej | gdzie pracowałam | gdzie pracowałem | dotychczasowe zatrudnienie | doświadczenie w pracy | doświadczenie | doświadczenie zawodowe | przebieg pracy | praca | historia zatrudnienia | przebieg kariery | kariera zawodowa | przebieg kariery zawodowej | zatrudnienie | praktyki | staże | praktyki i staże | doświadczenie* | przebieg* | zatrudnienie* | kariera* | praktyki* | staże*',
    ),
    education: list(
      'uczył* | nauk* | szkoł* | wykształcenie i kursy | edukacja i kursy | przebieg edukacji | ukończone studia | ukończone szkoły | szkoły | wykształcenie | edukacja | edukacja i szkolenia | studia | nauka | kształcenie i szkolenie | kształcenie | wykształcenie i szkolenia | wykształcenie* | edukacja* | kształcenie* | studia*',
    ),
    languages: list(
      'mówię* | języki | języki obce | znajomość języków | znajomość języków obcych | język | umiejętności językowe | kompetencje językowe | język* | *języków | *językowe',
    ),
    skills: list(
      'umiem* | potrafi* | programowanie | narzędzia i technologie | technologie i narzędzia | it | znajomość programów | umiejętności i kompetencje osobiste | umiejętności osobiste | umiejętności | kompetencje | umiejętności techniczne | kwalifikacje | znajomość oprogramowania | obsługa komputera | umiejętności cyfrowe | technologie | umiejętności i kompetencje | kluczowe umiejętności | narzędzia | umiejętności komputerowe | umiejętn* | kompetencj* | kwalifikacj* | technologi* | narzędzia*',
    ),
    contact: list(
      'kontakt | dane kontaktowe | dane osobowe | informacje osobiste | dane | dane personalne | kontakt* | dane* | informacje osob*',
    ),
    summary: list(
      'profil | podsumowanie | o mnie | podsumowanie zawodowe | profil zawodowy | cel zawodowy | o sobie | profil* | podsumowanie* | cel* | o mnie*',
    ),
    other: list(
      'zainteresowania | hobby | referencje | publikacje | certyfikaty | kursy | szkolenia | kursy i szkolenia | wolontariat | projekty | klauzula | prawo jazdy | zgoda | dodatkowe informacje | inne | nagrody | osiągnięcia | dodatkowe umiejętności i uprawnienia | uprawnienia | informacje dodatkowe | organizacje | zainteresow* | hobb* | referenc* | publikacj* | certyfikat* | kurs* | szkoleni* | wolontariat* | projekt* | klauzul* | prawo jazdy* | zgod* | dodatkow* | nagrod* | osiągnięc*',
    ),
  },
  present: list(
    'do dnia dzisiejszego | po dzień dzisiejszy | do dzisiaj | obecnie | nadal | teraz | do chwili obecnej | chwili obecnej | dziś | dzisiaj | aktualnie | do teraz | trwa | do dziś | w toku | obecny',
  ),
  since: list('od'),
  until: list('do'),
  seasons: list('wiosna | lato | jesień | zima | wiosną | latem'),
  levels: {
    native: list('ojczysty | język ojczysty | natywny | rodzimy | dwujęzyczny | dwujęzyczność'),
    C2: list('doskonał* | perfekcyjn* | biegła znajomość w mowie i piśmie | znakomit*'),
    C1: list('biegl* | biegł* | bardzo dobr* | zaawansowan* | płynn* | biegle w mowie i piśmie | pełna profesjonalna'),
    B2: list('dobr* | dobra znajomość | wyższy średniozaawansowany | zawodowy'),
    B1: list('komunikatywn* | średniozaawansowan* | średni* | średnio zaawansowan* | ograniczona profesjonalna'),
    A2: list('trochę | podstawow* | podstawy | elementarn* | szkolny'),
    A1: list('początkując*'),
  },
  degrees: {
    8: list('doktor* | dr | doktorat'),
    7: list(
      'magister* | mgr | studia magisterskie | studia podyplomowe | mgr inż. | magisterskie | lekarz | jednolite studia magisterskie',
    ),
    6: list(
      'licencjat* | inżynier* | inż. | studia licencjackie | studia inżynierskie | licencjackie | studia i stopnia',
    ),
    5: list('kolegium'),
    4: list('szkoła policealna | policealn* | studium policealne | studium'),
    3: list(
      'liceum* | technikum* | technik | matura | zasadnicza szkoła zawodowa | szkoła zawodowa | świadectwo dojrzałości | zawodowa | zasadnicza',
    ),
    2: list('gimnazjum*'),
    1: list('szkoła podstawowa'),
  },
  schools: list(
    'uniwersytet* | politechnika* | akademia* | szkoła* | liceum* | technikum* | zespół szkół | wyższa szkoła | uczelnia | lo | kolegium | instytut | sgh | agh | wyższa | gimnazjum* | centrum kształcenia',
  ),
  organisations: list(
    'sp. z o.o. | spółka z o.o. | s.a. | sp.j. | sp. j. | sp.k. | spółka | s.c. | biuro* | szpital* | hotel* | restauracja* | bank* | firma* | zakład* | przedsiębiorstwo* | urząd* | przychodnia* | sklep* | dom* | fundacja* | stowarzyszenie* | gabinet* | kancelaria* | warsztat* | piekarnia* | kawiarnia* | apteka* | grupa* | centrum* | agencja* | studio* | hurtownia* | serwis* | ministerstwo* | phu | p.h.u. | gmina | poczta | pracownia* | wydawnictwo*',
  ),
  positions: list(
    'specjalist* | kierownik* | kierowniczka | inżynier* | programist* | asystent* | księgow* | opiekun* | pielęgniark* | pielęgniarz | nauczyciel* | sprzedawc* | kierowc* | kelner* | kucharz* | pracownik* | menedżer* | manager* | dyrektor* | konsultant* | analityk* | stażyst* | praktykant* | magazynier* | technik* | mechanik* | elektryk* | recepcjonist* | referent* | koordynator* | doradc* | przedstawiciel* | lider* | operator* | monter* | sekretark* | grafik* | projektant* | architekt* | młodsz* | starsz* | samodzieln* | barista* | kasjer* | sprzątaczk* | pomoc* | brygadzist* | spawacz* | developer* | tester* | administrator* | lekarz* | fizjoterapeut* | wychowawc* | właściciel* | prezes* | członek',
  ),
  at: list('w firmie | w'),
  labels: {
    name: list('imię i nazwisko | nazwisko i imię | nazwisko(a) / imię (imiona)'),
    firstName: list('imię | imiona'),
    lastName: list('nazwisko'),
    address: list('adres | miejsce zamieszkania | adres zamieszkania | miasto | zamieszkały | zamieszkała'),
    phone: list('telefon | tel | komórka | numer telefonu | tel. kom | telefon komórkowy | nr telefonu'),
    email: list('e-mail | email | mail | adres e-mail | poczta elektroniczna'),
    link: list('linkedin | strona internetowa | www | github | portfolio | strona'),
    ignored: list(
      'data urodzenia | urodzony | urodzona | narodowość | obywatelstwo | stan cywilny | miejsce urodzenia | płeć | wiek | prawo jazdy | ur | fax | data i miejsce urodzenia',
    ),
    dates: list('daty | data | okres'),
    position: list('zawód lub stanowisko | stanowisko | funkcja | zajmowane stanowisko'),
    employer: list('nazwa i adres pracodawcy | pracodawca | firma | nazwa pracodawcy'),
    activities: list(
      'główne działania i obowiązki | obowiązki | zakres obowiązków | zadania | rodzaj działalności lub sektor | główne obowiązki',
    ),
    title: list('nazwa uzyskanych kwalifikacji | kwalifikacje | tytuł | kierunek'),
    school: list('nazwa i typ instytucji edukacyjnej lub szkoleniowej | szkoła | uczelnia | instytucja'),
    motherTongue: list('język ojczysty | języki ojczyste | język(i) ojczysty(e)'),
    otherLanguages: list('inne języki | pozostałe języki | inny język | inne języki obce | języki obce'),
  },
  stopwords: list('i | w | z | na | do | oraz | dla | przy | od | o | się | nie | za | ze | po | w tym'),
};
