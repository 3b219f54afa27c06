import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:fizetes(?:e|ed|et|enek|ek)?|\\w*ber(?:e|ed|et|enek)?|kereset(?:e|ed|et)?|jovedel(?:em|me|med|met)|oradij\\w*)\\b';
const PROOF = '(?:berjegyzek|berpapir|fizetesi jegyzek)\\w*';

/** Hungarian. */
export const HUNGARIAN: PayRules = {
  pay: `${PAY}|${PROOF}`,
  before: 'jelenleg|mostani|elozo|utolso|korabbi|eddigi|most\\b|legutobbi|volt\\b|legutolso',
  hoped: '\\w*igeny|szeretne(?!nk)|elvar|var el|elkepzel|nalunk|minim|elfogad|megfelel',
  trade: 'berszamfejt|szamfejt|foglalkoz|targyal|program|tapasztalat|konyvel',
  asks: [
    'mennyit (?:\\w+ )?(?:keres|keresel|kerestel|keresett|kap|kapsz|kapott)\\b',
    `mennyi (?:a |az )?(?:volt )?(?:\\w+ ){0,3}(?:fizetese|fizetesed|bere|bered|keresete|kereseted|oradija|oradijad)\\b`,
    'mennyit fizet ~(?:munkaltato|munkahely|ceg)',
    `utolso (?:\\w+ )?(?:${PROOF})`,
  ],
  asked: 'adja meg|add meg|kerjuk|kerem|irja|ird meg|kuldj|kuldd|tudni|szukseg|csatol|hozza|hozd',
};
