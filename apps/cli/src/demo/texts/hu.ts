import type { AdVocabulary } from './ad-vocabulary.js';

export const hu: AdVocabulary = {
  headings: {
    tasks: 'Feladatok | Mit fogsz csinálni | Egy napod nálunk',
    profile: 'Kit keresünk | Elvárásaink | A te profilod',
    languages: 'Nyelvek | Nyelvtudás',
    offer: 'Amit kínálunk | Amire számíthatsz | Miért válassz minket',
  },
  openings:
    'Növekszünk, és olyan munkatársat keresünk, aki szívesen dolgozik sok országból érkező emberekkel. | Csapatunkban megüresedett egy hely, és olyannak szánjuk, akinek fontos a jó munka. | Több nyelven beszélsz, és minden nap használni szeretnéd őket? Akkor olvass tovább. | Változáson gondolkodsz? Szeretnénk megismerni téged. | Erre a munkára olyan embert keresünk, aki megőrzi a nyugalmát, tud figyelni, és befejezi, amit elkezdett.',
  about: {
    contact: '{company} több mint negyven nyelven segíti ismert márkák ügyfeleit.',
    health: '{company} olyan klinikákat és otthonokat működtet, ahol az ember fontosabb az eljárásoknál.',
    hospitality: '{company} szállodákat és éttermeket működtet a világ minden tájáról érkező vendégeknek.',
    logistics: '{company} közúton, vasúton és tengeren szállít árut egész Európában.',
    technology: '{company} olyan szoftvereket fejleszt, amelyekre naponta cégek ezrei támaszkodnak.',
    finance: '{company} segít a családoknak és a cégeknek biztonságosan bánni a pénzükkel.',
    education: '{company} olyan iskolákat és óvodákat működtet, ahol több nyelv is otthon van.',
    construction: '{company} lakásokat, iskolákat és hidakat épít és újít fel.',
    retail: '{company} üzleteket működtet a városközpontokban, és egész Európában árul az interneten.',
    travel: '{company} célba juttatja az utasokat, és útközben is gondoskodik róluk.',
    industry: '{company} gépeket és alkatrészeket gyárt sok iparág számára.',
    services: '{company} nyelvekkel, emberekkel és jó szervezéssel segít más cégeknek.',
  },
  team: 'A csapatban különböző korú és anyanyelvű emberek dolgoznak, és mindenki segít a másiknak. | Kis csapatban fogsz dolgozni, ahol gyorsak a döntések és világosak a feladatok. | Az első hetekben egy tapasztalt kolléga lesz melletted. | Több mint húsz országból érkeztek a munkatársaink, és a hibákból közösen tanulunk. | Nyíltan beszélünk egymással, és együtt döntünk.',
  tasks: {
    support:
      'Az ügyfelek kérdéseinek megválaszolása telefonon, chaten és e-mailben | Megoldás keresése lehetőleg már az első alkalommal | Az esetek érthető rögzítése, hogy mások is folytatni tudják | Az ügyfelek észrevételeinek továbbítása a többi osztálynak',
    nursing:
      'A betegek és lakók figyelmes, tiszteletteljes ápolása | Az állapotváltozások észrevétele és feljegyzése | Szoros együttműködés orvosokkal, terapeutákkal és családtagokkal | Gondos átadás a műszak végén',
    clinical:
      'Vizsgálatok és kezelések előkészítése és elvégzése | Az eredmények és a következő lépések közérthető elmagyarázása | Minden lépés gondos dokumentálása | A nehéz esetek megbeszélése más szakemberekkel',
    service:
      'A vendégek fogadása és kényelmük biztosítása | Rendelések és kérések felvétele több nyelven | Segítség ott, ahol éppen sok a munka | Kisebb panaszok megoldása a helyszínen',
    kitchen:
      'Ételek készítése friss alapanyagokból | A konyha tisztán tartása és a higiéniai szabályok betartása | A szállítmányok ellenőrzése és elhelyezése | Összehangolt munka a felszolgálókkal',
    cleaning:
      'A szobák és közös terek alapos takarítása | A tisztítószerek biztonságos és takarékos használata | A károk és hiányzó anyagok jelzése | A napi beosztás betartása a csapattal együtt',
    warehouse:
      'Áruk átvétele, ellenőrzése és elhelyezése | Rendelések összekészítése és csomagolása | A készletek naprakészen tartása szkennerrel | A munkahely biztonságának és rendjének megőrzése',
    transport:
      'Utasok vagy áruk biztonságos és pontos célba juttatása | A jármű ellenőrzése minden műszak előtt | Barátságos kapcsolat az utasokkal és ügyfelekkel | A menetokmányok pontos vezetése',
    planning:
      'A szállítások tervezése a rendeléstől az érkezésig | Ajánlatok összehasonlítása, tárgyalás beszállítókkal és fuvarozókkal | A költségek, készletek és határidők figyelése | A késések megoldása más országokban dolgozó kollégákkal',
    software:
      'Digitális termékeink lépésről lépésre történő fejlesztése | A kollégák munkájának áttekintése és véleményük kikérése | Beszélgetés a felhasználókkal, igényeik világos feladatokká alakítása | A munka dokumentálása úgy, hogy mások is építhessenek rá',
    infrastructure:
      'A rendszerek és hálózatok biztonságos működtetése | A hibák okának felderítése és végleges megszüntetése | Frissítések és biztonsági mentések tervezése és kipróbálása | Tanácsadás a kollégáknak biztonsági kérdésekben',
    finance:
      'Számok ellenőrzése és jelentések időben történő elkészítése | Számlák és iratok pontos vezetése | Közérthető tanácsadás ügyfeleknek és kollégáknak | A szabályok és határidők figyelemmel kísérése',
    teaching:
      'Órák és foglalkozások tervezése a saját csoportodnak | Minden tanuló támogatása a képességei szerint | Nyílt beszélgetés a családokkal és a kollégákkal | Részvétel projekteken és kirándulásokon',
    construction:
      'Munkák elvégzése új és régi épületeken | Tervrajzok olvasása és pontos mérés | A szerszámok és anyagok karbantartása | A biztonsági szabályok betartása az építkezésen',
    shop: 'A vásárlók segítése a megfelelő termék megtalálásában | Az áruk tetszetős elhelyezése és a polcok feltöltése | Pénztári munka | A szállítmányok és készletek ellenőrzése',
    sales:
      'Új ügyfelek szerzése és a meglévők gondozása | Ajánlatok, bemutatók és kampányok előkészítése | A piac és a versenytársak figyelése | Az eredmények értékelése és a következő lépések megtervezése',
    tourism:
      'Gondoskodás az utazókról az út előtt és alatt | Foglalásokkal, helyszínekkel és útvonalakkal kapcsolatos kérdések megválaszolása | Csoportok és programok szervezése | Nyugodt reagálás, ha változnak a tervek',
    production:
      'Alkatrészek és termékek gyártása rajz és munkautasítás szerint | A minőség ellenőrzése és az eredmények feljegyzése | Gépek és szerszámok beállítása | A munkaterület tisztán és biztonságosan tartása',
    maintenance:
      'Gépek és berendezések karbantartása és javítása | A hibák gyors és biztonságos felderítése | Ellenőrzések tervezése és alkatrészek rendelése | Az elvégzett munkák rögzítése',
    engineering:
      'Műszaki megoldások kidolgozása az első ötlettől az átadásig | Rajzok, számítások és dokumentumok készítése | Beszállítók, telephelyek és ügyfelek munkájának összehangolása | A minőség, a költségek és a határidők ellenőrzése',
    office:
      'Találkozók, iratok és levelezés szervezése | Kapcsolattartás kollégákkal, ügyfelekkel és hatóságokkal | Szerződések, döntések és jelentések előkészítése | A mindennapi folyamatok egyszerűsítése',
    language:
      'Szövegek és beszélgetések csiszolása, amíg természetesen nem hangzanak | Szakkifejezések, stílus és tények ellenőrzése | Kérdések tisztázása megbízókkal és szakértőkkel | Szójegyzékek és stílusútmutatók gondozása',
  },
  leadTasks: 'A csapat vezetése és munkájának tervezése | Felelősség az eredményekért és beszámolás a vezetésnek',
  sharedTasks:
    'Együttműködés más országokban dolgozó kollégákkal | Az új munkatársak beilleszkedésének segítése | Saját ötletek a jobb munkához | Részvétel rövid heti megbeszéléseken | A bizalmas információk gondos kezelése',
  experience:
    'Tapasztalat nem szükséges: mindenre megtanítunk | Első tapasztalatok hasonló munkában, legfeljebb két év | Két–öt év tapasztalat hasonló munkában | Több mint öt év szakmai tapasztalat | Tapasztalat csapat vezetésében | Több év tapasztalat egy részleg vezetésében',
  profile:
    'Gondosan és önállóan gondolkodva dolgozol | Szeretsz csapatban dolgozni, és egyedül is megállod a helyed | Barátságos maradsz akkor is, ha sok a munka | Megfelelő képzettséged vagy hasonló tapasztalatod van | Megbízható vagy | Szívesen tanulsz új dolgokat | Jól érzed magad más kultúrákból érkező emberek között | Magabiztosan használod a szokásos számítógépes programokat',
  benefits:
    'Határozatlan idejű szerződés a próbaidő után | Segítség a költözésben, a hivatali ügyekben és a lakáskeresésben | Ingyenes nyelvtanfolyamok munkaidőben | Rendszeres képzés és valódi előrelépési lehetőség | Négy héttel előre ismert beosztás | További szabadnapok a ledolgozott évek után | Hozzájárulás a tömegközlekedéshez | Magánegészségügyi biztosítás | Mentor az első hat hónapban | Ebéd és friss gyümölcs a munkahelyen',
  remote: {
    Hybrid: 'Heti két-három nap otthonról',
    RemoteCountryBased: 'Otthoni munka az ország bármely pontjáról',
    Remote: 'Távmunka Európa bármely pontjáról',
  },
  apply:
    'Kérjük, a saját oldalunkon jelentkezz; a gomb odavezet. | Jelentkezni a karrieroldalunkon lehet, ahol a csapatot is megismerheted.',
  levels:
    'A1 (első szavak) | A2 (alapszint) | B1 (hétköznapi beszélgetés) | B2 (jó) | C1 (folyékony) | C2 (kiváló) | anyanyelv',
  required: 'elvárás',
  welcome: 'előny',
  oneOf: 'Az alábbi nyelvek egyike',
  labels: { place: 'A munkavégzés helye', working: 'Munkanyelv', contract: 'Foglalkoztatás', salary: 'Fizetés' },
  colon: ': ',
  contracts: 'teljes munkaidő | részmunkaidő | gyakornoki munka | határozott idejű | szabadúszó | szakmai tanulóhely',
  periods: { year: 'bruttó évente', month: 'bruttó havonta', hour: 'bruttó óránként' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Gyakornoki állás', apprenticeship: 'Szakmai tanuló' },
};
