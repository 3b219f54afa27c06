import { once } from '../text/once.js';
import { plainWords } from '../text/words.js';

/** What CVs call themselves. */
const TITLES = `curriculum vitae | cv | resume | résumé | lebenslauf | tabellarischer lebenslauf | curriculum | curriculum vitae europass | europass | europass curriculum vitae | formato europeo per il curriculum vitae |
  formato europeo | życiorys | životopis | profesijný životopis | strukturovaný životopis | önéletrajz | szakmai önéletrajz | βιογραφικό σημείωμα | βιογραφικό | автобиография | резюме | životopis i motivacija | životopis |
  özgeçmiş | ansioluettelo | elulookirjeldus | gyvenimo aprašymas | dzīves gājums | levnedsløb | meritförteckning | hoja de vida | currículo | currículum | currículum vítae | curriculum vitæ | levensloop | automatisk cv |
  personalia | europass lebenslauf | cv europass | personal cv | professional cv | європейське резюме | биографија | биография | življenjepis | radna biografija | biografija | résumé professionnel | livsløb`;

const titles = once(() => new Set(TITLES.split('|').map(plainWords)));

export function isDocumentTitle(text: string): boolean {
  return titles().has(plainWords(text));
}
