import type { AdVocabulary } from './ad-vocabulary.js';

export const cs: AdVocabulary = {
  headings: {
    tasks: 'Náplň práce | Co budete dělat | Vaše úkoly',
    profile: 'Koho hledáme | Co od vás čekáme | Váš profil',
    languages: 'Jazyky | Jazykové znalosti',
    offer: 'Co nabízíme | Na co se můžete těšit | Proč pracovat u nás',
  },
  openings:
    'Rosteme a hledáme někoho, kdo rád pracuje s lidmi z mnoha zemí. | V našem týmu je volné místo a rádi bychom ho svěřili člověku, kterému záleží na dobré práci. | Mluvíte více než jedním jazykem a chcete ho používat každý den? Pak čtěte dál. | Přemýšlíte o změně? Rádi vás poznáme. | Na tuto pozici hledáme člověka, který zachová klid, umí naslouchat a dotáhne věci do konce.',
  about: {
    contact: '{company} se stará o zákazníky známých značek ve více než čtyřiceti jazycích.',
    health: '{company} provozuje kliniky a domovy, ve kterých je člověk důležitější než postupy.',
    hospitality: '{company} provozuje hotely a restaurace pro hosty z celého světa.',
    logistics: '{company} přepravuje zboží po celé Evropě po silnici, železnici i po moři.',
    technology: '{company} vyvíjí software, na který se každý den spoléhají tisíce firem.',
    finance: '{company} pomáhá rodinám a firmám bezpečně zacházet s penězi.',
    education: '{company} provozuje školy a školky, ve kterých je doma více jazyků.',
    construction: '{company} staví a opravuje byty, školy a mosty.',
    retail: '{company} má obchody v centrech měst a prodává na internetu po celé Evropě.',
    travel: '{company} dopraví cestující do cíle a cestou se o ně postará.',
    industry: '{company} vyrábí stroje a díly pro mnoho odvětví.',
    services: '{company} pomáhá jiným firmám s jazyky, lidmi a dobrou organizací.',
  },
  team: 'V týmu se setkávají lidé různého věku a s různými mateřskými jazyky a všichni si pomáhají. | Budete pracovat v malém týmu, kde se rozhoduje rychle a úkoly jsou jasně rozdělené. | V prvních týdnech vám bude po boku zkušená kolegyně nebo kolega. | Pracují u nás lidé z více než dvaceti zemí a z chyb se učíme společně. | Mluvíme spolu otevřeně a rozhodujeme společně.',
  tasks: {
    support:
      'Odpovídání na dotazy zákazníků po telefonu, chatu a e-mailu | Hledání řešení pokud možno už při prvním kontaktu | Přehledné zaznamenávání případů, aby v nich mohli pokračovat kolegové | Předávání připomínek zákazníků ostatním oddělením',
    nursing:
      'Pozorná a ohleduplná péče o pacienty a klienty | Sledování změn jejich stavu a vedení záznamů | Úzká spolupráce s lékaři, terapeuty a rodinami | Pečlivé předání služby na konci směny',
    clinical:
      'Příprava a provádění návštěv a vyšetření | Vysvětlování výsledků a dalšího postupu srozumitelnými slovy | Pečlivé vedení dokumentace | Probírání složitých případů s dalšími odborníky',
    service:
      'Vítání hostů a péče o jejich pohodlí | Přijímání objednávek a přání v několika jazycích | Pomoc tam, kde je zrovna nejvíc práce | Řešení drobných stížností na místě',
    kitchen:
      'Příprava jídel z čerstvých surovin | Udržování čistoty v kuchyni a dodržování hygienických pravidel | Kontrola a uskladnění dodávek | Spolupráce s obsluhou restaurace',
    cleaning:
      'Důkladný úklid pokojů a společných prostor | Bezpečné a úsporné používání čisticích prostředků | Hlášení škod a chybějícího materiálu | Plnění denního plánu společně s týmem',
    warehouse:
      'Příjem, kontrola a uskladnění zboží | Příprava a balení objednávek | Aktualizace stavu zásob pomocí skeneru | Udržování bezpečného a uklizeného pracoviště',
    transport:
      'Bezpečná a včasná přeprava osob nebo zboží | Kontrola vozidla před každou směnou | Přátelské jednání s cestujícími a zákazníky | Úplné vedení záznamů o jízdách',
    planning:
      'Plánování dodávek od objednávky po příjezd | Porovnávání nabídek a jednání s dodavateli a dopravci | Sledování nákladů, zásob a termínů | Řešení zpoždění s kolegy z jiných zemí',
    software:
      'Postupné rozvíjení našich digitálních produktů | Kontrola práce kolegů a otevřenost k jejich názorům | Rozhovory s uživateli a převádění jejich potřeb na jasné úkoly | Dokumentování práce, aby na ni mohli navázat ostatní',
    infrastructure:
      'Zajištění bezpečného chodu systémů a sítí | Hledání příčin poruch a jejich trvalé odstranění | Plánování a testování aktualizací a záloh | Poradenství kolegům v otázkách bezpečnosti',
    finance:
      'Kontrola čísel a včasná příprava zpráv | Vedení úplných účtů a spisů | Srozumitelné poradenství klientům a kolegům | Dohled nad předpisy a lhůtami',
    teaching:
      'Příprava výuky a aktivit pro vaši skupinu | Podpora všech žáků podle jejich schopností | Otevřená komunikace s rodinami a kolegy | Účast na projektech a výletech',
    construction:
      'Provádění prací na nových i starých budovách | Čtení plánů a přesné měření | Péče o nářadí a materiál | Dodržování bezpečnostních pravidel na stavbě',
    shop: 'Poradenství zákazníkům a hledání toho, co jim vyhovuje | Pěkné vystavení zboží a doplňování regálů | Práce na pokladně | Kontrola dodávek a zásob',
    sales:
      'Získávání nových zákazníků a péče o stávající | Příprava nabídek, prezentací a kampaní | Sledování trhu a konkurence | Vyhodnocování výsledků a plánování dalších kroků',
    tourism:
      'Péče o cestující před pobytem i během něj | Odpovídání na dotazy k rezervacím, místům a trasám | Organizování skupin a programu | Klidné jednání při změně plánů',
    production:
      'Výroba dílů a výrobků podle výkresů a zakázek | Kontrola kvality a zapisování výsledků | Seřizování strojů a nástrojů | Udržování čistého a bezpečného pracoviště',
    maintenance:
      'Údržba a opravy strojů a zařízení | Rychlé a bezpečné hledání závad | Plánování kontrol a objednávání náhradních dílů | Zapisování provedených prací',
    engineering:
      'Vývoj technických řešení od prvního nápadu po předání | Příprava výkresů, výpočtů a dokumentů | Koordinace dodavatelů, provozů a zákazníků | Kontrola kvality, nákladů a termínů',
    office:
      'Organizace schůzek, dokumentů a korespondence | Kontakt s kolegy, klienty a úřady | Příprava smluv, rozhodnutí a zpráv | Zjednodušování každodenních postupů',
    language:
      'Práce s texty a rozhovory, dokud nezní přirozeně | Kontrola pojmů, stylu a faktů | Vyjasňování otázek s klienty a odborníky | Správa slovníčků a stylistických příruček',
  },
  leadTasks: 'Vedení týmu a plánování jeho práce | Odpovědnost za výsledky a podávání zpráv vedení',
  sharedTasks:
    'Spolupráce s kolegy z jiných zemí | Pomoc nováčkům v týmu | Vlastní nápady, jak dělat věci lépe | Účast na krátkých týdenních poradách | Opatrné zacházení s důvěrnými informacemi',
  experience:
    'Zkušenosti nejsou nutné: vše vás naučíme | První zkušenosti s podobnou prací, do dvou let | Dva až pět let zkušeností s podobnou prací | Více než pět let praxe v oboru | Zkušenost s vedením týmu | Několik let zkušeností s vedením oddělení',
  profile:
    'Pracujete pečlivě a přemýšlíte o souvislostech | Rádi pracujete v týmu i samostatně | Zůstáváte přátelští, i když je hodně práce | Máte odpovídající vzdělání nebo podobné zkušenosti | Je na vás spolehnutí | Rádi se učíte nové věci | Dobře vycházíte s lidmi z jiných kultur | Běžné počítačové programy vám nedělají potíže',
  benefits:
    'Smlouvu na dobu neurčitou po zkušební době | Pomoc se stěhováním, s úřady a s hledáním bydlení | Jazykové kurzy zdarma v pracovní době | Pravidelná školení a skutečné možnosti postupu | Rozpisy směn známé čtyři týdny předem | Dny volna navíc podle odpracovaných let | Příspěvek na veřejnou dopravu | Příspěvek na penzijní spoření | Vlastního průvodce v prvních šesti měsících | Obědy a čerstvé ovoce na pracovišti',
  remote: {
    Hybrid: 'Dva až tři dny v týdnu z domova',
    RemoteCountryBased: 'Práci z domova kdekoli v zemi',
    Remote: 'Práci odkudkoli z Evropy',
  },
  apply:
    'Přihlaste se prosím na našem webu; tlačítko vás tam dovede. | Přihlášky přijímáme na naší kariérní stránce, kde poznáte i tým.',
  levels:
    'A1 (první slova) | A2 (základy) | B1 (běžný rozhovor) | B2 (dobrá znalost) | C1 (plynně) | C2 (výborně) | mateřský jazyk',
  required: 'podmínkou',
  welcome: 'výhodou',
  oneOf: 'Jeden z těchto jazyků',
  labels: { place: 'Místo práce', working: 'Pracovní jazyk', contract: 'Úvazek', salary: 'Mzda' },
  colon: ': ',
  contracts: 'plný úvazek | částečný úvazek | stáž | na dobu určitou | živnost | vyučení v oboru',
  periods: { year: 'hrubého ročně', month: 'hrubého měsíčně', hour: 'hrubého za hodinu' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Stáž', apprenticeship: 'Učební obor' },
};
