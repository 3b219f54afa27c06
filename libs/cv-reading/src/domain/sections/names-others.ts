import { plainWords } from '../text/words.js';

/** What words of headings begin with, below which stand other people, in the languages of `words/`. */
const REFERENCES =
  'referen referan referin refere recomand recomend recommand recommend rekomend empfehl preporuk priporoc soovitaj suosittel atsauksm ieteik ajanl συστασ συστατικ референ препоръ препорук рекоменд';
/** … and works by whose names everybody finds their author. */
const WORKS =
  'publik publicac publicat publicaz pubblicaz veroffentlich julkais objav yayin публикац публікац публикациј δημοσιευ papers patents patenty vortrag talks presentations conference conferenc conferenz konferenc konferans congreso convegn συνεδρι exhibition ausstellung';

const OTHERS = `${REFERENCES} ${WORKS}`.split(' ');
/** More are a sentence. */
const MOST_WORDS = 5;

/** Whether a heading is above other people, or above works that say whose they are. */
export function namesOthers(heading: string): boolean {
  const words = plainWords(heading).split(' ');
  return words.length <= MOST_WORDS && words.some((word) => OTHERS.some((beginning) => word.startsWith(beginning)));
}
