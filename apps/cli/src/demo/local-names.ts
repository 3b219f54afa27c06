import type { DemoCity } from './demo-board.js';

const table = (text: string): Map<string, string> =>
  new Map(text.split('; ').map((pair) => pair.split('=') as [string, string]));

/** Towns in countries that write in another script, with the spelling that local ads use. */
const SPELLINGS: Record<'BG' | 'GR' | 'CY', Map<string, string>> = {
  BG: table(
    'Sofia=София; Plovdiv=Пловдив; Varna=Варна; Burgas=Бургас; Ruse=Русе; Stara Zagora=Стара Загора; Pleven=Плевен; Sliven=Сливен; Dobrich=Добрич; Shumen=Шумен; Pernik=Перник; Haskovo=Хасково; Yambol=Ямбол; Pazardzhik=Пазарджик; Blagoevgrad=Благоевград; Veliko Tarnovo=Велико Търново; Vratsa=Враца; Gabrovo=Габрово; Asenovgrad=Асеновград; Kazanlak=Казанлък; Vidin=Видин; Montana=Монтана; Dimitrovgrad=Димитровград; Lovech=Ловеч; Silistra=Силистра; Sandanski=Сандански; Bansko=Банско',
  ),
  GR: table(
    'Athens=Αθήνα; Thessaloniki=Θεσσαλονίκη; Patra=Πάτρα; Patras=Πάτρα; Piraeus=Πειραιάς; Larissa=Λάρισα; Lárisa=Λάρισα; Heraklion=Ηράκλειο; Irákleion=Ηράκλειο; Volos=Βόλος; Vólos=Βόλος; Ioannina=Ιωάννινα; Ioánnina=Ιωάννινα; Chania=Χανιά; Chaniá=Χανιά; Chalkida=Χαλκίδα; Chalkída=Χαλκίδα; Irákleio=Ηράκλειο; Rhodes=Ρόδος; Ródos=Ρόδος; Kalamata=Καλαμάτα; Kalamáta=Καλαμάτα; Kavala=Καβάλα; Kavála=Καβάλα; Katerini=Κατερίνη; Kateríni=Κατερίνη; Trikala=Τρίκαλα; Tríkala=Τρίκαλα; Serres=Σέρρες; Sérres=Σέρρες; Alexandroupoli=Αλεξανδρούπολη; Xanthi=Ξάνθη; Xánthi=Ξάνθη; Lamia=Λαμία; Lamía=Λαμία; Komotini=Κομοτηνή; Komotiní=Κομοτηνή; Corfu=Κέρκυρα; Rethymno=Ρέθυμνο; Réthymno=Ρέθυμνο; Agrinio=Αγρίνιο; Agrínio=Αγρίνιο; Drama=Δράμα; Dráma=Δράμα; Veria=Βέροια; Véroia=Βέροια; Kozani=Κοζάνη; Kozáni=Κοζάνη',
  ),
  CY: table(
    'Nicosia=Λευκωσία; Limassol=Λεμεσός; Larnaca=Λάρνακα; Paphos=Πάφος; Strovolos=Στρόβολος; Lakatamia=Λακατάμια',
  ),
};

const everywhere = new Map(Object.values(SPELLINGS).flatMap((spellings) => [...spellings]));

/** How an ad in the language of the place writes the town. */
export const localName = (city: DemoCity): string => everywhere.get(city.name) ?? city.nativeName;

/** How an ad in another language writes it: English ads in English, others as it is called there, if in Latin letters. */
export const foreignName = (city: DemoCity, adLanguage: string): string =>
  adLanguage === 'en' || /[^\p{Script=Latin}\p{P}\s]/u.test(city.nativeName) ? city.name : city.nativeName;

/** Countries of which only these towns are on the board: for their spelling, or because nobody hires elsewhere now. */
export const ONLY_TOWNS: Record<string, ReadonlySet<string>> = {
  ...Object.fromEntries(Object.entries(SPELLINGS).map(([iso2, spellings]) => [iso2, new Set(spellings.keys())])),
  UA: new Set(
    'Kyiv Kiev Lviv Odesa Odessa Ivano-Frankivsk Uzhhorod Vinnytsia Vinnytsya Chernivtsi Ternopil'.split(' '),
  ),
};
