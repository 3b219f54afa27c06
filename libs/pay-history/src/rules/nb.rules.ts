import type { PayRules } from './pay-rules.js';

const PAY = '(?:\\w*lonn|lonnen|manedslonnen|timelonnen|arslonnen|inntekt(?:en)?|timesats|timepris)\\b';
const PROOF = 'lonnsslipp\\w*';
const BEFORE = '(?:navaerende|tidligere|siste|forrige)\\b';

/** Norwegian. */
export const NORWEGIAN: PayRules = {
  pay: `${PAY}|${PROOF}`,
  before: 'navaerende|tidligere|siste|forrige|hittil|i dag|akkurat na|na\\b|for tiden',
  hoped:
    '(?<!vi )forvent|\\w*forventning|(?<!vi )onsk|\\w*onske|vil du|du vil|kunne du|tenker du|hos oss|minim|\\w*krav\\b',
  trade: 'lonnsadministr|handter|beregn|forhandl|program|erfaring med|ansvar',
  asks: [
    '(?:hva|hvor mye) tjen(?:er|te) (?:du|dere)\\b',
    '(?:hva|hvor mye) (?:du|dere) (?:\\w+ )?tjen(?:er|te)\\b',
    '(?:hva|hvor mye) (?:far|fikk|har|hadde) du (?:\\w+ )?(?:i (?:\\w+ )?lonn|betalt|i timen)\\b',
    `(?:hva|hvor hoy|hvilken) (?:er|var) (?:din|lonnen din|deres) ?(?:\\w+ )?(?:${PAY})?`,
    `(?:din|ditt|dine) ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    'hvor mye betaler ~arbeidsgiver',
  ],
  asked: 'fortell|send|oppgi|angi|skriv|vite\\b|(?:vi|jeg) trenger|ta med|legg ved',
};
